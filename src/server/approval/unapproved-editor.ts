import { needsApproval } from '../../shared/approval-roles.ts'
import { mainLanguage } from '../../shared/languages.ts'
import { readApprovalRoles } from '../auth/approval-roles-store.ts'
import type { Handle } from '../database/tables.ts'
import { approvalKey } from '../engine/approval-log.ts'
import { ChangeLog } from '../engine/change-log.ts'
import { type DraftKey, findDraft } from '../engine/record-draft-store.ts'
import { translationType } from '../engine/translation-rows.ts'
import { findTranslation } from '../engine/translation-store.ts'
import { findUser } from '../users/user-store.ts'

/**
 * Who changed a draft after a moment, although their changes need approval; undefined where nobody did. What is published
 * later by itself was looked at by then and not since.
 */
export async function unapprovedEditor(
  tx: Handle,
  name: DraftKey,
  since: string,
): Promise<string | undefined> {
  const edit = await lastEdit(tx, name)
  if (!edit || edit.id === null || edit.at < since) return undefined
  const editor = (await findUser(tx, edit.id))?.user
  return editor && needsApproval(editor, await readApprovalRoles(tx)) ? edit.name : undefined
}

interface Edit {
  id: string | null
  name: string
  at: string
}

/** A translation that was never published has no draft beside it: it is one. */
async function lastEdit(tx: Handle, name: DraftKey): Promise<Edit | undefined> {
  const translation = name.language === mainLanguage ? undefined : await findTranslation(tx, name)
  if (translation && translation.state !== 'published') {
    const change = await new ChangeLog(translationType).find(tx, approvalKey(name), translation.revision)
    return change && { ...change.actor, at: change.time }
  }
  const draft = await findDraft(tx, name)
  return draft && { id: draft.updated_by_id, name: draft.updated_by, at: draft.updated_at }
}
