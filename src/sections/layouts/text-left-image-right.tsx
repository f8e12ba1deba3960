import { classNames } from '../../ui/class-names.ts'
import { sectionHeadingSize } from '../heading-size.ts'
import { SectionActions } from '../section-actions.tsx'
import { alignItems } from '../section-align.ts'
import { SectionFrame, type SectionViewProps } from '../section-frame.tsx'
import { SectionIntro } from '../section-intro.tsx'
import { PictureCaption, SectionPicture } from '../section-picture.tsx'

/** Words within the page, and a picture that runs off its far edge. */
export function TextLeftImageRight({ section, headingLevel, isFirst }: SectionViewProps) {
  const { align, images, id } = section
  return (
    <SectionFrame
      section={section}
      headingLevel={headingLevel}
      inset="bleed"
      className="grid gap-y-10 py-section @3xl:grid-cols-[minmax(0,6fr)_minmax(0,7fr)] @3xl:items-center"
    >
      <div
        className={classNames(
          'flex flex-col gap-7 px-gutter @3xl:ps-[max(var(--spacing-gutter),calc((100cqi-76rem)/2+var(--spacing-gutter)))] @3xl:pe-[clamp(2rem,6cqi,6rem)]',
          alignItems[align],
        )}
      >
        <SectionIntro section={section} headingClassName={sectionHeadingSize(section.header)} />
        <SectionActions section={section} withSecondary={false} />
      </div>
      <figure className="ps-gutter @3xl:ps-0">
        <SectionPicture
          image={images[0]}
          patternId={id}
          isPriority={isFirst}
          sizes="(min-width: 30rem) 46rem, 20rem"
          ratio={[1200, 960]}
          className="aspect-4/3 max-h-176 w-full rounded-s-2xl @3xl:aspect-5/6 @5xl:aspect-6/5"
        />
        <PictureCaption image={images[0]} className="mt-3 pe-gutter" />
      </figure>
    </SectionFrame>
  )
}
