import { hash, randomBytes, randomUUID } from 'node:crypto'
import { type Selectable, sql } from 'kysely'
import { sealRows, unsealRows } from '../database/seal-store.ts'
import type { Handle, Tables } from '../database/tables.ts'

export type PreviewRow = Selectable<Tables['previews']>
export type PreviewNoteRow = Selectable<Tables['preview_notes']>
/** What a preview shows. */
export type PreviewSubject = Pick<PreviewRow, 'kind' | 'type' | 'subject' | 'language'>

const tokenForm = /^[\w-]{43}$/

type NewPreview = Omit<PreviewRow, 'id' | 'token_hash' | 'revoked_at'>

/** Answers the row, and the part of its address that is told once and stored nowhere. */
export async function insertPreview(
  tx: Handle,
  given: NewPreview,
): Promise<{ row: PreviewRow; token: string }> {
  const token = randomBytes(32).toString('base64url')
  const row = { ...given, id: randomUUID(), token_hash: hash('sha256', token), revoked_at: null }
  await tx.insertInto('previews').values(row).execute()
  await sealRows(tx, 'previews', sql`id = ${row.id}`)
  return { row, token }
}

/** Ended ones too. A guess costs one lookup of a hash, and what cannot be a token costs none. */
export async function findPreviewByToken(db: Handle, token: string): Promise<PreviewRow | undefined> {
  if (!tokenForm.test(token)) return undefined
  return db
    .selectFrom('previews')
    .selectAll()
    .where('token_hash', '=', hash('sha256', token))
    .executeTakeFirst()
}

export async function findPreview(db: Handle, id: string): Promise<PreviewRow | undefined> {
  return db.selectFrom('previews').selectAll().where('id', '=', id).executeTakeFirst()
}

/** Newest first. */
export async function listPreviews(db: Handle, wanted: Partial<PreviewSubject>): Promise<PreviewRow[]> {
  let rows = db.selectFrom('previews').selectAll()
  for (const [name, value] of Object.entries(wanted))
    if (value !== undefined) rows = rows.where(name as keyof PreviewSubject, '=', value)
  return rows.orderBy('created_at', 'desc').orderBy('id').limit(200).execute()
}

/** What somebody made and nobody has taken back. */
export async function listOpenPreviewsOf(db: Handle, userId: string): Promise<PreviewRow[]> {
  return db
    .selectFrom('previews')
    .selectAll()
    .where('created_by_id', '=', userId)
    .where('revoked_at', 'is', null)
    .orderBy('created_at')
    .execute()
}

export async function revokePreview(tx: Handle, id: string, time: string): Promise<void> {
  await tx.updateTable('previews').set({ revoked_at: time }).where('id', '=', id).execute()
  await sealRows(tx, 'previews', sql`id = ${id}`)
}

export async function insertNote(tx: Handle, given: Omit<PreviewNoteRow, 'id'>): Promise<PreviewNoteRow> {
  const row = { ...given, id: randomUUID() }
  await tx.insertInto('preview_notes').values(row).execute()
  return row
}

/** Oldest first. */
export async function listNotes(db: Handle, previews: readonly string[]): Promise<PreviewNoteRow[]> {
  if (previews.length === 0) return []
  return db
    .selectFrom('preview_notes')
    .selectAll()
    .where('preview_id', 'in', previews)
    .orderBy('created_at')
    .orderBy('id')
    .execute()
}

/** Those that ended before this, with what was said about them. */
export async function forgetPreviewsBefore(tx: Handle, time: Date): Promise<void> {
  const ended = tx.selectFrom('previews').select('id').where('expires_at', '<=', time.toISOString())
  await tx.deleteFrom('preview_notes').where('preview_id', 'in', ended).execute()
  await unsealRows(tx, 'previews', sql`expires_at <= ${time.toISOString()}`)
  await tx.deleteFrom('previews').where('expires_at', '<=', time.toISOString()).execute()
}
