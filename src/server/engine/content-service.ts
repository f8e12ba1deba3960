import { checkChanges, checkNew, completeValues } from '../../schema/check-input.ts'
import type { Definition } from '../../schema/define-content.ts'
import { AppError, badInput, notFound } from '../../shared/app-error.ts'
import type { Database } from '../database/connect.ts'
import { isUniqueViolation } from '../database/database-errors.ts'
import type { Handle } from '../database/tables.ts'
import { namesEtag } from '../http/etag-reply.ts'
import { type Actor, appendWritten, type ChangeAction, findRevision } from './change-log.ts'
import { chooseId } from './content-id.ts'
import {
  type ContentRecord,
  columnsOf,
  recordEtag,
  recordOf,
  toRecord,
  uniqueMessageOf,
  type Values,
} from './content-record.ts'
import { type EntryRow, findEntry, insertEntry, listEntries, updateEntry } from './content-store.ts'
import type { ContentVersion } from './content-version.ts'

export interface WriteContext {
  database: Database
  version: ContentVersion
  now(): Date
}

/** Every write of content takes this path: one transaction, a row in the change log, a new content version. */
export async function writeContent<T>(
  context: WriteContext,
  definition: Definition,
  work: (tx: Handle) => Promise<T>,
): Promise<T> {
  try {
    const { result, version } = await context.database.write(async (tx) => {
      const result = await work(tx)
      return { result, version: await context.version.raise(tx, definition.name) }
    })
    context.version.publish(version, definition.name)
    return result
  } catch (error) {
    if (isUniqueViolation(error)) throw new AppError('duplicate', uniqueMessageOf(definition))
    throw error
  }
}

export async function createRecord(
  context: WriteContext,
  definition: Definition,
  input: unknown,
  actor: Actor,
): Promise<ContentRecord> {
  return writeContent(context, definition, (tx) => insertRecord(tx, context, definition, input, actor))
}

/** The part of `createRecord` inside the transaction, for writing many records at once. */
export async function insertRecord(
  tx: Handle,
  context: Pick<WriteContext, 'now'>,
  definition: Definition,
  input: unknown,
  actor: Actor,
): Promise<ContentRecord> {
  const values = checkNew(definition, input)
  const id = definition.singletonId ?? (await chooseId(tx, definition, values, input, context.now()))
  const trashed = await findEntry(tx, definition.name, id)
  return save(tx, context, { definition, id, values, actor, action: 'create', previous: trashed })
}

export async function updateRecord(
  context: WriteContext,
  definition: Definition,
  id: string,
  input: unknown,
  actor: Actor,
  ifMatch?: string,
): Promise<ContentRecord> {
  const changes = checkChanges(definition, input)
  return writeContent(context, definition, async (tx) => {
    const previous = await findEntry(tx, definition.name, id)
    const isMissing = !previous || previous.deleted_at !== null
    if (isMissing && definition.kind === 'collection') throw notFound(definition.label[0])
    if (previous) checkFresh(definition, previous, ifMatch)
    const before = isMissing ? checkNew(definition, input) : storedValues(previous)
    const action = isMissing ? 'create' : 'update'
    return save(tx, context, { definition, id, values: { ...before, ...changes }, actor, action, previous })
  })
}

export async function deleteRecord(
  context: WriteContext,
  definition: Definition,
  id: string,
  actor: Actor,
  ifMatch?: string,
): Promise<void> {
  await writeContent(context, definition, async (tx) => {
    const row = await liveEntry(tx, definition, id)
    checkFresh(definition, row, ifMatch)
    const time = context.now().toISOString()
    const revision = row.revision + 1
    await updateEntry(tx, row, { ...row, revision, deleted_at: time, updated_by: actor.name })
    await appendWritten(tx, {
      time,
      actor,
      action: 'delete',
      type: definition.name,
      id,
      revision,
      before: row.data,
      after: null,
    })
  })
}

export async function restoreDeleted(
  context: WriteContext,
  definition: Definition,
  id: string,
  actor: Actor,
): Promise<ContentRecord> {
  return writeContent(context, definition, async (tx) => {
    const previous = await findEntry(tx, definition.name, id)
    if (!previous || previous.deleted_at === null) throw notFound(definition.label[0])
    return save(tx, context, {
      definition,
      id,
      values: storedValues(previous),
      actor,
      action: 'restore',
      previous,
    })
  })
}

/** Brings a record back to what it was after the given revision; that is itself a new revision. */
export async function revertRecord(
  context: WriteContext,
  definition: Definition,
  id: string,
  revision: number,
  actor: Actor,
): Promise<ContentRecord> {
  return writeContent(context, definition, async (tx) => {
    const previous = await findEntry(tx, definition.name, id)
    const change = await findRevision(tx, definition.name, id, revision)
    const wanted = change?.after ?? change?.before
    if (!previous || !wanted) throw notFound('Revision')
    const values = wanted as Values
    return save(tx, context, { definition, id, values, actor, action: 'revert', previous })
  })
}

/** Gives the named records the orders 0, 1, 2, … ; the others follow in the order they had. All or nothing. */
export async function reorderRecords(
  context: WriteContext,
  definition: Definition,
  ids: readonly string[],
  actor: Actor,
): Promise<void> {
  await writeContent(context, definition, async (tx) => {
    const all = await listEntries(tx, { type: definition.name, visibleOnly: false })
    const rest = all.map((row) => row.id).filter((id) => !ids.includes(id))
    for (const [order, id] of [...ids, ...rest].entries()) {
      const previous = await liveEntry(tx, definition, id)
      const values = storedValues(previous)
      if (values.order === order) continue
      await save(tx, context, {
        definition,
        id,
        values: { ...values, order },
        actor,
        action: 'reorder',
        previous,
      })
    }
  })
}

export function readIds(input: unknown): string[] {
  const ids = typeof input === 'object' && input !== null && 'ids' in input ? input.ids : undefined
  // No id holds anything else, and PostgreSQL refuses some characters outright.
  const isId = (id: unknown) => typeof id === 'string' && /^[\w-]+$/.test(id)
  const isList = Array.isArray(ids) && ids.length <= 10_000 && ids.every(isId)
  if (!isList) throw badInput([{ path: 'ids', message: 'ids must be a list of ids' }])
  if (new Set(ids).size !== ids.length) throw badInput([{ path: 'ids', message: 'An id is named twice' }])
  return ids
}

interface Save {
  definition: Definition
  id: string
  values: Values
  actor: Actor
  action: ChangeAction
  previous: EntryRow | undefined
}

async function save(
  tx: Handle,
  context: Pick<WriteContext, 'now'>,
  { definition, id, values: given, actor, action, previous }: Save,
): Promise<ContentRecord> {
  const values = completeValues(definition.fields, given)
  const time = context.now().toISOString()
  const isNew = !previous || action === 'create'
  const row: EntryRow = {
    type: definition.name,
    id,
    ...columnsOf(definition, values),
    revision: (previous?.revision ?? 0) + 1,
    translations: previous?.translations ?? '{}',
    deleted_at: null,
    created_at: isNew ? time : previous.created_at,
    updated_at: time,
    updated_by: actor.name,
  }
  await (previous ? updateEntry(tx, previous, row) : insertEntry(tx, row))
  const before = previous && previous.deleted_at === null ? previous.data : null
  await appendWritten(tx, {
    time,
    actor,
    action,
    type: definition.name,
    id,
    revision: row.revision,
    before,
    after: row.data,
  })
  return recordOf(definition, row, values)
}

async function liveEntry(tx: Handle, definition: Definition, id: string): Promise<EntryRow> {
  const row = await findEntry(tx, definition.name, id)
  if (!row || row.deleted_at !== null) throw notFound(definition.label[0])
  return row
}

/** As they were saved, maybe under an older definition; saving completes them. */
function storedValues(row: EntryRow): Values {
  return JSON.parse(row.data)
}

function checkFresh(definition: Definition, row: EntryRow, ifMatch: string | undefined): void {
  if (ifMatch === undefined || namesEtag(ifMatch, recordEtag(toRecord(definition, row)))) return
  const who = row.updated_by ?? 'somebody'
  throw new AppError(
    'stale',
    `${who} saved this in the meantime (${row.updated_at}). Nothing of yours was stored.`,
  )
}
