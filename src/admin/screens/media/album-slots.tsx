import { mediaAlbum } from '../../../content/media-album/media-album.ts'
import { loadedWhenShown } from '../../loaded-when-shown.tsx'
import { slotsOf } from '../../screen-slots.ts'

const AlbumPictures = loadedWhenShown(async () => (await import('./album-pictures.tsx')).AlbumPictures)

export const albumSlots = slotsOf(mediaAlbum, { controls: { images: AlbumPictures } })
