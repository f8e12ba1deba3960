import { wordsOfLines } from '../shared/plain-words.ts'
import { parseRichText } from '../shared/rich-text.ts'
import { Written } from '../ui/written.tsx'
import { RichBlocks } from './rich-blocks.tsx'
import { RichLines } from './rich-lines.tsx'
import { isStatement } from './statement-look.ts'

/** A statement with marks; `className` is that of its first paragraph. */
export function RichStatement({ text, className }: { text: string; className: string }) {
  const blocks = parseRichText(text)
  const [first, ...rest] = blocks
  const lines = first?.kind === 'paragraph' ? first.lines : []
  const statement = wordsOfLines(lines)
  if (!isStatement(statement)) return <RichBlocks blocks={blocks} className="prose-measure text-lead" />
  return (
    <>
      <Written as="p" text={statement} className={className}>
        <RichLines lines={lines} />
      </Written>
      <RichBlocks blocks={rest} className="prose-measure text-muted" />
    </>
  )
}
