import { takenMessage } from '../../schema/address-field.ts'
import type { Definition } from '../../schema/define-content.ts'
import { isObject } from '../../schema/field-members.ts'
import { type PageAddress, pageAddressOf } from '../../schema/page-address.ts'
import { AppError } from '../../shared/app-error.ts'
import type { Handle } from '../database/tables.ts'
import { currentAddressesLike, findAddress, putAddress, retireAddresses } from './address-store.ts'
import { titleOf, type Values, valuesOf } from './content-record.ts'
import type { EntryRow, EntryStore } from './content-store.ts'

/** A record that was read and is sent again without its id is a copy: it gets an address of its own. */
export function withoutCopiedAddress({ fields }: Definition, values: Values, input: unknown): Values {
  const page = pageAddressOf(fields)
  const { id, createdAt } = isObject(input) ? input : {}
  const isCopy = !id && typeof createdAt === 'string'
  return page && isCopy ? { ...values, [page.field]: '' } : values
}

interface Settling {
  id: string
  values: Values
  /** What it had so far; nothing for a new one and for one from the trash. */
  before: Values | undefined
}

/**
 * The addresses of the pages of one content type. A record's address is its id until staff choose another; every address
 * it had leads to the one it has, until another record takes it. Types without pages have none of this.
 */
export class PageAddresses {
  readonly #definition: Definition
  readonly #entries: EntryStore
  readonly #page: PageAddress | undefined

  constructor(definition: Definition, entries: EntryStore) {
    this.#definition = definition
    this.#entries = entries
    this.#page = pageAddressOf(definition.fields)
  }

  /** Whether the records of this type have pages. */
  get havePages(): boolean {
    return this.#page !== undefined
  }

  /** Whether the page of a record stands elsewhere now. */
  hasMoved(id: string, before: Values, values: Values): boolean {
    const page = this.#page
    return page !== undefined && addressIn(page, id, before) !== addressIn(page, id, values)
  }

  /** The row with this id, else the one that has or had this address. */
  async findByName(db: Handle, name: string): Promise<EntryRow | undefined> {
    const row = await this.#entries.find(db, name)
    const isLive = row && row.deleted_at === null
    return isLive || !this.#page ? row : this.findByAddress(db, name)
  }

  /** The row whose page stands at this address, or stood there last. */
  async findByAddress(db: Handle, address: string): Promise<EntryRow | undefined> {
    const found = this.#page && (await findAddress(db, this.#pathOf(this.#page, address)))
    return this.#entries.find(db, found?.type === this.#definition.name && found.id ? found.id : address)
  }

  /** Whether it belongs to something else than records of this type. */
  isTaken(address: string): boolean {
    return this.#page?.takenBy(address) !== undefined
  }

  /** The addresses in use that begin like this one; ids are no part of them. */
  async usedLike(db: Handle, address: string): Promise<Set<string>> {
    const page = this.#page
    if (!page) return new Set()
    const paths = await currentAddressesLike(db, this.#pathOf(page, address))
    return new Set(paths.map((path) => path.slice(page.path.length + 1)))
  }

  /**
   * Gives the record the address that its values name. The one it had leads there from now on. Answers the values as they
   * are stored: an address that is the id is left empty. Throws where another record has it.
   */
  async settle(tx: Handle, { id, values, before }: Settling): Promise<Values> {
    const page = this.#page
    if (!page) return {}
    const chosen = values[page.field] === id ? '' : String(values[page.field] ?? '')
    const wanted = chosen || id
    const left = before && addressIn(page, id, before)
    if (wanted !== left) await this.#move(tx, page, { id, wanted, before: left })
    return { [page.field]: chosen }
  }

  async #move(
    tx: Handle,
    page: PageAddress,
    { id, wanted, before }: { id: string; wanted: string; before: string | undefined },
  ): Promise<void> {
    const path = this.#pathOf(page, wanted)
    const owner = page.takenBy(wanted)
    if (owner !== undefined) throw refusal(page, takenMessage(path, owner))
    const holder = await this.#holderOf(tx, page, wanted)
    if (holder && holder.id !== id) throw this.#taken(page, path, holder)
    const target = { type: this.#definition.name, id }
    await retireAddresses(tx, target)
    if (before !== undefined) await putAddress(tx, this.#pathOf(page, before), target, false)
    // A new record at its own id needs no row, unless the address led elsewhere.
    const isPlain = before === undefined && wanted === id && !(await findAddress(tx, path))
    if (!isPlain) await putAddress(tx, path, target, true)
  }

  /** The record outside the trash whose page stands there now. */
  async #holderOf(tx: Handle, page: PageAddress, address: string): Promise<EntryRow | undefined> {
    const row = await this.findByAddress(tx, address)
    const isHolder =
      row && row.deleted_at === null && addressIn(page, row.id, valuesOf(this.#definition, row)) === address
    return isHolder ? row : undefined
  }

  #pathOf({ path }: PageAddress, address: string): string {
    return `${path}/${address}`
  }

  #taken(page: PageAddress, path: string, holder: EntryRow): AppError {
    const title = titleOf(this.#definition, valuesOf(this.#definition, holder))
    const message = `${path} is the address of “${title}”. Choose another one, or change that one first.`
    return refusal(page, message)
  }
}

function addressIn({ field }: PageAddress, id: string, values: Values): string {
  return String(values[field] || id)
}

function refusal({ field }: PageAddress, message: string): AppError {
  return new AppError('duplicate', message, { issues: [{ path: field, message }] })
}
