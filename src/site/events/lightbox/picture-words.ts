import type { AlbumImage, MediaAlbum } from '../../../content/media-album/media-album.ts'

const mostTags = 5

/** What a picture shows, for those who do not see it. */
export function pictureWords({ alt, caption }: Pick<AlbumImage, 'alt' | 'caption'>): string {
  return alt || caption
}

/** The picture's own tags first, then the album's; five at most. */
export function pictureTags(image: Pick<AlbumImage, 'tags'>, album: Pick<MediaAlbum, 'tags'>): string[] {
  return [...new Set([...image.tags, ...album.tags])].slice(0, mostTags)
}

/** The album's title and the number of the picture, without what file systems refuse. */
export function pictureFileName(title: string, number: number): string {
  const plain = title
    .replace(/[\\/:*?"<>|]/g, ' ')
    .replace(/\s+/g, ' ')
    .trim()
  return `${plain || 'album'}-${number}.jpg`
}
