import { classNames } from '../../ui/class-names.ts'
import { alignBlock, alignItems } from '../section-align.ts'
import { SectionFrame, SectionHeading, type SectionViewProps } from '../section-frame.tsx'
import { SectionLogo } from '../section-logo.tsx'
import { SectionText } from '../section-text.tsx'
import { SectionVideo } from '../section-video.tsx'

/** A mark, a few words and a small film, one below the other on a card. */
export function LogoCenterVideo({ section, headingLevel }: SectionViewProps) {
  const { align, header, subheader, content, images, imageWidth, videoUrl, id } = section
  return (
    <SectionFrame section={section} headingLevel={headingLevel} tone="sunken">
      <div
        className={classNames(
          'flex max-w-192 flex-col gap-8 rounded-2xl border border-line bg-surface px-[clamp(1.25rem,6cqi,4.5rem)] py-[clamp(2.5rem,6cqi,4.5rem)]',
          alignItems[align],
          alignBlock[align],
        )}
      >
        <SectionLogo image={images[0]} width={imageWidth} patternId={id} />
        <div className={classNames('flex max-w-measure flex-col gap-3', alignItems[align])}>
          <SectionHeading className="text-h2" />
          {subheader && <p className="text-lead font-medium">{subheader}</p>}
          <SectionText text={content} className="text-muted" />
        </div>
        <SectionVideo url={videoUrl} title={header} patternId={id} />
      </div>
    </SectionFrame>
  )
}
