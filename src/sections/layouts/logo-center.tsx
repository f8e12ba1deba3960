import { classNames } from '../../ui/class-names.ts'
import { alignItems } from '../section-align.ts'
import { useSectionData } from '../section-context.tsx'
import { SectionFrame, SectionHeading, type SectionViewProps } from '../section-frame.tsx'
import { SectionLogo } from '../section-logo.tsx'
import { SectionSubheader } from '../section-subheader.tsx'
import { SectionText } from '../section-text.tsx'

/** A mark between two lines, as on a letterhead, and a few words below it. */
export function LogoCenter({ section, headingLevel }: SectionViewProps) {
  const { align, subheader, content, images, imageWidth, id } = section
  const { isPreview } = useSectionData()
  const hasLogo = Boolean(images[0]?.url) || isPreview
  return (
    <SectionFrame
      section={section}
      headingLevel={headingLevel}
      className={classNames('flex flex-col gap-8', alignItems[align])}
    >
      {hasLogo && (
        <div className="flex w-full items-center gap-[clamp(1rem,4cqi,3rem)]">
          {align !== 'left' && <Line />}
          <SectionLogo image={images[0]} width={imageWidth} patternId={id} />
          {align !== 'right' && <Line />}
        </div>
      )}
      <div className={classNames('flex max-w-160 flex-col gap-3', alignItems[align])}>
        <SectionHeading className="text-h2" />
        <SectionSubheader text={subheader} className="text-lead font-medium" />
        <SectionText text={content} className="text-lead text-muted" />
      </div>
    </SectionFrame>
  )
}

function Line() {
  return <span className="h-px min-w-0 flex-1 bg-line" />
}
