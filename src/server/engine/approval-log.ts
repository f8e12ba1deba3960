import type { Handle } from '../database/tables.ts'
import { ChangeLog } from './change-log.ts'
import type { DraftKey } from './record-draft-store.ts'

/** The name of approvals in the change log. */
export const approvalType = 'approval'
export const approvalChanges = new ChangeLog(approvalType)

/** What the log holds of each step. */
export interface ApprovalFacts {
  title: string
  /** Of the draft that the step is about. */
  draftRevision: number
  /** Who asked for approval of what somebody else wrote. */
  sentBy?: string
  /** What the one who sent it says. */
  note?: string
  /** What the one who decided says. */
  comment?: string
  /** Of the record or translation, once it was published. */
  publishedRevision?: number
}

export function approvalKey({ type, id, language }: DraftKey): string {
  return `${type}/${id}/${language}`
}

/** By whom a revision came to be published, where its author had to ask. */
export interface ApprovedBy {
  approvedBy: string
  sentBy?: string
}

/** Of the revisions of a record or of a translation, by their numbers. */
export async function approvalsOf(db: Handle, name: DraftKey): Promise<ReadonlyMap<number, ApprovedBy>> {
  const changes = await approvalChanges.list(db, approvalKey(name))
  const approved = changes.flatMap(({ action, actor, after }): [number, ApprovedBy][] => {
    const { publishedRevision, sentBy } = (after ?? {}) as Partial<ApprovalFacts>
    if (action !== 'approve' || publishedRevision === undefined) return []
    return [[publishedRevision, { approvedBy: actor.name, ...(sentBy === undefined ? {} : { sentBy }) }]]
  })
  return new Map(approved)
}
