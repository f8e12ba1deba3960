import { imageWith } from '../../content/page-section/blank-section.ts'
import { PictureMosaic } from '../picture-mosaic.tsx'
import { useSectionData } from '../section-context.tsx'
import { SectionFrame, type SectionViewProps } from '../section-frame.tsx'
import { SectionIntro } from '../section-intro.tsx'

/** Where there are no pictures yet, their places are kept. */
const emptyPlaces = [imageWith(''), imageWith(''), imageWith('')]

/** A few words, and all pictures of the section as one mosaic. */
export function GalleryGrid({ section, headingLevel, isFirst }: SectionViewProps) {
  const { isPreview } = useSectionData()
  const images = section.images.filter(({ url }) => url || isPreview)
  return (
    <SectionFrame section={section} headingLevel={headingLevel} className="flex flex-col gap-10 @3xl:gap-14">
      <SectionIntro section={section} />
      <PictureMosaic
        images={images.length > 0 ? images : emptyPlaces}
        patternId={section.id}
        isPriority={isFirst}
      />
    </SectionFrame>
  )
}
