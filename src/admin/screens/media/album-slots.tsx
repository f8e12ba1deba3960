import { mediaAlbum } from '../../../content/media-album/media-album.ts'
import { slotsOf } from '../../screen-slots.ts'
import { AlbumPictures } from './album-pictures.tsx'

export const albumSlots = slotsOf(mediaAlbum, { controls: { images: AlbumPictures } })
