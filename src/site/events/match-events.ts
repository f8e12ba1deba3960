import type { Event } from '../../content/event/event.ts'
import type { MediaAlbum } from '../../content/media-album/media-album.ts'
import { RecordSearch } from '../../shared/record-search.ts'

type SearchedEvent = Pick<Event, 'title' | 'description' | 'location' | 'type'>
type SearchedAlbum = Pick<MediaAlbum, 'title' | 'description' | 'location' | 'category' | 'tags'> & {
  images: readonly { tags: readonly string[] }[]
}

/** Marks and the addresses of links are not searched. Good enough to find words by: visitors need not load a parser for it. */
function withoutMarks(text: string): string {
  return text.replace(linkAddress, '').replace(marks, '')
}

const linkAddress = /(?<=\])\([^\s)]*\)/g
const marks = /\*\*|\*(?![\p{L}\p{N}])|(?<![\p{L}\p{N}])[*[]|[\]\\\u2060]/gu

const eventSearch = new RecordSearch<SearchedEvent>(({ title, description, location, type }) => [
  title,
  withoutMarks(description),
  location,
  type,
])

/** The tags of its pictures find an album too. */
const albumSearch = new RecordSearch<SearchedAlbum>(
  ({ title, description, location, category, tags, images }) => [
    ...[title, description, location, category, ...tags],
    ...images.flatMap((image) => image.tags),
  ],
)

export function matchingEvents<E extends SearchedEvent>(events: readonly E[], query: string): E[] {
  return eventSearch.find(events, query)
}

export function matchingAlbums<A extends SearchedAlbum>(albums: readonly A[], query: string): A[] {
  return albumSearch.find(albums, query)
}
