import { parseRichText } from '../shared/rich-text.ts'
import { classNames } from '../ui/class-names.ts'
import { type HeadingLevel, RichBlocks } from './rich-blocks.tsx'
import { useHintLook } from './section-hint-context.ts'

type SectionTextProps = {
  text: string
  /** Size, colour and width; nothing is set here. */
  className?: string
  /** Of the larger headings in the text; one below the section's own where nothing is said. */
  headingLevel?: HeadingLevel
}

/** A text with the looks its writer gave it, paragraphs, line breaks and lists; nothing where it is blank. */
export function SectionText({ text, className, headingLevel }: SectionTextProps) {
  const hintLook = useHintLook(text)
  return (
    <RichBlocks
      blocks={parseRichText(text)}
      headingLevel={headingLevel}
      className={classNames(className, hintLook)}
    />
  )
}
