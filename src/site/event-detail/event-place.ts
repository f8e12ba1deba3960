import { searchText } from '../../shared/search-text.ts'

const online = /\b(?:online|virtual|webinar|zoom|teams|google meet)\b|https?:|اونلاين|عبر الانترنت/

export function isOnline(location: string): boolean {
  return online.test(searchText(location))
}

/** A search for the place on OpenStreetMap; undefined where there is no place to go to. */
export function mapLink(location: string): string | undefined {
  if (location === '' || isOnline(location)) return undefined
  return `https://www.openstreetmap.org/search?query=${encodeURIComponent(location)}`
}
