/** An answer of the API that a page was drawn from. */
export interface PageSource {
  /** Where it was read. */
  url: string
  /** Stands for its bytes; undefined where nobody knows, so that it counts as another one from now on. */
  etag: string | undefined
  /** The content types that it is made from. */
  types: readonly string[]
}

/** The ETag of what an address answers now; undefined where that cannot be told. */
export type ReadEtag = (url: string) => Promise<string | undefined>

/** The content types whose changes can change what is made from these. */
export function typesOfSources(sources: readonly PageSource[] | undefined): readonly string[] | undefined {
  return sources && [...new Set(sources.flatMap(({ types }) => types))]
}

/**
 * Whether what is made from these would come out the same. Only those are read again that are made from a type that changed;
 * in every doubt they are not the same.
 */
export async function areUnchanged(
  sources: readonly PageSource[] | undefined,
  hasChanged: (type: string) => boolean,
  readEtag: ReadEtag,
): Promise<boolean> {
  if (!sources) return false
  for (const { url, etag, types } of sources)
    if (types.some(hasChanged) && (etag === undefined || (await readEtag(url)) !== etag)) return false
  return true
}

/** More are not worth the reading: who asks next draws the page. */
const maxReads = 1000
/** Reading is quick, and some databases answer at once: visitors are let in between. */
const readsInARow = 8

/** Reads each address once, however many pages are made from it. */
export function readingOnce(readEtag: ReadEtag): ReadEtag {
  const known = new Map<string, string | undefined>()
  return async (url) => {
    if (known.has(url) || known.size >= maxReads) return known.get(url)
    const etag = await readEtag(url)
    known.set(url, etag)
    if (known.size % readsInARow === 0) await new Promise(setImmediate)
    return etag
  }
}
