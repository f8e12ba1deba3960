import type { AppContext } from '../../app-context.ts'
import { type CachedResponse, isFresh } from '../cache/response-cache.ts'
import { storedForms } from './stored-forms.ts'

/** Writes what visitors get as a file, behind the answer; undefined where the site keeps no such files. */
export function pageStorer(
  { pageFolder, version }: Pick<AppContext, 'pageFolder' | 'version'>,
  onFailure: (error: unknown) => void,
): ((entry: CachedResponse) => void) | undefined {
  if (!pageFolder) return undefined
  const store = async (entry: CachedResponse) => {
    const page = await storedForms(entry)
    // Taken before it is compared: should it rise from here on, the page finds another folder linked.
    const current = version.current()
    if (page && current !== null && isFresh(entry, (type) => version.current(type)))
      await pageFolder.store(current, { ...page, sources: entry.sources })
  }
  return (entry) => {
    // Pages and feeds are made from anything; what is made from one type is the API's.
    if (entry.slot.type === undefined) void store(entry).catch(onFailure)
  }
}
