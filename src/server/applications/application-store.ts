import { type Selectable, sql } from 'kysely'
import { noteErasure } from '../database/erasures.ts'
import { sealRows, unsealRows } from '../database/seal-store.ts'
import type { Handle, Tables } from '../database/tables.ts'

export type ApplicationRow = Selectable<Tables['applications']>

export async function insertApplication(tx: Handle, row: ApplicationRow): Promise<void> {
  await tx.insertInto('applications').values(row).execute()
  await sealRows(tx, 'applications', sql`id = ${row.id}`)
}

export async function findApplication(db: Handle, id: string): Promise<ApplicationRow | undefined> {
  return db.selectFrom('applications').selectAll().where('id', '=', id).executeTakeFirst()
}

/** All of one person, oldest first. `email` in lower case. */
export async function findApplicationsOf(db: Handle, email: string): Promise<ApplicationRow[]> {
  return db
    .selectFrom('applications')
    .selectAll()
    .where(sql<boolean>`lower(email) = ${email}`)
    .orderBy('created_at')
    .orderBy('id')
    .execute()
}

type ReviewColumns = Pick<
  ApplicationRow,
  'status' | 'notes' | 'is_suspected' | 'forget_at' | 'first_response_at' | 'revision' | 'updated_at'
>

export async function updateApplicationRow(tx: Handle, id: string, columns: ReviewColumns): Promise<void> {
  await tx.updateTable('applications').set(columns).where('id', '=', id).execute()
  await sealRows(tx, 'applications', sql`id = ${id}`)
}

/** Some that were sent before the moment and still tell who applied, oldest first. */
export async function findNamedBefore(db: Handle, moment: string, limit: number): Promise<ApplicationRow[]> {
  return db
    .selectFrom('applications')
    .selectAll()
    .where('created_at', '<', moment)
    .where('anonymised_at', 'is', null)
    .orderBy('created_at')
    .limit(limit)
    .execute()
}

/** Some whose time is over, the first one first. */
export async function findForgotten(db: Handle, moment: string, limit: number): Promise<ApplicationRow[]> {
  return db
    .selectFrom('applications')
    .selectAll()
    .where('forget_at', '<=', moment)
    .orderBy('forget_at')
    .limit(limit)
    .execute()
}

/** Whether somebody else wrote the same subject: then it tells of nobody. */
export async function isSharedSubject(db: Handle, { id, subject }: ApplicationRow): Promise<boolean> {
  const other = await db
    .selectFrom('applications')
    .select('id')
    .where('subject', '=', subject)
    .where('id', '!=', id)
    .limit(1)
    .executeTakeFirst()
  return other !== undefined
}

export async function replaceApplicationRow(tx: Handle, row: ApplicationRow): Promise<void> {
  const { id, ...columns } = row
  await tx.updateTable('applications').set(columns).where('id', '=', id).execute()
  await sealRows(tx, 'applications', sql`id = ${id}`)
}

export async function deleteApplicationRow(tx: Handle, id: string): Promise<void> {
  noteErasure(tx)
  await unsealRows(tx, 'applications', sql`id = ${id}`)
  await tx.deleteFrom('applications').where('id', '=', id).execute()
}
