import { LogoPlate } from '../../sections/logo-plate.tsx'
import { SectionText } from '../../sections/section-text.tsx'
import { WrittenSection } from '../../sections/written-section.tsx'
import { classNames } from '../../ui/class-names.ts'
import { Written } from '../../ui/written.tsx'
import type { AboutContent } from './about-content.ts'
import { BlendedModel } from './blended-model.tsx'

/** Two ways of working, and the model in which they meet. */
export function DualApproach({ content }: { content: AboutContent }) {
  const { programsTitle, programsSubtitle, programsContent } = content
  return (
    <WrittenSection
      aria-labelledby="dual-approach"
      written={{ header: programsTitle, subheader: programsSubtitle, content: programsContent }}
      className="overflow-clip bg-sunken"
    >
      <div className="page-width py-section">
        <div className="grid gap-x-gutter gap-y-6 lg:grid-cols-12">
          <div className="lg:col-span-7">
            <Written as="h2" id="dual-approach" className="max-w-[14ch] text-display">
              {programsTitle}
            </Written>
            <Written as="p" className="mt-5 text-h3 text-link">
              {programsSubtitle}
            </Written>
          </div>
          <div className="grid content-end gap-5 lg:col-span-5">
            <SectionText text={content.programsApproachText} className="text-lead font-medium" />
            <SectionText text={programsContent} className="text-muted" />
          </div>
        </div>
        <div className="mt-14 grid gap-x-gutter gap-y-14 md:grid-cols-2 lg:mt-24">
          <Way
            title={content.philanthropicTitle}
            text={content.philanthropicContent}
            logos={content.philanthropicLogos}
            lineClass="bg-gsf-accent"
          />
          <Way
            title={content.entrepreneurshipTitle}
            text={content.entrepreneurshipContent}
            logos={content.entrepreneurshipLogos}
            lineClass="bg-gsf-secondary"
            className="md:pt-20"
          />
        </div>
        <BlendedModel text={content.blendedModelContent} imageUrl={content.blendedModelImageUrl} />
      </div>
    </WrittenSection>
  )
}

interface WayProps {
  title: string
  text: string
  logos: AboutContent['philanthropicLogos']
  /** The colour of its stream, which flows on into the blended model. */
  lineClass: string
  className?: string
}

function Way({ title, text, logos, lineClass, className }: WayProps) {
  const shown = logos.filter(({ name, url }) => name || url)
  return (
    <div className={classNames('flex flex-col', className)}>
      <span aria-hidden="true" className={classNames('block h-1.5 rounded-full', lineClass)} />
      <Written as="h3" className="mt-8 text-h2">
        {title}
      </Written>
      <SectionText text={text} className="mt-4 max-w-measure text-muted" />
      {shown.length > 0 && (
        <ul aria-label={title} className="mt-8 grid grid-cols-2 gap-3">
          {shown.map(({ name, url }) => (
            <li key={name + url}>
              <LogoPlate image={{ url, alt: name, caption: '' }} />
            </li>
          ))}
        </ul>
      )}
      <span
        aria-hidden="true"
        className={classNames('mt-4 min-h-4 w-3 flex-1 self-center rounded-t-full max-md:hidden', lineClass)}
      />
    </div>
  )
}
