import type { Definition } from '../../../schema/define-content.ts'
import { isValidTarget } from '../../http/request-target.ts'

/** Says under which key a page is kept; undefined for what must not be kept. */
export type CacheKeyOf = (url: string) => string | undefined

/** Where the answer to an address is kept. */
export interface CacheSlot {
  key: string
  /** The content type it is made from, whose changes alone make it stale; undefined where any change may. */
  type: string | undefined
}

export type CacheSlotOf = (url: string) => CacheSlot | undefined

const feed = /^\/(?:robots\.txt|sitemap\.xml|events\.ics|events\/[\w-]+\/calendar\.ics)$/
const counting = new Set(['limit', 'offset', 'near', 'summary'])
/** Addresses whose keys are remembered; beyond them a stranger's inventions are worked out each time. */
const mostRemembered = 2000

/**
 * Slots of public addresses. Their keys: the path, and of the query only the parameters that change the answer, in a
 * fixed order. A stranger's parameters share one entry and cannot fill the memory.
 */
export function cacheSlots(
  definitions: readonly Pick<Definition, 'name' | 'path' | 'filterBy'>[],
  pageKey: CacheKeyOf,
): CacheSlotOf {
  const byPath = new Map(definitions.map((definition) => [`/api/${definition.path}`, definition]))
  const find: CacheSlotOf = (url) => {
    // Refused further on. Here it is only kept away from parsers that would throw and take the server with them.
    if (!isValidTarget(url)) return undefined
    const mark = url.indexOf('?')
    const path = mark < 0 ? url : url.slice(0, mark)
    if (path.startsWith('/api/')) return apiSlot(path, mark < 0 ? '' : url.slice(mark + 1))
    const key = feed.test(path) ? path : pageKey(url)
    return key === undefined ? undefined : { key, type: undefined }
  }
  const apiSlot = (path: string, query: string): CacheSlot | undefined => {
    const list = byPath.get(path)
    if (list) return { key: path + countingQuery(query, list.filterBy), type: list.name }
    const type = byPath.get(path.slice(0, path.lastIndexOf('/')))?.name
    return type === undefined ? undefined : { key: path, type }
  }
  return remembering(find)
}

/** Matching an address costs more than sending its answer, and a site has few. */
function remembering(find: CacheSlotOf): CacheSlotOf {
  const slots = new Map<string, CacheSlot | undefined>()
  return (url) => {
    const known = slots.get(url)
    if (known !== undefined || slots.has(url)) return known
    const slot = find(url)
    if (slots.size < mostRemembered && url.length <= 200) slots.set(url, slot)
    return slot
  }
}

function countingQuery(query: string, filterBy: string | undefined): string {
  const pairs = [...new URLSearchParams(query)].filter(([name]) => counting.has(name) || name === filterBy)
  return pairs.length === 0 ? '' : `?${new URLSearchParams(pairs.toSorted(([a], [b]) => (a < b ? -1 : 1)))}`
}
