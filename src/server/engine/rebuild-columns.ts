import type { Definition } from '../../schema/define-content.ts'
import type { Database } from '../database/connect.ts'
import type { Handle } from '../database/tables.ts'
import { type Clash, claimKeys, type Derived } from './claim-keys.ts'
import { hasOutdated, listOutdated, markRows, writeColumns } from './column-store.ts'
import { valuesOf } from './content-record.ts'
import type { ContentVersion } from './content-version.ts'
import { fingerprintOf } from './fingerprint.ts'
import { columnsOf, isSameColumns } from './record-columns.ts'

interface RebuildContext {
  database: Pick<Database, 'db' | 'write'>
  version: Pick<ContentVersion, 'raise' | 'publish'>
}

/** What was done to one content type. */
export interface Rebuild {
  type: string
  /** Rows that carried another fingerprint. */
  outdated: number
  /** Rows of which a column changed. */
  changed: number
  clashes: Clash[]
}

/** Rows of one transaction: other writers get their turn in between. */
const batchSize = 500

/**
 * Derives the columns anew of all rows that were written under another definition. Contents stay as they are, so there is
 * no revision. Whatever stops it, the next call goes on where it ended; several processes may do it side by side.
 */
export async function rebuildColumns(
  context: RebuildContext,
  definitions: readonly Definition[],
): Promise<Rebuild[]> {
  const rebuilds: Rebuild[] = []
  for (const definition of definitions) {
    const isOutdated = await hasOutdated(context.database.db, definition.name, fingerprintOf(definition))
    if (isOutdated) rebuilds.push(await rebuildType(context, definition))
  }
  return rebuilds
}

async function rebuildType(context: RebuildContext, definition: Definition): Promise<Rebuild> {
  const rebuild: Rebuild = { type: definition.name, outdated: 0, changed: 0, clashes: [] }
  let after = ''
  for (;;) {
    const { rows, changed, clashes, version } = await context.database.write(async (tx) => {
      const step = await rebuildBatch(tx, definition, after)
      // Whoever made something of the rows as they were must see that it is stale.
      return { ...step, version: step.changed > 0 ? await context.version.raise(tx, definition.name) : null }
    })
    if (version !== null) context.version.publish(version, definition.name)
    rebuild.outdated += rows.length
    rebuild.changed += changed
    rebuild.clashes.push(...clashes)
    const last = rows.at(-1)
    if (!last || rows.length < batchSize) return { ...rebuild, clashes: finalClashes(rebuild.clashes) }
    after = last.id
  }
}

/** Whoever won a key in one batch may have lost it to an older record in the next. */
function finalClashes(clashes: readonly Clash[]): Clash[] {
  const winners = new Map(clashes.map(({ id, holder }) => [id, holder]))
  const lastOf = (id: string): string => {
    const winner = winners.get(id)
    return winner === undefined ? id : lastOf(winner)
  }
  return [...winners.keys()].map((id) => ({ id, holder: lastOf(id) }))
}

async function rebuildBatch(tx: Handle, definition: Definition, after: string) {
  const type = definition.name
  const fingerprint = fingerprintOf(definition)
  const rows = await listOutdated(tx, { type, fingerprint, after, limit: batchSize })
  const derived = rows.map(
    (row): Derived => ({ row, columns: columnsOf(definition, valuesOf(definition, row)) }),
  )
  const { batch, clashes } = await claimKeys(tx, { type, fingerprint }, derived)
  const changed = batch.filter(({ row, columns }) => !isSameColumns(row, columns))
  const same = batch.filter(({ row, columns }) => isSameColumns(row, columns))
  const written = changed.map(({ row, columns }) => ({ id: row.id, ...columns }))
  const unchanged = same.map(({ row }) => row.id)
  await writeColumns(tx, type, written, fingerprint)
  await markRows(tx, type, unchanged, fingerprint)
  return { rows, changed: changed.length, clashes }
}
