import { Gallery } from '../../gallery/gallery.tsx'

export function AlbumPictures() {
  return <Gallery name="images" coverName="coverImageUrl" hideLabel />
}
