import { classNames } from '../ui/class-names.ts'
import { Written } from '../ui/written.tsx'
import { RichStatement } from './rich-statement.tsx'
import { useHintLook } from './section-hint-context.ts'
import { TextBlocks } from './section-text.tsx'
import { isStatement, statementLook } from './statement-look.ts'
import { textBlocks } from './text-blocks.ts'

/** The first paragraph in large type, what follows as ordinary text; all of it ordinary where the first is long. */
export function Statement({ text }: { text: string }) {
  const look = classNames(statementLook, useHintLook(text))
  const blocks = textBlocks(text)
  if (!blocks) return <RichStatement text={text} className={look} />
  const [first, ...rest] = blocks
  const statement = first?.kind === 'paragraph' ? first.lines.join('\n') : ''
  if (!isStatement(statement)) return <TextBlocks blocks={blocks} className="prose-measure text-lead" />
  return (
    <>
      <Written as="p" className={look}>
        {statement}
      </Written>
      <TextBlocks blocks={rest} className="prose-measure text-muted" />
    </>
  )
}
