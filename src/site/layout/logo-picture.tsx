import { pictureSources } from '../../shared/picture-url.ts'
import { useImageState } from '../../ui/use-image-state.ts'
import { messages } from '../messages/en.ts'

type LogoPictureProps = {
  src: string
  /** Height in pixels and the class that sets it. */
  height: number
  className: string
}

/** A logo at the size it is drawn; the name itself where there is none. */
export function LogoPicture({ src, height, className }: LogoPictureProps) {
  const { isUsable, imageProps } = useImageState(src)
  if (!isUsable) return <span className="text-h3 text-gsf-primary">{messages.frame.siteName}</span>
  const sources = pictureSources(src)
  const drawn = sources.width && sources.height ? (height * sources.width) / sources.height : height * 4
  const sizes = `${Math.round(drawn)}px`
  return (
    <picture className="contents">
      {sources.avifSrcSet && <source type="image/avif" srcSet={sources.avifSrcSet} sizes={sizes} />}
      {sources.webpSrcSet && <source type="image/webp" srcSet={sources.webpSrcSet} sizes={sizes} />}
      {/* Lazy, so that the logo of the other theme is never fetched. */}
      <img
        {...imageProps}
        src={sources.src}
        alt={messages.frame.siteName}
        width={sources.width}
        height={sources.height}
        loading="lazy"
        className={`w-auto object-contain ${className}`}
      />
    </picture>
  )
}
