import { type ComponentType, useCallback, useEffect, useState } from 'react'
import { useLocation, useNavigate, useSearchParams } from 'react-router'
import type { MediaAlbum } from '../../content/media-album/media-album.ts'
import { useToast } from '../../ui/toast-provider.tsx'
import { withParam } from '../address-params.ts'
import * as messages from '../messages/site-messages.ts'
import { galleryButtonId } from './album-card.tsx'
import type { AlbumLightboxProps } from './lightbox/album-lightbox.tsx'

const load = () => import('./lightbox/album-lightbox.tsx')

/** Said of an entry in the history: going back leads to the page behind the gallery. */
const openedHere = { openedHere: true }

/**
 * The open gallery is part of the address: it can be shared, and the Back button closes it.
 * Its code comes with the first one that is opened.
 */
export function useAlbumLightbox(albums: readonly MediaAlbum[]) {
  const [params, setParams] = useSearchParams()
  const location = useLocation()
  const navigate = useNavigate()
  const toasts = useToast()
  const [View, setView] = useState<ComponentType<AlbumLightboxProps> | null>(null)
  const album = albums.find(({ id, images }) => id === params.get('album') && images.length > 0)

  const close = useCallback(() => {
    if (location.state?.openedHere) void navigate(-1)
    else setParams(withParam('album', ''), { replace: true, preventScrollReset: true })
  }, [location.state, navigate, setParams])

  const isWaiting = album !== undefined && View === null
  useEffect(() => {
    if (!isWaiting) return
    load().then(
      ({ AlbumLightbox }) => setView(() => AlbumLightbox),
      () => {
        toasts.show({
          title: messages.events.galleryFailed,
          description: messages.events.galleryFailedText,
          variant: 'destructive',
        })
        close()
      },
    )
  }, [isWaiting, close, toasts])

  return {
    open: (id: string) => setParams(withParam('album', id), { preventScrollReset: true, state: openedHere }),
    // A failure here shows itself, and is dealt with, when a gallery is opened.
    prepare: () => void load().catch(() => undefined),
    lightbox: album && View && (
      <View
        key={album.id}
        album={album}
        onClose={close}
        onClosed={() => document.getElementById(galleryButtonId(album.id))?.focus()}
      />
    ),
  }
}
