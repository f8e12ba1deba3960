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

/** Who let the revisions of a record or of a translation be published, where its author had to ask. */
export async function approversOf(db: Handle, name: DraftKey): Promise<ReadonlyMap<number, string>> {
  const changes = await approvalChanges.list(db, approvalKey(name))
  const approved = changes.flatMap(({ action, actor, after }): [number, string][] => {
    const { publishedRevision } = (after ?? {}) as Partial<ApprovalFacts>
    return action === 'approve' && publishedRevision !== undefined ? [[publishedRevision, actor.name]] : []
  })
  return new Map(approved)
}
