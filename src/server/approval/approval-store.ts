import type { Selectable } from 'kysely'
import type { Handle, Tables } from '../database/tables.ts'
import type { DraftKey } from '../engine/record-draft-store.ts'

export type ApprovalRow = Selectable<Tables['approvals']>

/** Of those that somebody has to look at: waiting, and sent back to whoever wrote it. */
export const openStates = ['waiting', 'sent_back'] as const

export async function findApproval(db: Handle, key: DraftKey): Promise<ApprovalRow | undefined> {
  return db
    .selectFrom('approvals')
    .selectAll()
    .where('type', '=', key.type)
    .where('id', '=', key.id)
    .where('language', '=', key.language)
    .executeTakeFirst()
}

/** Those that wait the longest first, without those of records in the trash. Of some the draft is gone by now. */
export async function listOpenApprovals(db: Handle, types: readonly string[]): Promise<ApprovalRow[]> {
  if (types.length === 0) return []
  return db
    .selectFrom('approvals')
    .leftJoin('entries', (join) =>
      join.onRef('entries.type', '=', 'approvals.type').onRef('entries.id', '=', 'approvals.id'),
    )
    .selectAll('approvals')
    .where('approvals.state', 'in', openStates)
    .where('approvals.type', 'in', types)
    .where('entries.deleted_at', 'is', null)
    .orderBy('approvals.sent_at')
    .limit(1000)
    .execute()
}

export async function putApproval(tx: Handle, row: ApprovalRow): Promise<void> {
  const { type: _type, id: _id, language: _language, ...values } = row
  await tx
    .insertInto('approvals')
    .values(row)
    .onConflict((conflict) => conflict.columns(['type', 'id', 'language']).doUpdateSet(values))
    .execute()
}
