import type { SectionImage } from '../content/page-section/page-section.ts'
import { type PictureSources, pictureSources } from '../shared/picture-url.ts'
import { isSafeImageAddress } from '../shared/safe-url.ts'
import { classNames } from '../ui/class-names.ts'
import { IdPattern } from '../ui/drawn-pattern.tsx'
import { SourcedImage } from '../ui/sourced-image.tsx'
import { useImageState } from '../ui/use-image-state.ts'
import { Written } from '../ui/written.tsx'
import { useSectionData } from './section-context.tsx'
import { SectionPlaceholder } from './section-placeholder.tsx'
import { sectionTexts } from './section-texts.ts'

export type SectionPictureProps = {
  image: SectionImage | undefined
  /** Makes the quiet pattern that visitors see where there is no picture. */
  patternId: string
  /** What an editor reads where there is no picture. */
  missingText?: string
  /** Width and height of the place it fills, for pictures whose own size is unknown. */
  ratio?: readonly [width: number, height: number]
  fit?: 'cover' | 'contain'
  /** Loaded at once, before everything else: the first large picture of a page. */
  isPriority?: boolean
  /**
   * How wide it is drawn, where a browser cannot find out: before the layout, or cropped to a taller frame. Cards tell
   * phones three quarters of it: 1.7 dots per pixel look as sharp as 2.5, in a file half the size.
   */
  sizes?: string
  /** Lies behind text: what an editor reads moves out of its way. */
  isBackground?: boolean
  /** Sizes the frame, such as aspect-video. */
  className?: string
  imageClassName?: string
}

/** A picture that fills its frame; the frame keeps its size whether or not the picture comes. */
export function SectionPicture(props: SectionPictureProps) {
  const { image, patternId, missingText = sectionTexts.missingImage, className } = props
  const { isPreview } = useSectionData()
  const url = image && isSafeImageAddress(image.url) ? image.url : ''
  const { isUsable, imageProps } = useImageState(url)
  if (isUsable) {
    return (
      <div className={classNames('overflow-hidden', className)}>
        <ResponsiveImage {...props} sources={pictureSources(url)} stateProps={imageProps} />
      </div>
    )
  }
  if (isPreview) {
    return (
      <SectionPlaceholder
        text={missingText}
        id={patternId}
        isBackground={props.isBackground}
        className={className}
      />
    )
  }
  return (
    <div
      {...(image?.alt ? { role: 'img', 'aria-label': image.alt } : {})}
      className={classNames('overflow-hidden', className)}
    >
      <IdPattern id={patternId} />
    </div>
  )
}

type ResponsiveImageProps = SectionPictureProps & {
  sources: PictureSources
  stateProps: ReturnType<typeof useImageState>['imageProps']
}

function ResponsiveImage({ sources, stateProps, ...props }: ResponsiveImageProps) {
  const { image, isPriority = false, fit = 'cover', ratio = [1600, 900], imageClassName } = props
  // The browser knows the drawn width of a lazy picture by itself; of an early one it has to be told.
  const sizes = props.sizes ?? (isPriority ? undefined : 'auto')
  return (
    <SourcedImage
      {...stateProps}
      sources={sources}
      sizes={sizes}
      alt={image?.alt ?? ''}
      width={ratio[0]}
      height={ratio[1]}
      loading={isPriority ? 'eager' : 'lazy'}
      fetchPriority={isPriority ? 'high' : undefined}
      decoding={isPriority ? 'auto' : 'async'}
      className={classNames('size-full', fit === 'cover' ? 'object-cover' : 'object-contain', imageClassName)}
    />
  )
}

/** The words below a picture; nothing where it has none. */
export function PictureCaption({
  image,
  className,
}: {
  image: SectionImage | undefined
  className?: string
}) {
  if (!image?.caption) return null
  return (
    <Written as="figcaption" className={classNames('text-small text-muted', className)}>
      {image.caption}
    </Written>
  )
}
