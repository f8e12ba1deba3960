import { wordsOfLines } from '../shared/plain-words.ts'
import { parseRichText } from '../shared/rich-text.ts'
import { classNames } from '../ui/class-names.ts'
import { Written } from '../ui/written.tsx'
import { RichBlocks } from './rich-blocks.tsx'
import { RichLines } from './rich-lines.tsx'
import { useHintLook } from './section-hint-context.ts'

/** More than this is a text, not a statement. */
const statementLength = 260

/** The first paragraph in large type, what follows as ordinary text; all of it ordinary where the first is long. */
export function Statement({ text }: { text: string }) {
  const blocks = parseRichText(text)
  const hintLook = useHintLook(text)
  const [first, ...rest] = blocks
  const lines = first?.kind === 'paragraph' ? first.lines : []
  const statement = wordsOfLines(lines)
  if (!statement || statement.length > statementLength) {
    return <RichBlocks blocks={blocks} className="prose-measure text-lead" />
  }
  return (
    <>
      <Written
        as="p"
        text={statement}
        className={classNames('text-h2 font-normal whitespace-pre-line', hintLook)}
      >
        <RichLines lines={lines} />
      </Written>
      <RichBlocks blocks={rest} className="prose-measure text-muted" />
    </>
  )
}
