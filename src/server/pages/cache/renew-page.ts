import type { CacheSlot } from './cache-slot.ts'
import { type ReadCurrent, renewedSources, typesOfSources } from './page-source.ts'
import type { ResponseCache } from './response-cache.ts'

/** Undefined where there is no page that may turn out to be the same; otherwise done once that is known. */
export type RenewPage = (slot: CacheSlot) => Promise<unknown> | undefined

/**
 * After a write, a page that was made from what it changed may still be what would be drawn: a list shows other records, a
 * menu the same links. Comparing the answers costs less than drawing it.
 */
export function pageRenewer(cache: ResponseCache, readCurrent: ReadCurrent): RenewPage {
  return (slot) => {
    const entry = cache.doubtful(slot, performance.now())
    // Taken before anything is read: what the next write changes is compared again.
    const version = cache.version(slot)
    if (!entry || version === null) return undefined
    return cache.once(`renew ${slot.key}`, version, async () => {
      const { version: before } = entry
      const hasChanged = (type: string) => (cache.version({ ...slot, type }) ?? Infinity) > before
      const sources = await renewedSources(entry.sources, hasChanged, readCurrent)
      // Found to be right for another version meanwhile: what was read there counts.
      if (entry.version !== before) return
      if (sources) Object.assign(entry, { version, sources, types: typesOfSources(sources) })
      else cache.drop(entry)
    })
  }
}
