import { classNames } from '../../ui/class-names.ts'
import { SectionActions } from '../section-actions.tsx'
import { alignItems } from '../section-align.ts'
import { SectionFrame, SectionHeading, type SectionViewProps } from '../section-frame.tsx'
import { PictureCaption, SectionPicture } from '../section-picture.tsx'
import { SectionSubheader } from '../section-subheader.tsx'
import { Statement } from '../statement.tsx'

/** A statement in large type; a tall picture beside it where there is one. */
export function Aspiration({ section, headingLevel }: SectionViewProps) {
  const { align, subheader, content, images, id } = section
  const image = images[0]?.url ? images[0] : undefined
  return (
    <SectionFrame
      section={section}
      headingLevel={headingLevel}
      tone="tint"
      className="grid gap-x-16 gap-y-10 @3xl:grid-cols-12 @3xl:items-center"
    >
      {image && (
        <figure className={classNames('@3xl:col-span-5', align === 'right' && '@3xl:order-2')}>
          <SectionPicture
            image={image}
            patternId={id}
            ratio={[960, 1200]}
            className="aspect-4/3 rounded-2xl @3xl:aspect-4/5"
          />
          <PictureCaption image={image} className="mt-3" />
        </figure>
      )}
      <div
        className={classNames(
          'flex flex-col gap-6',
          alignItems[align],
          image ? '@3xl:col-span-7' : '@3xl:col-span-10',
          !image && align === 'center' && '@3xl:col-start-2',
          !image && align === 'right' && '@3xl:col-start-3',
        )}
      >
        <div className={classNames('flex flex-col gap-1', alignItems[align])}>
          <SectionHeading className="text-h3 text-(--section-primary-ink)" />
          <SectionSubheader text={subheader} className="text-muted" />
        </div>
        <Statement text={content} />
        <SectionActions section={section} withSecondary={false} className="mt-2" />
      </div>
    </SectionFrame>
  )
}
