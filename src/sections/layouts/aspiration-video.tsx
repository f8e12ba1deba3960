import { classNames } from '../../ui/class-names.ts'
import { SectionActions } from '../section-actions.tsx'
import { alignItems } from '../section-align.ts'
import { SectionFrame, SectionHeading, type SectionViewProps } from '../section-frame.tsx'
import { SectionSubheader } from '../section-subheader.tsx'
import { SectionVideo } from '../section-video.tsx'
import { Statement } from '../statement.tsx'

/** A dark room for a film: the screen is wide, the words stand beside it. */
export function AspirationVideo({ section, headingLevel }: SectionViewProps) {
  const { align, header, subheader, content, images, videoUrl, id } = section
  const isCentered = align === 'center'
  return (
    <SectionFrame
      section={section}
      headingLevel={headingLevel}
      tone="deep"
      className={classNames('grid gap-x-14 gap-y-10', !isCentered && '@4xl:grid-cols-12 @4xl:items-center')}
    >
      <div
        className={classNames(
          'flex flex-col gap-5',
          alignItems[align],
          isCentered ? 'mx-auto max-w-200' : '@4xl:col-span-5',
          align === 'right' && '@4xl:order-2',
        )}
      >
        <div className={classNames('flex flex-col gap-1', alignItems[align])}>
          <SectionHeading className="text-h3 text-(--section-accent-ink)" />
          <SectionSubheader text={subheader} className="text-muted" />
        </div>
        <Statement text={content} />
        <SectionActions section={section} withSecondary={false} className="mt-2" />
      </div>
      <SectionVideo
        url={videoUrl}
        title={header}
        still={images[0]}
        patternId={id}
        width="full"
        className={isCentered ? 'mx-auto max-w-240' : '@4xl:col-span-7'}
      />
    </SectionFrame>
  )
}
