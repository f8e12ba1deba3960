import { useVirtualizer } from '@tanstack/react-virtual'
import { memo, useEffect, useRef } from 'react'
import type { AlbumImage } from '../../../content/media-album.ts'
import { messages } from '../../messages/en.ts'
import { RecordPicture } from '../../record-picture.tsx'
import { pictureWords } from './picture-words.ts'

const texts = messages.events.lightbox
/** Pixels: a thumbnail and the gap behind it. */
const pitch = 72

interface ThumbnailStripProps {
  images: readonly AlbumImage[]
  index: number
  onChoose: (index: number) => void
  isMirrored: boolean
}

/** All pictures of the album in a row; only those in sight exist, so that a thousand are no burden. */
export const ThumbnailStrip = memo(function ThumbnailStrip(props: ThumbnailStripProps) {
  const { images, index, onChoose, isMirrored } = props
  const strip = useRef<HTMLDivElement>(null)
  const virtual = useVirtualizer({
    count: images.length,
    horizontal: true,
    isRtl: isMirrored,
    getScrollElement: () => strip.current,
    estimateSize: () => pitch,
    overscan: 8,
    useFlushSync: false,
  })
  useEffect(() => {
    const hadFocus = strip.current?.contains(document.activeElement)
    virtual.scrollToIndex(index, { align: 'center' })
    if (!hadFocus) return
    // The new one may come into being only after the scrolling.
    requestAnimationFrame(() => {
      strip.current?.querySelector<HTMLElement>('[aria-current="true"]')?.focus({ preventScroll: true })
    })
  }, [index, virtual])
  return (
    <div
      ref={strip}
      role="toolbar"
      aria-label={texts.thumbnails}
      className="scrollbar-quiet mt-3 overflow-x-auto overscroll-x-contain px-4 pb-3 sm:px-6 [@media(max-height:30rem)]:hidden"
    >
      <div className="relative mx-auto h-16" style={{ width: virtual.getTotalSize() }}>
        {virtual.getVirtualItems().map(({ index: at, start }) => {
          const image = images[at]
          const isCurrent = at === index
          if (!image) return null
          return (
            <button
              key={at}
              type="button"
              aria-label={texts.show(at + 1, pictureWords(image))}
              aria-current={isCurrent}
              // One stop for the Tab key; the arrow keys move from picture to picture.
              tabIndex={isCurrent ? 0 : -1}
              onClick={() => onChoose(at)}
              style={{ insetInlineStart: start }}
              className="absolute top-0 size-16 overflow-clip rounded-md opacity-60 outline-offset-[-2px] transition-opacity hover:opacity-100 aria-[current=true]:opacity-100 aria-[current=true]:outline-2 aria-[current=true]:outline-gsf-gold"
            >
              <RecordPicture url={image.url} alt="" id={`${at}`} ratio={[1, 1]} className="size-full" />
            </button>
          )
        })}
      </div>
    </div>
  )
})
