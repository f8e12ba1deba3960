import type { ComponentProps } from 'react'
import type { PictureSources } from '../shared/picture-url.ts'

type SourcedImageProps = Omit<ComponentProps<'img'>, 'src' | 'srcSet'> & {
  sources: PictureSources
  alt: string
}

/** Of the whole screen, but a phone needs a tenth fewer dots than it has: nobody sees the difference, in a file a fifth smaller. */
const widthOfScreen = '(min-width: 40rem) 100vw, 92vw'

/** An image in the smallest file that the browser can read and that fills the drawn width, which `sizes` tells. */
export function SourcedImage({ sources, alt, sizes = widthOfScreen, ...image }: SourcedImageProps) {
  const { src, width, height, avifSrcSet, webpSrcSet } = sources
  return (
    <picture className="contents">
      {avifSrcSet && <source type="image/avif" srcSet={avifSrcSet} sizes={sizes} />}
      {webpSrcSet && <source type="image/webp" srcSet={webpSrcSet} sizes={sizes} />}
      <img
        {...image}
        src={src}
        alt={alt}
        width={width ?? image.width}
        height={height ?? image.height}
        sizes={webpSrcSet ? sizes : undefined}
      />
    </picture>
  )
}
