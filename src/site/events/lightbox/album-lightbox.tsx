import { ChevronLeft, ChevronRight, RotateCw, X, ZoomIn, ZoomOut } from 'lucide-react'
import { Dialog } from 'radix-ui'
import { type KeyboardEvent, type ReactNode, useCallback, useReducer } from 'react'
import type { MediaAlbum } from '../../../content/media-album/media-album.ts'
import { textLanguage } from '../../../shared/text-language.ts'
import { DialogPanel } from '../../../ui/dialog-panel.tsx'
import * as messages from '../../messages/site-messages.ts'
import { DownloadLink } from './download-link.tsx'
import { LightboxStage } from './lightbox-stage.tsx'
import { enlarged, firstView, fits, indexAt, lightboxReducer } from './lightbox-view.ts'
import { PictureDetails } from './picture-details.tsx'
import { pictureFileName, pictureWords } from './picture-words.ts'
import { ThumbnailStrip } from './thumbnail-strip.tsx'

const texts = messages.events.lightbox

export interface AlbumLightboxProps {
  /** With at least one picture. */
  album: MediaAlbum
  onClose: () => void
  /** Called when it is gone, to give the focus back. */
  onClosed: () => void
}

/** A gallery over the whole window. */
export function AlbumLightbox({ album, onClose, onClosed }: AlbumLightboxProps) {
  const [view, send] = useReducer(lightboxReducer, firstView)
  const total = album.images.length
  const index = indexAt(view.position, total)
  const image = album.images[index]
  const isMirrored = document.documentElement.dir === 'rtl'
  const choose = useCallback((position: number) => send({ type: 'show', position }), [])
  const move = (by: number) => send({ type: 'move', by })
  if (!image) return null

  const onKeyDown = ({ key }: KeyboardEvent) => {
    if (total < 2 || (key !== 'ArrowLeft' && key !== 'ArrowRight')) return
    move((key === 'ArrowRight') === isMirrored ? -1 : 1)
  }
  return (
    <Dialog.Root open onOpenChange={(isOpen) => !isOpen && onClose()}>
      <DialogPanel
        onOpenAutoFocus={focusGallery}
        onCloseAutoFocus={(event) => {
          event.preventDefault()
          onClosed()
        }}
        data-theme="dark"
        onKeyDown={onKeyDown}
        overlayClass="fixed inset-0 z-60 bg-night"
        className="fixed inset-0 z-60 flex animate-fade-in flex-col bg-night text-ink outline-none"
      >
        <header className="flex items-center py-2 ps-4 pe-1 sm:gap-2 sm:ps-6 sm:pe-4">
          <div className="min-w-0 flex-1">
            <Dialog.Title {...textLanguage(album.title)} className="truncate font-semibold">
              {album.title}
            </Dialog.Title>
            <Dialog.Description className="text-caption text-muted tabular-nums">
              <span>{texts.position(index + 1, total)}</span>
              <span className="sr-only">. {texts.description}</span>
            </Dialog.Description>
          </div>
          <Tool
            label={view.zoom.scale > 1 ? texts.zoomOut : texts.zoomIn}
            onClick={() =>
              send({ type: 'zoom', zoom: view.zoom.scale > 1 ? fits : { ...fits, scale: enlarged } })
            }
          >
            {view.zoom.scale > 1 ? <ZoomOut /> : <ZoomIn />}
          </Tool>
          <Tool label={texts.rotate} onClick={() => send({ type: 'rotate' })}>
            <RotateCw />
          </Tool>
          <DownloadLink
            url={image.url}
            fileName={pictureFileName(album.title, index + 1)}
            className={toolClass}
          />
          <Tool label={texts.close} onClick={onClose}>
            <X />
          </Tool>
        </header>
        <div className="relative min-h-0 flex-1">
          <LightboxStage album={album} view={view} send={send} isMirrored={isMirrored} />
          {total > 1 && (
            <>
              <Turn label={texts.previous} onClick={() => move(-1)} className="start-2 sm:start-4">
                <ChevronLeft className="rtl:rotate-180" />
              </Turn>
              <Turn label={texts.next} onClick={() => move(1)} className="end-2 sm:end-4">
                <ChevronRight className="rtl:rotate-180" />
              </Turn>
            </>
          )}
        </div>
        <footer className="pb-2">
          <PictureDetails album={album} image={image} />
          {total > 1 && <ThumbnailStrip images={album.images} index={index} onChoose={choose} />}
        </footer>
        <p role="status" className="sr-only">
          {texts.announcement(index + 1, total, pictureWords(image))}
        </p>
      </DialogPanel>
    </Dialog.Root>
  )
}

/** The gallery itself, so that its title is read and no button looks pressed. */
function focusGallery(event: Event) {
  event.preventDefault()
  if (event.currentTarget instanceof HTMLElement) event.currentTarget.focus({ preventScroll: true })
}

const toolClass =
  'inline-flex size-11 shrink-0 items-center justify-center rounded-full text-ink transition-colors hover:bg-ink/10 [&_svg]:size-5'

interface ToolProps {
  label: string
  onClick: () => void
  className?: string
  children: ReactNode
}

function Tool({ label, onClick, className = toolClass, children }: ToolProps) {
  return (
    <button type="button" aria-label={label} onClick={onClick} className={className}>
      <span aria-hidden="true">{children}</span>
    </button>
  )
}

function Turn({ className, ...tool }: ToolProps) {
  return (
    <Tool
      {...tool}
      className={`${toolClass} absolute inset-y-0 my-auto bg-night/60 backdrop-blur-sm ${className}`}
    />
  )
}
