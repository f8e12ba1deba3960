import { classNames } from '../../ui/class-names.ts'
import { heroHeadingSize } from '../heading-size.ts'
import { SectionActions } from '../section-actions.tsx'
import { alignItems } from '../section-align.ts'
import { SectionFrame, SectionHeading, type SectionViewProps } from '../section-frame.tsx'
import { SectionPicture } from '../section-picture.tsx'
import { SectionSubheader } from '../section-subheader.tsx'
import { SectionText } from '../section-text.tsx'
import { sectionTexts } from '../section-texts.ts'

/** The section's own colour, and a picture in an arch that stands on its lower edge. */
export function CustomHero(props: SectionViewProps) {
  const { section, headingLevel } = props
  const { align } = section
  return (
    <SectionFrame
      section={section}
      headingLevel={headingLevel}
      tone="fill"
      inset="bleed"
      className={classNames(
        'page-width grid gap-x-12 gap-y-12 pt-section',
        align !== 'center' && '@4xl:min-h-160 @4xl:grid-cols-12 @4xl:pt-20',
      )}
    >
      <div
        className={classNames(
          'flex flex-col gap-5',
          alignItems[align],
          align === 'center' ? 'mx-auto max-w-200' : '@4xl:col-span-7 @4xl:self-center @4xl:pb-24',
          align === 'right' && '@4xl:order-2',
        )}
      >
        <SectionHeading className={heroHeadingSize(section.header)} />
        <SectionSubheader text={section.subheader} className="text-h3 text-(--section-accent-ink)" />
        <SectionText text={section.content} className="prose-measure text-lead text-muted" />
        <SectionActions section={section} className="mt-3" />
      </div>
      {align === 'center' ? <Dome {...props} /> : <Arch {...props} />}
    </SectionFrame>
  )
}

function Arch({ section, isFirst }: SectionViewProps) {
  return (
    <div className="relative mx-auto w-full max-w-88 self-end @4xl:col-span-5 @4xl:h-full @4xl:max-w-none">
      <div className="absolute -inset-x-6 -top-8 bottom-0 rounded-t-full bg-(--section-secondary) @4xl:-inset-x-10" />
      <SectionPicture
        image={section.images[0]}
        patternId={section.id}
        missingText={sectionTexts.missingHeroImage}
        isPriority={isFirst}
        ratio={[800, 1000]}
        // The arch is high: a wide picture is drawn twice as wide as what is seen of it.
        sizes="(min-width: 56rem) 62rem, (min-width: 30rem) 46rem, 22rem"
        className="relative aspect-4/5 rounded-t-full @4xl:aspect-auto @4xl:h-full"
      />
    </div>
  )
}

function Dome({ section, isFirst }: SectionViewProps) {
  return (
    <div className="relative mx-auto w-full max-w-240">
      <div className="absolute -inset-x-[4%] -top-[8%] bottom-0 rounded-t-[50%_100%] bg-(--section-secondary)" />
      <SectionPicture
        image={section.images[0]}
        patternId={section.id}
        missingText={sectionTexts.missingHeroImage}
        isPriority={isFirst}
        ratio={[1600, 760]}
        className="relative aspect-19/9 rounded-t-[50%_100%]"
      />
    </div>
  )
}
