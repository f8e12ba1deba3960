import { classNames } from '../ui/class-names.ts'
import { Written } from '../ui/written.tsx'
import { useHintLook } from './section-hint-context.ts'
import { TextBlocks } from './section-text.tsx'
import { textBlocks } from './text-blocks.ts'

/** More than this is a text, not a statement. */
const statementLength = 260

/** The first paragraph in large type, what follows as ordinary text; all of it ordinary where the first is long. */
export function Statement({ text }: { text: string }) {
  const blocks = textBlocks(text)
  const hintLook = useHintLook(text)
  const [first, ...rest] = blocks
  const statement = first?.kind === 'paragraph' ? first.lines.join('\n') : ''
  if (!statement || statement.length > statementLength) {
    return <TextBlocks blocks={blocks} className="prose-measure text-lead" />
  }
  return (
    <>
      <Written as="p" className={classNames('text-h2 font-normal whitespace-pre-line', hintLook)}>
        {statement}
      </Written>
      <TextBlocks blocks={rest} className="prose-measure text-muted" />
    </>
  )
}
