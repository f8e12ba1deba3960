import { Plus } from 'lucide-react'
import { Written } from '../../ui/written.tsx'
import { sectionHeadingSize } from '../heading-size.ts'
import { MissingItems } from '../missing-items.tsx'
import { filledItems } from '../numbered.ts'
import { SectionFrame, type SectionViewProps } from '../section-frame.tsx'
import { SectionIntro } from '../section-intro.tsx'
import { SectionText } from '../section-text.tsx'

/** Questions that open to their answers: without scripts, and found by the browser's own search while they are closed. */
export function Questions({ section, headingLevel }: SectionViewProps) {
  const items = filledItems(section.items)
  return (
    <SectionFrame
      section={section}
      headingLevel={headingLevel}
      className="grid gap-x-20 gap-y-10 @4xl:grid-cols-12"
    >
      <div className="@4xl:col-span-4">
        <SectionIntro section={section} headingClassName={sectionHeadingSize(section.header)} />
      </div>
      <div className="@4xl:col-span-8">
        {items.length === 0 && <MissingItems />}
        {items.length > 0 && (
          <div className="divide-y divide-line border-y border-line">
            {items.map(({ number, title, description }) => (
              <details key={number} className="group">
                <summary className="flex cursor-pointer list-none items-start justify-between gap-4 rounded-sm py-5 text-lead font-medium [&::-webkit-details-marker]:hidden">
                  <Written as="span">{title}</Written>
                  <Plus
                    aria-hidden="true"
                    className="mt-[0.3em] size-5 shrink-0 text-muted transition-transform group-open:rotate-45"
                  />
                </summary>
                <SectionText text={description} className="prose-measure pb-6 text-muted" />
              </details>
            ))}
          </div>
        )}
      </div>
    </SectionFrame>
  )
}
