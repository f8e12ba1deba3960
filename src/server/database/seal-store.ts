import { type RawBuilder, sql } from 'kysely'
import { type SealedTableName, sealedFacts, sealedTableNames } from './sealed-tables.ts'
import { keyOf, type SiteKey } from './site-key.ts'
import type { Handle } from './tables.ts'

export type SealedRow = Record<string, unknown>

/** Beside the tables: which key made the seals, and where the change log ends. */
const keyKind = 'site key'
const logKind = 'change log'
const only = 'only'
const batch = 500

/** Call it after these rows were written, in the same transaction. */
export async function sealRows(
  tx: Handle,
  table: SealedTableName,
  which: RawBuilder<boolean>,
): Promise<void> {
  const key = keyOf(tx)
  if (!key) return
  const { rows } = await sql<SealedRow>`select * from ${sql.table(table)} where ${which}`.execute(tx)
  const seals = rows.map((row) => ({ kind: table, key: keyOfRow(table, row), seal: sealOf(key, table, row) }))
  for (let start = 0; start < seals.length; start += batch)
    await putSeals(tx, seals.slice(start, start + batch))
}

/** Call it before these rows are deleted, in the same transaction. */
export async function unsealRows(
  tx: Handle,
  table: SealedTableName,
  which: RawBuilder<boolean>,
): Promise<void> {
  if (!keyOf(tx)) return
  await sql`delete from seals where kind = ${table} and key in
    (select ${keyExpression(table)} from ${sql.table(table)} where ${which})`.execute(tx)
}

/** Vouches for everything as it is: for what was there before there were seals, and for what a backup brought. */
export async function sealEverything(tx: Handle, key: SiteKey): Promise<void> {
  await tx.deleteFrom('seals').execute()
  for (const table of sealedTableNames) await sealRows(tx, table, sql<boolean>`1 = 1`)
  const last = await findLogEnd(tx)
  if (last) await sealLogEnd(tx, last)
  await putSeals(tx, [{ kind: keyKind, key: only, seal: key.seal([keyKind]) }])
}

/** Whether the seals of this database are of this key; undefined where it has none. */
export async function isKeyOfSeals(db: Handle, key: SiteKey): Promise<boolean | undefined> {
  const stored = await findSeal(db, keyKind)
  return stored === undefined ? undefined : key.isSeal(stored, [keyKind])
}

export interface LogEnd {
  sequence: number
  hash: string
}

export async function findLogEnd(db: Handle): Promise<LogEnd | undefined> {
  return db
    .selectFrom('changes')
    .select(['sequence', 'hash'])
    .orderBy('sequence', 'desc')
    .limit(1)
    .executeTakeFirst()
}

export async function hasLogEnd(db: Handle, { sequence, hash }: LogEnd): Promise<boolean> {
  const row = await db
    .selectFrom('changes')
    .select('hash')
    .where('sequence', '=', sequence)
    .executeTakeFirst()
  return row?.hash === hash
}

export async function sealLogEnd(tx: Handle, { sequence, hash }: LogEnd): Promise<void> {
  const key = keyOf(tx)
  if (!key) return
  const seal = key.seal([logKind, sequence, hash])
  await tx
    .insertInto('seals')
    .values({ kind: logKind, key: only, seal })
    .onConflict((conflict) => conflict.columns(['kind', 'key']).doUpdateSet({ seal }))
    .execute()
}

export async function isSealedLogEnd(db: Handle, key: SiteKey, { sequence, hash }: LogEnd): Promise<boolean> {
  const stored = await findSeal(db, logKind)
  return stored !== undefined && key.isSeal(stored, [logKind, sequence, hash])
}

export interface SealedState {
  /** Names the row; nothing of it is secret but a hash. */
  key: string
  row: SealedRow
  seal: string | null
}

/** The rows of a table, each with its seal. */
export async function readSealedStates(
  db: Handle,
  table: SealedTableName,
  offset: number,
  limit: number,
): Promise<SealedState[]> {
  const { rows } = await sql<SealedRow>`select rows.*, seals.seal as row_seal from ${sql.table(table)} rows
    left join seals on seals.kind = ${table} and seals.key = ${keyExpression(table, 'rows')}
    order by ${sql.join(sealedFacts(table).key.map((name) => sql.ref(`rows.${name}`)))} limit ${limit} offset ${offset}`.execute(
    db,
  )
  return rows.map(({ row_seal, ...row }) => ({
    key: keyOfRow(table, row),
    row,
    seal: row_seal as string | null,
  }))
}

export async function listSealsWithoutRow(db: Handle, table: SealedTableName): Promise<string[]> {
  const { rows } = await sql<{ key: string }>`select key from seals where kind = ${table} and not exists
    (select 1 from ${sql.table(table)} rows where ${keyExpression(table, 'rows')} = seals.key) order by key`.execute(
    db,
  )
  return rows.map(({ key }) => key)
}

export function isSealedRow(key: SiteKey, table: SealedTableName, { row, seal }: SealedState): boolean {
  return seal !== null && key.isSeal(seal, partsOf(table, row))
}

function sealOf(key: SiteKey, table: SealedTableName, row: SealedRow): string {
  return key.seal(partsOf(table, row))
}

function partsOf(table: SealedTableName, row: SealedRow): unknown[] {
  const { key, columns } = sealedFacts(table)
  return [table, ...[...key, ...columns].map((name) => row[name])]
}

function keyOfRow(table: SealedTableName, row: SealedRow): string {
  return sealedFacts(table)
    .key.map((name) => row[name])
    .join('/')
}

function keyExpression(table: SealedTableName, alias: string = table): RawBuilder<string> {
  return sql<string>`${sql.join(
    sealedFacts(table).key.map((name) => sql.ref(`${alias}.${name}`)),
    sql` || '/' || `,
  )}`
}

async function findSeal(db: Handle, kind: string): Promise<string | undefined> {
  const row = await db
    .selectFrom('seals')
    .select('seal')
    .where('kind', '=', kind)
    .where('key', '=', only)
    .executeTakeFirst()
  return row?.seal
}

async function putSeals(tx: Handle, seals: { kind: string; key: string; seal: string }[]): Promise<void> {
  if (seals.length === 0) return
  await tx
    .insertInto('seals')
    .values(seals)
    .onConflict((conflict) =>
      conflict.columns(['kind', 'key']).doUpdateSet((eb) => ({ seal: eb.ref('excluded.seal') })),
    )
    .execute()
}
