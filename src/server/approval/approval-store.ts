import type { Selectable } from 'kysely'
import type { Handle, Tables } from '../database/tables.ts'
import type { DraftKey } from '../engine/record-draft-store.ts'

export type ApprovalRow = Selectable<Tables['approvals']>

/** A request whose draft is still there. */
export type OpenApproval = ApprovalRow & {
  /** Of the draft as it is now. */
  revision_now: number
  changed_at: string
  changed_by: string
  title_now: string
  /** Of the published record; null where there is none. */
  record_id: string | null
}

/** Of those that others decide about: waiting, and sent back to whoever wrote it. */
export const openStates = ['waiting', 'sent_back'] as const
export type OpenState = (typeof openStates)[number]

export async function findApproval(db: Handle, key: DraftKey): Promise<ApprovalRow | undefined> {
  return db
    .selectFrom('approvals')
    .selectAll()
    .where('type', '=', key.type)
    .where('id', '=', key.id)
    .where('language', '=', key.language)
    .executeTakeFirst()
}

/** Those that wait the longest first. A draft that was published, thrown away or went to the trash needs no decision. */
export async function listOpenApprovals(db: Handle, types: readonly string[]): Promise<OpenApproval[]> {
  if (types.length === 0) return []
  const rows = await db
    .selectFrom('approvals')
    .innerJoin('drafts', (join) =>
      join
        .onRef('drafts.type', '=', 'approvals.type')
        .onRef('drafts.id', '=', 'approvals.id')
        .onRef('drafts.language', '=', 'approvals.language')
        .onRef('drafts.created_at', '=', 'approvals.draft_created_at')
        .on('drafts.state', '=', 'open'),
    )
    .leftJoin('entries', (join) =>
      join
        .onRef('entries.type', '=', 'approvals.type')
        .onRef('entries.id', '=', 'approvals.id')
        .on('entries.deleted_at', 'is', null),
    )
    .selectAll('approvals')
    .select([
      'drafts.revision as revision_now',
      'drafts.updated_at as changed_at',
      'drafts.updated_by as changed_by',
      'drafts.data as draft_data',
      'entries.id as record_id',
    ])
    .where('approvals.state', 'in', openStates)
    .where('approvals.type', 'in', types)
    .where((where) => where.or([where('entries.id', 'is not', null), where('drafts.base_revision', '=', 0)]))
    .orderBy('approvals.sent_at')
    .limit(1000)
    .execute()
  return rows.map(({ draft_data, ...row }) => ({ ...row, title_now: String(JSON.parse(draft_data).title) }))
}

export async function putApproval(tx: Handle, row: ApprovalRow): Promise<void> {
  const { type: _type, id: _id, language: _language, ...values } = row
  await tx
    .insertInto('approvals')
    .values(row)
    .onConflict((conflict) => conflict.columns(['type', 'id', 'language']).doUpdateSet(values))
    .execute()
}
