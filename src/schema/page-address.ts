import type { Fields } from './field.ts'

/** Where the records of a type have pages of their own. */
export interface PageAddress {
  /** The field that holds the last part of the address. */
  field: string
  /** What stands before it, such as `/programs`. */
  path: string
  /** Who has an address that is no record's of this type. */
  takenBy: (address: string) => string | undefined
}

/** Undefined for a type whose records have no pages. */
export function pageAddressOf(fields: Fields): PageAddress | undefined {
  const [found] = Object.entries(fields).filter(([, { kind }]) => kind === 'address')
  if (!found) return undefined
  const [field, { facts }] = found
  return { field, path: facts.pagePath ?? '', takenBy: facts.takenBy ?? (() => undefined) }
}
