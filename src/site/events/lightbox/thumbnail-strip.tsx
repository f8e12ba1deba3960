import { memo, useCallback, useEffect, useRef, useState } from 'react'
import type { AlbumImage } from '../../../content/media-album/media-album.ts'
import * as messages from '../../messages/site-messages.ts'
import { RecordPicture } from '../../record-picture.tsx'
import { pictureWords } from './picture-words.ts'
import { type Range, rangeInSight } from './range-in-sight.ts'

const texts = messages.events.lightbox
/** Pixels: a thumbnail and the gap behind it. */
const pitch = 72
const spare = 8

interface ThumbnailStripProps {
  images: readonly AlbumImage[]
  index: number
  onChoose: (index: number) => void
}

/** All pictures of the album in a row; only those in sight exist, so that a thousand are no burden. */
export const ThumbnailStrip = memo(function ThumbnailStrip({ images, index, onChoose }: ThumbnailStripProps) {
  const { strip, range, measure } = useStrip(images.length, index)
  return (
    <div
      ref={strip}
      role="toolbar"
      aria-label={texts.thumbnails}
      onScroll={measure}
      className="scrollbar-quiet mt-3 overflow-x-auto overscroll-x-contain px-4 pb-3 sm:px-6 [@media(max-height:30rem)]:hidden"
    >
      <div className="relative mx-auto h-16" style={{ width: images.length * pitch }}>
        {images.slice(range.from, range.to).map((image, place) => {
          const at = range.from + place
          const isCurrent = at === index
          return (
            <button
              key={at}
              type="button"
              aria-label={texts.show(at + 1, pictureWords(image))}
              aria-current={isCurrent}
              // One stop for the Tab key; the arrow keys move from picture to picture.
              tabIndex={isCurrent ? 0 : -1}
              onClick={() => onChoose(at)}
              style={{ insetInlineStart: at * pitch }}
              className="absolute top-0 size-16 overflow-clip rounded-md bg-ink/15 opacity-60 outline-offset-[-2px] transition-opacity hover:opacity-100 aria-[current=true]:opacity-100 aria-[current=true]:outline-2 aria-[current=true]:outline-gsf-gold"
            >
              <RecordPicture url={image.url} alt="" id={`${at}`} ratio={[1, 1]} className="size-full" />
            </button>
          )
        })}
      </div>
    </div>
  )
})

/** Keeps the current thumbnail in the middle, and the focus on it where the strip has it. */
function useStrip(count: number, index: number) {
  const strip = useRef<HTMLDivElement>(null)
  const [range, setRange] = useState<Range>({ from: 0, to: 0 })
  const measure = useCallback(() => {
    if (!strip.current) return
    // Scrolling is counted backwards from right to left.
    const offset = Math.abs(strip.current.scrollLeft)
    const next = rangeInSight({ count, pitch, spare, offset, width: strip.current.clientWidth })
    setRange((range) => (range.from === next.from && range.to === next.to ? range : next))
  }, [count])
  useEffect(() => {
    const observer = new ResizeObserver(measure)
    if (strip.current) observer.observe(strip.current)
    return () => observer.disconnect()
  }, [measure])
  useEffect(() => {
    const element = strip.current
    if (!element) return
    const middle = index * pitch - (element.clientWidth - pitch) / 2
    element.scrollLeft = getComputedStyle(element).direction === 'rtl' ? -middle : middle
    measure()
    if (!element.contains(document.activeElement)) return
    // The new one may come into being only after the scrolling.
    requestAnimationFrame(() => element.querySelector<HTMLElement>('[aria-current="true"]')?.focus())
  }, [index, measure])
  return { strip, range, measure }
}
