import { type Dispatch, useRef, useState } from 'react'
import type { MediaAlbum } from '../../../content/media-album/media-album.ts'
import { classNames } from '../../../ui/class-names.ts'
import { LightboxSlide } from './lightbox-slide.tsx'
import { indexAt, type LightboxAction, type LightboxView } from './lightbox-view.ts'
import { pictureWords } from './picture-words.ts'
import { useStageGestures } from './use-stage-gestures.ts'

interface LightboxStageProps {
  album: MediaAlbum
  view: LightboxView
  send: Dispatch<LightboxAction>
  isMirrored: boolean
}

/** The picture, and once it is there its neighbours, ready on either side. Every gesture has a button or a key as well. */
export function LightboxStage({ album, view, send, isMirrored }: LightboxStageProps) {
  const stage = useRef<HTMLDivElement>(null)
  const [loaded, setLoaded] = useState<ReadonlySet<string>>(new Set())
  const total = album.images.length
  const forward = isMirrored ? -1 : 1
  const { pull, handlers } = useStageGestures({
    stage,
    zoom: view.zoom,
    onZoom: (zoom) => send({ type: 'zoom', zoom }),
    canSwipe: total > 1,
    onSwipe: (way) => send({ type: 'move', by: way * forward }),
  })
  const current = album.images[indexAt(view.position, total)]?.url ?? ''
  // They would keep the server and the line busy while somebody waits for the picture itself and the thumbnails.
  const hasNeighbours = total > 1 && loaded.has(current)
  const positions = hasNeighbours ? [-1, 0, 1].map((step) => view.position + step) : [view.position]
  return (
    <div
      ref={stage}
      {...handlers}
      className={classNames(
        'absolute inset-0 touch-none overflow-clip [container-type:size]',
        view.zoom.scale > 1 ? 'cursor-zoom-out' : 'cursor-zoom-in',
      )}
    >
      {positions.map((position) => {
        const step = position - view.position
        const image = album.images[indexAt(position, total)]
        if (!image) return null
        const isCurrent = step === 0
        return (
          <div
            key={position}
            data-current={isCurrent || undefined}
            aria-hidden={!isCurrent}
            className={classNames(
              'absolute inset-0 flex animate-fade-in items-center justify-center',
              pull === null && 'transition-transform duration-250',
            )}
            style={{ transform: `translateX(calc(${step * forward * 104}% + ${pull ?? 0}px))` }}
          >
            <LightboxSlide
              image={image}
              alt={pictureWords(image) || album.title}
              view={isCurrent ? view : undefined}
              isHeld={pull !== null}
              onReady={() => setLoaded((before) => new Set([...before, image.url]))}
            />
          </div>
        )
      })}
    </div>
  )
}
