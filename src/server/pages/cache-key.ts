import type { Definition } from '../../schema/define-content.ts'

/** Says under which key an address is kept; undefined for what must not be kept. */
export type CacheKeyOf = (url: string) => string | undefined

const feed = /^\/(?:robots\.txt|sitemap\.xml|events\.ics|events\/[\w-]+\/calendar\.ics)$/
const counting = new Set(['limit', 'offset'])

/**
 * Keys of public addresses: the path, and of the query only the parameters that change the answer, in a fixed order.
 * A stranger's parameters share one entry and cannot fill the memory.
 */
export function cacheKeys(
  definitions: readonly Pick<Definition, 'path' | 'filterBy'>[],
  pageKey: CacheKeyOf,
): CacheKeyOf {
  const filters = new Map(definitions.map((definition) => [`/api/${definition.path}`, definition.filterBy]))
  return (url) => {
    const mark = url.indexOf('?')
    const path = mark < 0 ? url : url.slice(0, mark)
    if (feed.test(path)) return path
    if (!path.startsWith('/api/')) return pageKey(url)
    const list = filters.has(path) ? path : undefined
    const record = filters.has(path.slice(0, path.lastIndexOf('/'))) ? path : undefined
    if (!list && !record) return undefined
    if (mark < 0 || record) return path
    return path + countingQuery(url.slice(mark + 1), filters.get(path))
  }
}

function countingQuery(query: string, filterBy: string | undefined): string {
  const pairs = [...new URLSearchParams(query)].filter(([name]) => counting.has(name) || name === filterBy)
  return pairs.length === 0 ? '' : `?${new URLSearchParams(pairs.toSorted(([a], [b]) => (a < b ? -1 : 1)))}`
}
