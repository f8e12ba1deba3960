import { mediaAlbum } from '../../../content/media-album/media-album.ts'
import { lazyPart } from '../../lazy-part.tsx'
import { slotsOf } from '../../screen-slots.ts'

const AlbumCover = lazyPart(async () => (await import('./album-cover.tsx')).AlbumCover)
const AlbumPictures = lazyPart(async () => (await import('./album-pictures.tsx')).AlbumPictures)

export const albumSlots = slotsOf(mediaAlbum, {
  controls: { images: AlbumPictures, coverImageUrl: AlbumCover },
})
