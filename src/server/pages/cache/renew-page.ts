import type { CacheSlot } from './cache-slot.ts'
import { areUnchanged, type ReadEtag } from './page-source.ts'
import type { ResponseCache } from './response-cache.ts'

/** Undefined where there is no page that may turn out to be the same; otherwise done once that is known. */
export type RenewPage = (slot: CacheSlot) => Promise<unknown> | undefined

/**
 * After a write, a page that was made from what it changed may still be what would be drawn: a list shows other records, a
 * menu the same links. Comparing the answers costs a tenth of drawing it.
 */
export function pageRenewer(cache: ResponseCache, readEtag: ReadEtag): RenewPage {
  return (slot) => {
    const entry = cache.doubtful(slot, performance.now())
    // Taken before anything is read: what the next write changes is compared again.
    const version = cache.version(slot)
    if (!entry || version === null) return undefined
    return cache.once(`renew ${slot.key}`, version, async () => {
      const hasChanged = (type: string) => (cache.version({ ...slot, type }) ?? Infinity) > entry.version
      if (await areUnchanged(entry.sources, hasChanged, readEtag)) entry.version = version
      else cache.drop(entry)
    })
  }
}
