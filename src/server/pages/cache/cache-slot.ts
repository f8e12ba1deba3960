import { LRUCache } from 'lru-cache'
import type { Definition } from '../../../schema/define-content.ts'
import { pathWithoutLanguage } from '../../../shared/language-path.ts'
import { programOpeningsPath } from '../../../shared/program-openings-path.ts'
import { isValidTarget } from '../../http/request-target.ts'
import { menuPath } from '../../menu/menu-route.ts'

/** The cache key of a page; undefined where its path alone does not decide what it shows. */
export type CacheKeyOf = (url: string) => string | undefined

/** How pages are told apart by their addresses. */
export interface PageKeys {
  keyOf: CacheKeyOf
  /** The one spelling of a path; left out, each stands for itself. */
  plainPath?: (path: string) => string
}

/** Where the answer to an address is cached. */
export interface CacheSlot {
  key: string
  /** The content type it is made from, whose changes alone make it stale; undefined where any change may. */
  type: string | undefined
}

export type CacheSlotOf = (url: string) => CacheSlot | undefined

const feed = /^\/(?:robots\.txt|sitemap\.xml)$/
const feedInLanguage =
  /^\/(?:site\.webmanifest|events\.ics|news\.(?:xml|json)|events\/[\w-]+\/calendar\.ics)$/
const relevantParameters = new Set(['limit', 'offset', 'near', 'summary', 'lang'])
const maxMemoised = 2000
/** Longer addresses are not worth the memory. */
const maxMemoisedLength = 200

/**
 * Slots of public addresses. Their keys: the path, and of the query only the parameters that change the answer, in a
 * fixed order. Unknown parameters share one entry and cannot fill the memory.
 */
export function cacheSlots(
  definitions: readonly Pick<Definition, 'name' | 'path' | 'filterBy'>[],
  { keyOf: pageKey }: Pick<PageKeys, 'keyOf'>,
): CacheSlotOf {
  const byPath = new Map(definitions.map((definition) => [`/api/${definition.path}`, definition]))
  const find: CacheSlotOf = (url) => {
    // Rejected further on. Here it only has to be kept from parsers that would throw outside of any error handler.
    if (!isValidTarget(url)) return undefined
    const mark = url.indexOf('?')
    const path = mark < 0 ? url : url.slice(0, mark)
    if (path.startsWith('/api/')) return apiSlot(path, mark < 0 ? '' : url.slice(mark + 1))
    const isFeed = feed.test(path) || feedInLanguage.test(pathWithoutLanguage(path))
    const key = isFeed ? path : pageKey(url)
    return key === undefined ? undefined : { key, type: undefined }
  }
  const apiSlot = (path: string, query: string): CacheSlot | undefined => {
    // Made from many types, or by the clock: any change may change it.
    if (path === menuPath || path === programOpeningsPath)
      return { key: path + recordQuery(query), type: undefined }
    const list = byPath.get(path)
    if (list) return { key: path + relevantQuery(query, list.filterBy), type: list.name }
    const type = byPath.get(path.slice(0, path.lastIndexOf('/')))?.name
    return type === undefined ? undefined : { key: path + recordQuery(query), type }
  }
  return memoised(find)
}

/** Matching an address is a seventh of what a cached answer costs. */
function memoised(find: CacheSlotOf): CacheSlotOf {
  const slots = new LRUCache<string, CacheSlot>({ max: maxMemoised })
  return (url) => {
    const known = slots.get(url)
    if (known) return known
    const slot = find(url)
    if (slot && url.length <= maxMemoisedLength) slots.set(url, slot)
    return slot
  }
}

/** Of one record: whether it is named by its address, and the language. */
function recordQuery(query: string): string {
  const given = new URLSearchParams(query)
  const pairs = [...given].filter(
    ([name, value]) => name === 'lang' || (name === 'by' && value === 'address'),
  )
  return asQuery(pairs)
}

function relevantQuery(query: string, filterBy: string | undefined): string {
  const pairs = [...new URLSearchParams(query)].filter(
    ([name]) => relevantParameters.has(name) || name === filterBy,
  )
  return asQuery(pairs)
}

function asQuery(pairs: [string, string][]): string {
  return pairs.length === 0 ? '' : `?${new URLSearchParams(pairs.toSorted(([a], [b]) => (a < b ? -1 : 1)))}`
}
