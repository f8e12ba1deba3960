import { classNames } from '../../ui/class-names.ts'
import { alignBlock, textAlign } from '../section-align.ts'
import { SectionFrame, SectionHeading, type SectionViewProps } from '../section-frame.tsx'
import { PictureCaption, SectionPicture } from '../section-picture.tsx'
import { SectionSubheader } from '../section-subheader.tsx'
import { SectionText } from '../section-text.tsx'

const corners = {
  left: 'rounded-se-2xl pe-[clamp(1.5rem,5cqi,4rem)] before:end-full',
  center: 'rounded-t-2xl px-[clamp(1.5rem,5cqi,4rem)] before:hidden',
  right: 'rounded-ss-2xl ps-[clamp(1.5rem,5cqi,4rem)] before:start-full',
}

/** One picture from edge to edge; its words stand on a sheet that laps over its lower edge. */
export function FullWidthImage({ section, headingLevel, isFirst }: SectionViewProps) {
  const { align, header, subheader, content, images, id } = section
  const hasText = Boolean(header || subheader || content.trim())
  return (
    <SectionFrame section={section} headingLevel={headingLevel} inset="bleed">
      <figure className="pb-[calc(var(--spacing-section)*0.5)]">
        <SectionPicture
          image={images[0]}
          patternId={id}
          isPriority={isFirst}
          ratio={[1920, 900]}
          className="aspect-5/4 max-h-180 w-full @2xl:aspect-21/10"
        />
        {hasText && (
          <div className="page-width">
            <div
              className={classNames(
                'relative -mt-16 w-fit max-w-[min(48rem,88cqi)] bg-paper pt-8 before:absolute before:inset-y-0 before:w-[50cqi] before:bg-paper @2xl:-mt-24 @2xl:pt-10',
                textAlign[align],
                alignBlock[align],
                corners[align],
              )}
            >
              <SectionHeading className="text-h2" />
              <SectionSubheader text={subheader} className="mt-2 text-lead font-medium" />
              <SectionText text={content} className="prose-measure mt-3 text-muted" />
            </div>
          </div>
        )}
        <PictureCaption image={images[0]} className={classNames('page-width mt-4', textAlign[align])} />
      </figure>
    </SectionFrame>
  )
}
