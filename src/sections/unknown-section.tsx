import { CircleHelp } from 'lucide-react'
import { SectionFrame, type SectionViewProps } from './section-frame.tsx'
import { sectionTexts } from './section-texts.ts'

/** A section that was made for a layout we do not draw. */
export function UnknownSection({ section, headingLevel }: SectionViewProps) {
  return (
    <SectionFrame section={{ ...section, header: '' }} headingLevel={headingLevel} className="py-12!">
      <p
        role="note"
        className="flex items-center gap-3 rounded-card border border-dashed border-control p-6 text-muted"
      >
        <CircleHelp aria-hidden="true" className="size-5 shrink-0" />
        <span>
          {sectionTexts.unknownLayout}: <strong className="break-all text-ink">{section.layout}</strong>
        </span>
      </p>
    </SectionFrame>
  )
}
