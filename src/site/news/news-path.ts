/** The address of a page of the list of news: all of it or one tag's, from the newest on. */
export function newsPath({ tag, page = 1 }: { tag?: string | undefined; page?: number }): string {
  const of = tag === undefined ? '' : `/tag/${encodeURIComponent(tag)}`
  return `/news${of}${page > 1 ? `/page/${page}` : ''}`
}

/** A tag as a post spells it, however an address does. */
export function spelledTag({ tags }: { tags: readonly string[] }, tag: string): string | undefined {
  return tags.find((one) => one.toLowerCase() === tag.toLowerCase())
}
