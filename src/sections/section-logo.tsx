import type { SectionImage } from '../content/page-section/page-section.ts'
import { sectionWidth } from '../content/page-section/section-limits.ts'
import { useSectionData } from './section-context.tsx'
import { SectionPicture } from './section-picture.tsx'
import { sectionTexts } from './section-texts.ts'

type SectionLogoProps = {
  image: SectionImage | undefined
  /** In pixels; never wider than its column. */
  width: number
  patternId: string
}

/** A mark at the width an editor chose; on paper in both themes, because most marks are drawn for it. */
export function SectionLogo({ image, width, patternId }: SectionLogoProps) {
  const { isPreview } = useSectionData()
  if (!image?.url && !isPreview) return null
  const isWithin = width >= sectionWidth.min && width <= sectionWidth.max
  const size = isWithin ? width : sectionWidth.initial
  return (
    <div
      style={{ inlineSize: `${size}px` }}
      className="max-w-full shrink-0 rounded-card dark:bg-on-primary dark:p-4"
    >
      <SectionPicture
        image={image}
        patternId={patternId}
        missingText={sectionTexts.missingLogo}
        ratio={[size, size / 2]}
        fit="contain"
        className={image?.url ? '' : 'aspect-2/1 rounded-card'}
        imageClassName="h-auto max-h-80"
      />
    </div>
  )
}
