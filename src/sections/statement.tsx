import { classNames } from '../ui/class-names.ts'
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
      <p
        className={classNames(
          'text-h2 font-normal [&:lang(ar)]:leading-normal whitespace-pre-line',
          hintLook,
        )}
      >
        {statement}
      </p>
      <TextBlocks blocks={rest} className="prose-measure text-muted" />
    </>
  )
}
