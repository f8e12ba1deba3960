import * as z from 'zod/mini'
import { isAddress } from '../shared/address-of.ts'
import { Field } from './field.ts'
import { line } from './field-rules.ts'

interface AddressOptions {
  /** How many parts it may have, with slashes between them. */
  maxParts?: number
  /** Who has an address that is no record's of this type, such as `the events`; undefined where it is free. */
  takenBy?: (address: string) => string | undefined
}

/**
 * The last part of the address of a record's own page, below `pagePath`. Empty stands for the id. Addresses that a record
 * had before lead to the one it has.
 */
export function address(pagePath: string, { maxParts = 1, takenBy }: AddressOptions = {}): Field<string> {
  const isWellFormed = (value: string) => isAddress(value, maxParts)
  const rule = line('Address', 100).check(
    z.refine((value) => value === '' || isWellFormed(value), {
      error:
        maxParts === 1
          ? 'The address may hold letters, digits and dashes'
          : `The address may hold letters, digits and dashes, in up to ${maxParts} parts with a slash between them`,
    }),
    z.refine((value) => takenBy?.(value) === undefined, {
      error: ({ input }) => takenMessage(`${pagePath}/${input}`, takenBy?.(String(input)) ?? ''),
    }),
  )
  const facts = { pagePath, maxLength: 100, maxParts, ...(takenBy ? { takenBy } : {}) }
  return new Field({ kind: 'address', label: 'Address', rule, empty: '', facts, isWellFormed })
}

/** The refusal of an address that is another's. */
export function takenMessage(path: string, who: string): string {
  return `${path} belongs to ${who}. Choose another address.`
}
