import type { ApiAnswer } from '../rendering/render-page.ts'
import { haveSameParts } from '../rendering/traced-answer.ts'

/** An answer of the API that a page was drawn from. */
export interface PageSource {
  /** Where it was read. */
  url: string
  /** Stands for its bytes; undefined where nobody knows, so that it counts as another one from now on. */
  etag: string | undefined
  /** The content types that it is made from. */
  types: readonly string[]
  /** What the page looked at; left out where all of the answer counts. */
  seen?: SeenParts | undefined
}

interface SeenParts extends Pick<ApiAnswer, 'status' | 'data'> {
  parts: string
}

/** What an address answers now. */
export interface CurrentAnswer {
  etag: string
  types: readonly string[] | undefined
  read(): Pick<ApiAnswer, 'status' | 'data'>
}

/** Undefined where it cannot be told. */
export type ReadCurrent = (url: string) => Promise<CurrentAnswer | undefined>

/** The content types whose changes can change what is made from these. */
export function typesOfSources(sources: readonly PageSource[] | undefined): readonly string[] | undefined {
  return sources && [...new Set(sources.flatMap(({ types }) => types))]
}

/** For what holds the answers as they are. */
export function wholeSources(sources: readonly PageSource[] | undefined): readonly PageSource[] | undefined {
  return sources?.map(({ url, etag, types }) => ({ url, etag, types }))
}

/**
 * The same sources as they are now, where what is made from them would come out the same; undefined where it would not, and in
 * every doubt. Only those are read again that are made from a type that changed.
 */
export async function renewedSources(
  sources: readonly PageSource[] | undefined,
  hasChanged: (type: string) => boolean,
  readCurrent: ReadCurrent,
): Promise<readonly PageSource[] | undefined> {
  if (!sources) return undefined
  const renewed: PageSource[] = []
  for (const source of sources) {
    const isDoubtful = source.types.some(hasChanged)
    const current = isDoubtful ? renewedSource(source, await readCurrent(source.url)) : source
    if (!current) return undefined
    renewed.push(current)
  }
  return renewed
}

function renewedSource(source: PageSource, current: CurrentAnswer | undefined): PageSource | undefined {
  const { url, seen } = source
  if (!current?.types || source.etag === undefined) return undefined
  // The types too: the same menu may lead to pages of another type.
  const { etag, types } = current
  if (etag === source.etag) return { ...source, types }
  if (!seen) return undefined
  const { status, data } = current.read()
  const isSame = status === seen.status && haveSameParts(seen.parts, seen.data, data)
  return isSame ? { url, etag, types, seen: { ...seen, data } } : undefined
}

/** More are not worth the reading: who asks next draws the page. */
const maxReads = 1000
/** Reading is quick, and some databases answer at once: visitors are let in between. */
const readsInARow = 8

/** Reads each address once, however many pages are made from it. */
export function readingOnce(readCurrent: ReadCurrent): ReadCurrent {
  const known = new Map<string, CurrentAnswer | undefined>()
  return async (url) => {
    if (known.has(url) || known.size >= maxReads) return known.get(url)
    const current = await readCurrent(url)
    known.set(url, current)
    if (known.size % readsInARow === 0) await new Promise(setImmediate)
    return current
  }
}
