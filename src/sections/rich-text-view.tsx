import { parseRichText } from '../shared/rich-text.ts'
import { type HeadingLevel, RichBlocks } from './rich-blocks.tsx'

interface RichTextProps {
  text: string
  className?: string | undefined
  headingLevel?: HeadingLevel | undefined
}

/** A text with marks. */
export function RichText({ text, ...look }: RichTextProps) {
  return <RichBlocks blocks={parseRichText(text)} {...look} />
}
