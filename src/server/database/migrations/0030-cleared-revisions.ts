import { sql } from 'kysely'
import { needsApproval } from '../../../shared/approval-roles.ts'
import { readApprovalRoles } from '../../auth/approval-roles-store.ts'
import { translationType } from '../../engine/translation-rows.ts'
import type { Migration } from '../migration.ts'
import type { Handle } from '../tables.ts'

interface LastEdit {
  table: 'drafts' | 'translations'
  type: string
  id: string
  language: string
  at: string
  by: string | null
}

/** Which revision of a draft somebody who may publish it has seen. */
export const addClearedRevisions: Migration = async (tx) => {
  for (const table of ['drafts', 'translations'] as const) {
    await tx.schema
      .alterTable(table)
      .addColumn('cleared_revision', 'integer', (column) => column.notNull().defaultTo(0))
      .execute()
    await tx.schema.alterTable(table).addColumn('cleared_by_id', 'text').execute()
  }
  await clearPrepared(tx)
}

/**
 * Of what was prepared before, the revision that there is counts as seen, except where people have to ask and one of them, or
 * somebody who is gone, wrote it and nobody has planned it since.
 */
export async function clearPrepared(tx: Handle): Promise<void> {
  const seen = { cleared_revision: sql<number>`revision` }
  await tx
    .updateTable('drafts')
    .set({ ...seen, cleared_by_id: sql<string | null>`updated_by_id` })
    .execute()
  await tx.updateTable('translations').set(seen).execute()
  const free = await freeEditors(tx)
  if (!free) return
  const planned = await plannedTimes(tx)
  for (const { table, at, by, ...key } of await lastEdits(tx)) {
    if (by === null || free.has(by)) continue
    const isPlanned = (planned.get(`${key.type}/${key.id}/${key.language}`) ?? '') > at
    await tx
      .updateTable(table)
      .set({ cleared_by_id: null, ...(isPlanned ? {} : { cleared_revision: 0 }) })
      .where('type', '=', key.type)
      .where('id', '=', key.id)
      .where('language', '=', key.language)
      .execute()
  }
}

/** Those who publish without asking; undefined where everybody does. */
async function freeEditors(tx: Handle): Promise<Set<string> | undefined> {
  const asking = await readApprovalRoles(tx)
  if (asking.length === 0) return undefined
  const users = await tx.selectFrom('users').select(['id', 'role', 'permissions', 'is_active']).execute()
  const isFree = (user: (typeof users)[number]) => {
    const holder = {
      role: user.role,
      permissions: user.permissions === null ? null : JSON.parse(user.permissions),
    }
    return user.is_active === 1 && !needsApproval(holder, asking)
  }
  return new Set(users.filter(isFree).map(({ id }) => id))
}

/** When each draft was planned to go live, by itself or with a release. */
async function plannedTimes(tx: Handle): Promise<Map<string, string>> {
  const works = await tx
    .selectFrom('due_work')
    .select(['kind', 'payload', 'created_at'])
    .where('kind', 'in', ['schedule', 'release'])
    .where('state', '=', 'waiting')
    .execute()
  const planned = new Map<string, string>()
  for (const { kind, payload, created_at } of works) {
    const given = JSON.parse(payload) as Record<string, string>
    if (kind === 'schedule' && given.action === 'publish')
      planned.set(`${given.type}/${given.id}/${given.language}`, created_at)
    if (kind !== 'release' || given.release === undefined) continue
    const drafts = await tx
      .selectFrom('release_drafts')
      .select(['type', 'id', 'language'])
      .where('release_id', '=', given.release)
      .execute()
    for (const { type, id, language } of drafts) planned.set(`${type}/${id}/${language}`, created_at)
  }
  return planned
}

async function lastEdits(tx: Handle): Promise<LastEdit[]> {
  const drafts = await tx
    .selectFrom('drafts')
    .select(['type', 'id', 'language', 'updated_at as at', 'updated_by_id as by'])
    .where('state', '!=', 'ended')
    .execute()
  const translations = await tx
    .selectFrom('translations')
    .select(['type', 'id', 'language', 'revision', 'updated_at as at'])
    .where('state', '!=', 'published')
    .execute()
  const edits: LastEdit[] = drafts.map((row) => ({ ...row, table: 'drafts' }))
  for (const { revision, ...row } of translations) {
    const change = await tx
      .selectFrom('changes')
      .select('actor_id')
      .where('type', '=', translationType)
      .where('id', '=', `${row.type}/${row.id}/${row.language}`)
      .where('revision', '=', revision)
      .executeTakeFirst()
    edits.push({ ...row, table: 'translations', by: change?.actor_id ?? null })
  }
  return edits
}
