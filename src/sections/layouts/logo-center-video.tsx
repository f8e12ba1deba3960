import { classNames } from '../../ui/class-names.ts'
import { alignItems } from '../section-align.ts'
import { SectionFrame, SectionHeading, type SectionViewProps } from '../section-frame.tsx'
import { SectionLogo } from '../section-logo.tsx'
import { SectionSubheader } from '../section-subheader.tsx'
import { SectionText } from '../section-text.tsx'
import { SectionVideo } from '../section-video.tsx'

const cards = {
  left: '@4xl:flex-row @4xl:items-center @4xl:justify-between',
  center: 'mx-auto max-w-192',
  right: '@4xl:flex-row-reverse @4xl:items-center @4xl:justify-between',
}

/** A mark, a few words and a small film on one card. */
export function LogoCenterVideo({ section, headingLevel }: SectionViewProps) {
  const { align, header, subheader, content, images, imageWidth, videoUrl, id } = section
  return (
    <SectionFrame section={section} headingLevel={headingLevel} tone="sunken">
      <div
        className={classNames(
          'flex flex-col gap-x-14 gap-y-10 rounded-2xl border border-line bg-surface p-[clamp(1.5rem,5cqi,4rem)]',
          alignItems[align],
          cards[align],
        )}
      >
        <div className={classNames('flex max-w-measure min-w-0 flex-1 flex-col gap-3', alignItems[align])}>
          <div className="mb-4 max-w-full empty:hidden">
            <SectionLogo image={images[0]} width={imageWidth} patternId={id} />
          </div>
          <SectionHeading className="text-h2" />
          <SectionSubheader text={subheader} className="text-lead font-medium" />
          <SectionText text={content} className="text-muted" />
        </div>
        <SectionVideo
          url={videoUrl}
          title={header}
          patternId={id}
          className={align === 'center' ? '' : 'shrink @4xl:basis-140'}
        />
      </div>
    </SectionFrame>
  )
}
