import type { PageSection } from '../../content/page-section/page-section.ts'
import { classNames } from '../../ui/class-names.ts'
import { heroHeadingSize } from '../heading-size.ts'
import { SectionActions } from '../section-actions.tsx'
import { alignBlock, alignItems } from '../section-align.ts'
import { SectionFrame, SectionHeading, type SectionViewProps } from '../section-frame.tsx'
import { SectionPicture } from '../section-picture.tsx'
import { SectionSubheader } from '../section-subheader.tsx'
import { SectionText } from '../section-text.tsx'
import { sectionTexts } from '../section-texts.ts'

// The veil belongs to the text's box, not to the picture: it reaches as far as the text does, however long that is.
const veils: Record<PageSection['align'], string> = {
  left: 'bg-paper/82 @4xl:flex-1 @4xl:bg-transparent @4xl:bg-linear-to-r @4xl:rtl:bg-linear-to-l',
  center:
    'bg-paper/82 @4xl:flex-1 @4xl:bg-transparent @4xl:bg-[linear-gradient(to_right,transparent,color-mix(in_oklab,var(--paper)_84%,transparent)_24%,color-mix(in_oklab,var(--paper)_84%,transparent)_76%,transparent)]',
  right: 'bg-paper/82 @4xl:flex-1 @4xl:bg-transparent @4xl:bg-linear-to-l @4xl:rtl:bg-linear-to-r',
}
const sideways = '@4xl:from-paper/94 @4xl:via-paper/78 @4xl:via-48% @4xl:to-transparent @4xl:to-88%'

/** A picture from edge to edge with the words at its foot. */
export function Hero({ section, headingLevel, isFirst }: SectionViewProps) {
  const { align, header, subheader, content, images, id } = section
  return (
    <SectionFrame section={section} headingLevel={headingLevel} tone="deep" inset="bleed">
      <SectionPicture
        image={images[0]}
        patternId={id}
        missingText={sectionTexts.missingHeroImage}
        isPriority={isFirst}
        isBackground
        className="absolute inset-0 -z-10"
      />
      <div className="flex min-h-[clamp(33rem,52cqi,46rem)] flex-col justify-end">
        <div className="h-56 bg-linear-to-b from-transparent to-paper/82 @4xl:hidden" />
        <div
          className={classNames(
            'flex flex-col justify-end pb-[calc(var(--spacing-section)*0.75)] @4xl:pt-section',
            veils[align],
            align !== 'center' && sideways,
          )}
        >
          <div className="page-width">
            <div
              className={classNames(
                'flex max-w-160 flex-col gap-5 @4xl:max-w-[min(41rem,52cqi)]',
                alignItems[align],
                alignBlock[align],
              )}
            >
              <SectionHeading className={heroHeadingSize(header)} />
              <SectionSubheader text={subheader} className="text-h3 text-(--section-accent-ink)" />
              <SectionText text={content} className="prose-measure text-lead" />
              <SectionActions section={section} className="mt-3" />
            </div>
          </div>
        </div>
      </div>
    </SectionFrame>
  )
}
