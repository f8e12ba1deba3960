import { mediaAlbum } from '../../../content/media-album/media-album.ts'
import { Gallery } from '../../gallery/gallery.tsx'
import { slotsOf } from '../../screen-slots.ts'

const AlbumPictures = () => <Gallery name="images" coverName="coverImageUrl" hideLabel />

export const albumSlots = slotsOf(mediaAlbum, { controls: { images: AlbumPictures } })
