import { needsApproval } from '../../shared/approval-roles.ts'
import { type Language, mainLanguage } from '../../shared/languages.ts'
import { hasPermission, type Permission } from '../../shared/roles.ts'
import { readApprovalRoles } from '../auth/approval-roles-store.ts'
import type { Config } from '../config.ts'
import type { Handle } from '../database/tables.ts'
import type { Actor } from '../engine/actor.ts'
import { queueMail } from '../mail/queue-mail.ts'
import { staffMessages } from '../messages/staff-messages.ts'
import { findUser, listUsers, type User } from '../users/user-store.ts'
import type { ApprovalRow } from './approval-store.ts'

type Site = Pick<Config, 'publicUrl'>

/** What mails that wait carry as the name of what they are about. */
const about = 'approval'

/** Tells everybody who may publish it that something waits for them. */
export async function queueRequestMails(
  tx: Handle,
  site: Site,
  { sent, writePermission }: { sent: ApprovalRow; writePermission: Permission },
  now: Date,
): Promise<void> {
  const asking = await readApprovalRoles(tx)
  const mayPublish = (user: User) => hasPermission(user, writePermission) && !needsApproval(user, asking)
  const readers = (await listUsers(tx)).filter((user) => user.isActive && mayPublish(user))
  const who = await withAddress(tx, { id: sent.sent_by_id, name: sent.sent_by })
  for (const { id, email, language } of readers) {
    if (id === sent.sent_by_id) continue
    const { subject, sent: text, note, open } = staffMessages[language ?? mainLanguage].approval.request
    const paragraphs = [
      text(who, sent.title),
      ...(sent.note === '' ? [] : [note(sent.note)]),
      `${open}\n${site.publicUrl}/admin/approvals`,
    ]
    await queueMail(tx, { to: email, subject: subject(sent.title), ...letter(paragraphs, language) }, now)
  }
}

/** Tells whoever sent it what became of it; nobody where the account is gone. */
export async function queueDecisionMail(
  tx: Handle,
  site: Site,
  { decided, by }: { decided: ApprovalRow; by: Actor },
  now: Date,
): Promise<void> {
  const sender = decided.sent_by_id === null ? undefined : (await findUser(tx, decided.sent_by_id))?.user
  if (!sender?.isActive) return
  const texts = staffMessages[sender.language ?? mainLanguage].approval
  const {
    subject,
    decided: text,
    comment,
    open,
  } = decided.state === 'approved' ? texts.approved : texts.sentBack
  const paragraphs = [
    text(await withAddress(tx, by), decided.title),
    ...(decided.comment === '' ? [] : [comment(decided.comment)]),
    `${open}\n${site.publicUrl}/admin/approvals`,
  ]
  const mail = { to: sender.email, subject: subject(decided.title), ...letter(paragraphs, sender.language) }
  await queueMail(tx, mail, now)
}

/** A name says who it is only together with the address of the account. */
async function withAddress(tx: Handle, { id, name }: Actor): Promise<string> {
  const email = id === null ? undefined : (await findUser(tx, id))?.user.email
  return email === undefined ? name : `${name} (${email})`
}

function letter(paragraphs: readonly string[], language: Language | null) {
  return { text: paragraphs.join('\n\n'), language: language ?? mainLanguage, about }
}
