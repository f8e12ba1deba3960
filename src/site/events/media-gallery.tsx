import { Images } from 'lucide-react'
import type { MediaAlbum } from '../../content/media-album/media-album.ts'
import { EmptyState } from '../../ui/empty-state.tsx'
import { GrowingList } from '../growing-list.tsx'
import * as messages from '../messages/site-messages.ts'
import { AlbumCard } from './album-card.tsx'

const texts = messages.events
const step = 13
/** With fewer, a large first one would leave holes. */
const leastForLarge = 3

interface MediaGalleryProps {
  /** Those that match the query. */
  albums: readonly MediaAlbum[]
  query: string
  onOpen: (album: MediaAlbum) => void
  onIntent: () => void
}

export function MediaGallery({ albums, query, onOpen, onIntent }: MediaGalleryProps) {
  if (albums.length === 0) {
    const title = query ? texts.noMatchingAlbums(query) : texts.noAlbums
    return <EmptyState icon={<Images />} title={title} level={3} />
  }
  const hasLarge = albums.length >= leastForLarge
  const isLarge = (index: number) => hasLarge && index === 0
  return (
    <GrowingList
      items={albums}
      step={step}
      className="grid gap-6 sm:grid-cols-2 lg:grid-cols-3"
      itemClassName={(index) => (isLarge(index) ? 'flex sm:col-span-2 lg:row-span-2' : 'flex')}
    >
      {(album, index) => (
        <AlbumCard album={album} isLarge={isLarge(index)} onOpen={() => onOpen(album)} onIntent={onIntent} />
      )}
    </GrowingList>
  )
}
