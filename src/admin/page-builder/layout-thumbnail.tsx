import { sectionWith } from '../../content/page-section/blank-section.ts'
import type { SectionLayout } from '../../content/page-section/section-layout-names.ts'
import { sectionSamples } from '../../content/page-section/section-samples.ts'
import { allSectionViews } from '../../sections/all-section-views.ts'
import { HintedSections } from '../../sections/hinted-sections.tsx'
import { SectionDataProvider } from '../../sections/section-context.tsx'
import { mainLanguage } from '../../shared/languages.ts'
import { InLanguage } from '../in-language.tsx'
import { useScaleToFit } from '../use-scale-to-fit.ts'

const pageWidth = 1120

/** A layout with its sample text, as small as a stamp. */
export function LayoutThumbnail({ layout }: { layout: SectionLayout }) {
  const { outer, inner, scale } = useScaleToFit(pageWidth)
  const sample = sectionWith('', layout, sectionSamples[layout])
  return (
    <div
      ref={outer}
      inert
      aria-hidden="true"
      className="relative grid aspect-8/5 items-center overflow-clip rounded-md border border-line bg-paper"
    >
      <div
        ref={inner}
        style={{ width: pageWidth, transform: `scale(${scale})` }}
        // Its own height is that of the full size: taken out of the flow, only what is drawn counts.
        className="@container pointer-events-none absolute origin-left text-body rtl:origin-right"
      >
        <InLanguage language={mainLanguage}>
          <SectionDataProvider isPreview>
            <HintedSections sections={[sample]} firstHeadingLevel={2} views={allSectionViews} />
          </SectionDataProvider>
        </InLanguage>
      </div>
    </div>
  )
}
