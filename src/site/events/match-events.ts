import type { Event } from '../../content/event/event.ts'
import type { MediaAlbum } from '../../content/media-album/media-album.ts'
import { matchesSearch } from '../../shared/search-text.ts'

type SearchedEvent = Pick<Event, 'title' | 'description' | 'location' | 'type'>
type SearchedAlbum = Pick<MediaAlbum, 'title' | 'description' | 'location' | 'category' | 'tags'> & {
  images: readonly { tags: readonly string[] }[]
}

export function matchingEvents<E extends SearchedEvent>(events: readonly E[], query: string): E[] {
  return events.filter(({ title, description, location, type }) =>
    matchesSearch(query, [title, description, location, type]),
  )
}

/** The tags of its pictures find an album too. */
export function matchingAlbums<A extends SearchedAlbum>(albums: readonly A[], query: string): A[] {
  return albums.filter(({ title, description, location, category, tags, images }) =>
    matchesSearch(query, [
      ...[title, description, location, category, ...tags],
      ...images.flatMap((image) => image.tags),
    ]),
  )
}
