import type { SectionImage } from '../content/page-section/page-section.ts'
import { pictureSources } from '../shared/picture-url.ts'
import { isSafeImageAddress } from '../shared/safe-url.ts'
import { classNames } from '../ui/class-names.ts'
import { SourcedImage } from '../ui/sourced-image.tsx'
import { useImageState } from '../ui/use-image-state.ts'
import { useSectionData } from './section-context.tsx'
import { sectionTexts } from './section-texts.ts'

/** The widest a mark is drawn: on a phone two or three stand side by side. */
const drawnWidth = '(min-width: 40rem) 14rem, 10rem'

/** A mark on a plate that is light in both themes; its name where there is no mark or it does not load. */
export function LogoPlate({ image }: { image: SectionImage }) {
  const { isPreview } = useSectionData()
  const url = isSafeImageAddress(image.url) ? image.url : ''
  const { isUsable, imageProps } = useImageState(url)
  return (
    <div
      className={classNames(
        'relative grid aspect-16/9 place-items-center rounded-card border px-[10%] text-center',
        isUsable || image.alt
          ? 'border-line bg-surface dark:border-transparent dark:bg-on-primary dark:text-on-bright'
          : 'border-dashed border-control text-muted',
      )}
    >
      {isUsable ? (
        <SourcedImage
          {...imageProps}
          sources={pictureSources(url)}
          sizes={drawnWidth}
          alt={image.alt}
          width={320}
          height={160}
          loading="lazy"
          decoding="async"
          className="absolute inset-0 size-full object-contain px-[10%] py-[9%]"
        />
      ) : (
        <span className="line-clamp-2 max-w-full text-small font-semibold">
          {image.alt || (isPreview && sectionTexts.missingLogo)}
        </span>
      )}
    </div>
  )
}
