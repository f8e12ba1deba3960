import { withItemIds } from '../../schema/assign-ids.ts'
import type { Definition } from '../../schema/define-content.ts'
import { storeValues } from '../../schema/store-values.ts'
import { readValues } from '../../schema/stored-values.ts'
import { badInput, notFound } from '../../shared/app-error.ts'
import type { Handle } from '../database/tables.ts'
import type { Actor } from './actor.ts'
import { ChangeLog } from './change-log.ts'
import { type RevisedRecord, recordOf, type Values, valuesOf } from './content-record.ts'
import { type EntryRow, EntryStore } from './content-store.ts'
import { fingerprintOf } from './fingerprint.ts'
import type { ChangeAction } from './logged-change.ts'
import { PageAddresses } from './page-addresses.ts'
import { indexLater } from './page-texts.ts'
import { columnsOf } from './record-columns.ts'
import { noteLinkChange, type SiteLinks } from './site-links.ts'

interface Save {
  id: string
  /** What it held so far, as it stands in the database; nothing for a new one. */
  stored: Values
  /** The values of the row that it replaces, where `stored` are others. */
  replaced?: Values
  changes: Values
  actor: Actor
  action: ChangeAction
  /** The row it replaces, in the trash or not. */
  previous: EntryRow | undefined
  now: Date
}

interface Removal {
  row: EntryRow
  actor: Actor
  now: Date
}

/** The rows of one content type and their history: nothing is stored without a change in the log. */
export class RecordRows {
  readonly #definition: Definition
  readonly #fingerprint: string
  readonly #links: SiteLinks | undefined
  readonly entries: EntryStore
  readonly changes: ChangeLog
  readonly addresses: PageAddresses

  constructor(definition: Definition, links?: SiteLinks) {
    this.#definition = definition
    this.#links = links
    this.#fingerprint = fingerprintOf(definition)
    this.entries = new EntryStore(definition.name)
    this.changes = new ChangeLog(definition.name)
    this.addresses = new PageAddresses(definition, this.entries)
  }

  /** The row with this id that is not in the trash. */
  async live(tx: Handle, id: string): Promise<EntryRow> {
    const row = await this.entries.find(tx, id)
    if (!row || row.deleted_at !== null) throw notFound(this.#definition.label[0])
    return row
  }

  async save(tx: Handle, save: Save): Promise<RevisedRecord> {
    const { id, stored, actor, action, previous, now } = save
    const definition = this.#definition
    // What was checked reads as itself, so these are the values that the new row will be read with.
    const read: Values = readValues(definition.fields, stored, 'all')
    const isLive = previous?.deleted_at === null
    const known = isLive || definition.kind === 'singleton' ? read : undefined
    const given = withItemIds(definition.fields, known, save.changes)
    const asked: Values = { ...read, ...given }
    const before = isLive ? (save.replaced ?? read) : undefined
    const settled = await this.addresses.settle(tx, { id, values: asked, before })
    const [values, changes] = [
      { ...asked, ...settled },
      { ...given, ...settled },
    ]
    if (action !== 'reorder') await this.#checkAmong(tx, id, values)
    await this.#checkUnanswered(tx, values)
    const data = JSON.stringify(storeValues(definition.fields, stored, values, changes))
    const time = now.toISOString()
    const isNew = !previous || action === 'create'
    const row: EntryRow = {
      type: definition.name,
      id,
      ...columnsOf(definition, values),
      fingerprint: this.#fingerprint,
      data,
      revision: (previous?.revision ?? 0) + 1,
      translations: previous?.translations ?? '{}',
      deleted_at: null,
      created_at: isNew ? time : previous.created_at,
      updated_at: time,
      updated_by: actor.name,
    }
    await (previous ? this.entries.update(tx, previous, row) : this.entries.insert(tx, row))
    const hasMoved = before !== undefined && this.addresses.hasMoved(id, before, values)
    if (this.#leadsElsewhere(previous, row, hasMoved)) noteLinkChange(tx)
    await indexLater(tx, definition, id)
    const { revision } = row
    const states = { before: isLive ? previous.data : null, after: data }
    await this.changes.appendWritten(tx, { time, actor, action, id, revision, ...states })
    return { record: recordOf(definition, row, values, 'staff'), revision }
  }

  async #checkAmong(tx: Handle, id: string, values: Values): Promise<void> {
    const definition = this.#definition
    if (!definition.checkAmong) return
    const rows = await this.entries.list(tx, { visibleOnly: false })
    const others = rows.filter((row) => row.id !== id).map((row) => valuesOf(definition, row))
    const issues = definition.checkAmong(values, others)
    if (issues.length > 0) throw badInput(issues)
  }

  async #checkUnanswered(tx: Handle, values: Values): Promise<void> {
    const { leadsFrom } = this.#definition
    if (leadsFrom === undefined) return
    const message = await this.#links?.whoAnswers(tx, String(values[leadsFrom]))
    if (message !== undefined) throw badInput([{ path: leadsFrom, message }])
  }

  /** Whether links may lead elsewhere from now on: to a page that moved, came or went, or by a redirect. */
  #leadsElsewhere(previous: EntryRow | undefined, row: EntryRow, hasMoved: boolean): boolean {
    if (this.#definition.leadsFrom !== undefined) return true
    // Of single records, such as the impact page, some can be hidden.
    if (!this.addresses.havePages && this.#definition.kind === 'collection') return false
    const isShown = (of: EntryRow | undefined) => of?.deleted_at === null && of.is_visible === 1
    return isShown(previous) !== isShown(row) || (isShown(row) && hasMoved)
  }

  async trash(tx: Handle, { row, actor, now }: Removal): Promise<void> {
    const { id, data: before } = row
    const time = now.toISOString()
    const revision = row.revision + 1
    const trashed = { ...row, revision, deleted_at: time, updated_by: actor.name }
    await this.entries.update(tx, row, trashed)
    if (this.#leadsElsewhere(row, trashed, false)) noteLinkChange(tx)
    await indexLater(tx, this.#definition, id)
    const change = { time, actor, action: 'delete', id, revision, before, after: null } as const
    await this.changes.appendWritten(tx, change)
  }
}

/** As they were saved, maybe under an older definition. */
export function storedValues(row: EntryRow): Values {
  return JSON.parse(row.data)
}
