import { classNames } from '../../ui/class-names.ts'
import { SectionActions } from '../section-actions.tsx'
import { alignItems } from '../section-align.ts'
import { SectionFrame, type SectionViewProps } from '../section-frame.tsx'
import { SectionIntro } from '../section-intro.tsx'
import { PictureCaption, SectionPicture } from '../section-picture.tsx'

/** A large picture, and the words on a sheet that lies over its far side. */
export function ImageLeftTextRight({ section, headingLevel, isFirst }: SectionViewProps) {
  const { align, images, id } = section
  return (
    <SectionFrame section={section} headingLevel={headingLevel} className="grid @3xl:grid-cols-12">
      <figure className="contents">
        <SectionPicture
          image={images[0]}
          patternId={id}
          isPriority={isFirst}
          sizes="(min-width: 30rem) 46rem, 20rem"
          ratio={[1200, 900]}
          className="relative aspect-4/3 rounded-2xl @3xl:col-span-8 @3xl:col-start-1 @3xl:row-start-1 @3xl:aspect-auto @3xl:min-h-[clamp(24rem,44cqi,38rem)]"
          imageClassName="absolute inset-0"
        />
        <PictureCaption image={images[0]} className="order-last mt-3 @3xl:col-span-8" />
      </figure>
      <div
        className={classNames(
          'relative ms-5 -mt-14 flex flex-col gap-7 rounded-2xl border border-line bg-raised p-[clamp(1.5rem,4.5cqi,3.5rem)] @3xl:col-span-6 @3xl:col-start-7 @3xl:row-start-1 @3xl:my-[clamp(2.5rem,6cqi,5rem)] @3xl:ms-0 @3xl:self-center',
          alignItems[align],
        )}
      >
        <SectionIntro section={section} />
        <SectionActions section={section} withSecondary={false} />
      </div>
    </SectionFrame>
  )
}
