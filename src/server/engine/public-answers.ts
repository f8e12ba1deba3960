import type { Content } from './content.ts'
import { readReadOptions } from './content-query.ts'

/** What everybody is answered, as it is sent. */
export interface PublicAnswer {
  json: string
  /** How many there are on all pages, of a list. */
  total?: number
  /** The content types it is made from, where its address alone does not tell. */
  madeFrom?: readonly string[]
}

/** Reads an address of the API as visitors would; undefined where that is left to its route. Throws what the route would. */
export type ReadPublic = (url: string) => Promise<PublicAnswer | undefined>

/** By the path of a route, with its query. */
export type PublicReaders = ReadonlyMap<string, (query: unknown) => Promise<PublicAnswer>>

/** What pages read: the lists of collections, singletons, records by the address of their page, and what `others` read. */
export function publicReader(contents: readonly Content[], others: PublicReaders): ReadPublic {
  const byPath = new Map(contents.map((content) => [`/api/${content.definition.path}`, content]))
  return async (url) => {
    const [path = '', search = ''] = url.split('?')
    const query = Object.fromEntries(new URLSearchParams(search))
    const other = others.get(path)
    if (other) return other(query)
    const whole = byPath.get(path)
    if (whole?.definition.kind === 'collection') return whole.list(query, 'visitors')
    if (whole) return readRecord(whole, whole.definition.singletonId ?? whole.definition.name, query)
    const slash = path.lastIndexOf('/')
    const collection = byPath.get(path.slice(0, slash))
    // Other names below a collection may be routes of their own.
    if (collection?.definition.kind !== 'collection' || query.by !== 'address') return undefined
    return readRecord(collection, decodeURIComponent(path.slice(slash + 1)), query)
  }
}

async function readRecord(content: Content, name: string, query: unknown): Promise<PublicAnswer> {
  const { record } = await content.read(name, 'visitors', readReadOptions(query))
  return { json: JSON.stringify(record) }
}
