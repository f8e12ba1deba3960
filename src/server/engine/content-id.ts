import type { Definition } from '../../schema/define-content.ts'
import { isAddressPart } from '../../shared/address-of.ts'
import { AppError, badInput } from '../../shared/app-error.ts'
import type { Handle } from '../database/tables.ts'
import type { Values } from './content-record.ts'
import type { EntryStore } from './content-store.ts'
import type { PageAddresses } from './page-addresses.ts'
import { draftIdsLike } from './record-draft-store.ts'

interface NewRecord {
  definition: Definition
  values: Values
  input: unknown
  now: Date
}

/** The id the sender named, or a free one made from the values. An id in the trash may be used again: its history goes on. */
export async function chooseId(
  tx: Handle,
  { entries, addresses }: { entries: EntryStore; addresses: PageAddresses },
  { definition, values, input, now }: NewRecord,
): Promise<string> {
  const given = givenId(input)
  if (given !== undefined) {
    const existing = await entries.find(tx, given)
    if (existing && existing.deleted_at === null) {
      const message = `${definition.label[0]} with the id "${given}" already exists`
      throw new AppError('duplicate', message, { issues: [{ path: 'id', message }] })
    }
    return given
  }
  const wanted = definition.newId(values, now)
  // What no number behind it could make an id would be tried for ever.
  const wish = isAddressPart(`${wanted}-2`) ? wanted : definition.name
  const ids = await entries.idsLike(tx, wish)
  const used = await addresses.usedLike(tx, wish)
  const drafted = await draftIdsLike(tx, definition.name, wish)
  const isKnown = (id: string) => ids.has(id) || used.has(id) || drafted.has(id)
  const isFree = (id: string) => !isKnown(id) && isAddressPart(id) && !addresses.isTaken(id)
  if (isFree(wish)) return wish
  let number = 2
  while (!isFree(`${wish}-${number}`)) number += 1
  return `${wish}-${number}`
}

function givenId(input: unknown): string | undefined {
  const id = typeof input === 'object' && input !== null && 'id' in input ? input.id : undefined
  if (id === undefined || id === null || id === '') return undefined
  if (typeof id !== 'string' || !isAddressPart(id)) {
    throw badInput([{ path: 'id', message: 'The id may hold letters, digits and dashes' }])
  }
  return id
}
