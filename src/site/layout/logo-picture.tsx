import { pictureSources } from '../../shared/picture-url.ts'
import { SourcedImage } from '../../ui/sourced-image.tsx'
import { useImageState } from '../../ui/use-image-state.ts'
import * as messages from '../messages/site-messages.ts'

/** Of the width it is drawn at: a mark with flat colours is as sharp, and a phone takes the file of 320 pixels. */
const share = 0.9

type LogoPictureProps = {
  src: string
  /** Height in pixels and the class that sets it. */
  height: number
  className: string
}

/** A logo at the size it is drawn; the name itself where there is none. */
export function LogoPicture({ src, height, className }: LogoPictureProps) {
  const { isUsable, imageProps } = useImageState(src)
  if (!isUsable)
    return (
      <span className="max-w-64 text-balance text-h3 leading-tight text-gsf-primary">
        {messages.frame.siteName()}
      </span>
    )
  const sources = pictureSources(src)
  const ratio = sources.width && sources.height ? sources.width / sources.height : undefined
  return (
    <SourcedImage
      {...imageProps}
      sources={sources}
      sizes={`${Math.round(height * (ratio ?? 4) * share)}px`}
      alt={messages.frame.siteName()}
      // The logo of the other theme is never fetched.
      loading="lazy"
      // Its own: that of a smaller file is rounded, and would move what stands beside it.
      style={{ aspectRatio: ratio }}
      className={`w-auto object-contain ${className}`}
    />
  )
}
