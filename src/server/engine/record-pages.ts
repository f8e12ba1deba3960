import type { Definition } from '../../schema/define-content.ts'
import { type PageAddress, pageAddressOf } from '../../schema/page-address.ts'
import type { Handle } from '../database/tables.ts'
import { findAddresses, listAddresses } from './address-store.ts'
import { type EntryRow, findVisibleRows } from './content-store.ts'

interface PageType {
  definition: Definition
  page: PageAddress
}

/** The pages of records of all content types, by their paths. */
export class RecordPages {
  readonly #types: readonly PageType[]

  constructor(definitions: readonly Definition[]) {
    this.#types = definitions.flatMap((definition) => {
      const page = pageAddressOf(definition.fields)
      return page ? [{ definition, page }] : []
    })
  }

  /** Where pages that visitors see stood before, and where they stand today. */
  async moved(db: Handle): Promise<Map<string, string>> {
    const all = await listAddresses(db)
    const taken = new Set(all.map(({ path }) => path))
    const moved = new Map<string, string>()
    for (const [key, addresses] of Map.groupBy(all, ({ type, id }) => `${type} ${id}`)) {
      const [type = '', id = ''] = key.split(' ')
      const own = this.#types.find(({ definition }) => definition.name === type)
      if (!own || !addresses[0]?.isVisible) continue
      const first = `${own.page.path}/${id}`
      const today = addresses.find(({ isCurrent }) => isCurrent)?.path ?? first
      const before = addresses.map(({ path }) => path)
      // Another record may stand where this one began.
      for (const path of taken.has(first) ? before : [first, ...before])
        if (path !== today) moved.set(path, today)
    }
    return moved
  }

  /** Of these paths those at which visitors find a record, also where it has moved on. */
  async at(
    db: Handle,
    paths: readonly string[],
  ): Promise<Map<string, { definition: Definition; row: EntryRow }>> {
    const wanted = paths.flatMap((path) =>
      this.#types.flatMap(({ definition, page }) => {
        const name = path.startsWith(`${page.path}/`) ? path.slice(page.path.length + 1) : ''
        return name === '' || page.takenBy(name) !== undefined ? [] : [{ path, definition, name }]
      }),
    )
    const known = new Map((await findAddresses(db, paths)).map((address) => [address.path, address]))
    const records = wanted.map(({ path, definition, name }) => {
      const address = known.get(path)
      return { path, definition, id: address?.type === definition.name && address.id ? address.id : name }
    })
    const rows = await findVisibleRows(db, [...new Set(records.map(({ id }) => id))])
    const byKey = new Map(rows.map((row) => [`${row.type} ${row.id}`, row]))
    return new Map(
      records.flatMap(({ path, definition, id }) => {
        const row = byKey.get(`${definition.name} ${id}`)
        return row ? [[path, { definition, row }] as const] : []
      }),
    )
  }
}
