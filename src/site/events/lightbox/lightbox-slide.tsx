import { type CSSProperties, useState } from 'react'
import type { AlbumImage } from '../../../content/media-album/media-album.ts'
import { parsePictureUrl, pictureSources, variantUrl } from '../../../shared/picture-url.ts'
import { isSafeImageAddress } from '../../../shared/safe-url.ts'
import { classNames } from '../../../ui/class-names.ts'
import { useImageState } from '../../../ui/use-image-state.ts'
import * as messages from '../../messages/site-messages.ts'
import { enlarged, fits, type Size, type Zoom } from './lightbox-view.ts'

interface LightboxSlideProps {
  image: AlbumImage
  alt: string
  /** Only the current one is turned and enlarged. */
  view?: { rotation: number; zoom: Zoom }
  /** While a finger moves it, it follows at once. */
  isHeld: boolean
  /** Called when it is there, or will not come. */
  onReady: () => void
}

/** One picture, as large as its stage allows and no larger than it is. */
export function LightboxSlide({ image, alt, view, isHeld, onReady }: LightboxSlideProps) {
  const url = isSafeImageAddress(image.url) ? image.url : ''
  const { isUsable, imageProps } = useImageState(url)
  const [isLoaded, setLoaded] = useState(false)
  const { rotation = 0, zoom = fits } = view ?? {}
  if (!isUsable) return <p className="px-6 text-center text-muted">{messages.events.lightbox.failed}</p>
  const sources = pictureSources(url)
  const size = sources.width && sources.height ? { width: sources.width, height: sources.height } : undefined
  const isTurned = rotation % 180 !== 0
  const sizes = size && drawnWidth(size, zoom.scale > 1)
  return (
    <picture
      data-turned={isTurned || undefined}
      className={classNames('block', !isHeld && 'transition-transform duration-200')}
      style={{ transform: `translate(${zoom.x}px, ${zoom.y}px) scale(${zoom.scale}) rotate(${rotation}deg)` }}
    >
      {sources.avifSrcSet && <source type="image/avif" srcSet={sources.avifSrcSet} sizes={sizes} />}
      {sources.webpSrcSet && <source type="image/webp" srcSet={sources.webpSrcSet} sizes={sizes} />}
      <img
        {...imageProps}
        src={sources.src}
        alt={alt}
        draggable={false}
        onLoad={() => {
          setLoaded(true)
          onReady()
        }}
        onError={() => {
          imageProps.onError()
          onReady()
        }}
        className={classNames(
          'h-auto max-w-none select-none rounded-sm bg-center bg-cover object-contain',
          !size && (isTurned ? 'max-h-[100cqw] max-w-[100cqh]' : 'max-h-[100cqh] max-w-[100cqw]'),
        )}
        style={{ ...(size && fitted(size, isTurned)), ...(isLoaded ? {} : quickLook(url)) }}
      />
    </picture>
  )
}

/** Known before the picture has come, so that nothing jumps. A turned picture has the other side's room. */
function fitted({ width, height }: Size, isTurned: boolean): CSSProperties {
  const [across, down] = isTurned ? ['100cqh', '100cqw'] : ['100cqw', '100cqh']
  return {
    width: `min(${width}px, ${across}, calc(${down} * ${width / height}))`,
    aspectRatio: `${width} / ${height}`,
  }
}

/** For the browser's choice of file: an enlarged picture deserves a sharper one. */
function drawnWidth({ width, height }: Size, isEnlarged: boolean): string {
  const whole = `min(100vw, ${Math.round((width / height) * 100)}vh)`
  return isEnlarged ? `calc(${enlarged} * ${whole})` : whole
}

/** The thumbnail, which is here already, until the picture is. */
function quickLook(url: string): CSSProperties {
  const picture = parsePictureUrl(url)
  if (!picture || picture.width <= 320) return {}
  return { backgroundImage: `url("${variantUrl({ ...picture, variantWidth: 320, extension: 'avif' })}")` }
}
