import type { Fields } from './field.ts'

/** Where the records of a type have pages of their own. */
export interface PageAddress {
  /** The field that holds the last part of the address. */
  field: string
  /** What stands before it, such as `/programs`. */
  path: string
}

/** Undefined for a type whose records have no pages. */
export function pageAddressOf(fields: Fields): PageAddress | undefined {
  const [found] = Object.entries(fields).filter(([, { kind }]) => kind === 'address')
  return found && { field: found[0], path: found[1].facts.pagePath ?? '' }
}
