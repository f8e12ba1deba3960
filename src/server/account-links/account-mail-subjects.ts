import type { Mail } from '../mail/queue-mail.ts'
import type { AccountLink } from './account-link-store.ts'

/**
 * Mails with a link are queued empty and written when they are sent (`write-account-mail.ts`): the token exists in no
 * table, no backup and no export of somebody's data, and asking for a link costs the same for every address.
 */
const unwritten = { subject: '', text: '' }

export const passwordMailAbout = 'password link'
const invitationStart = 'invitation '
const emailStart = 'email change '

export function invitationMail({ id, email }: Pick<AccountLink, 'id' | 'email'>): Mail & { about: string } {
  return { to: email, ...unwritten, about: invitationStart + id }
}

export function passwordMail(email: string): Mail {
  return { to: email, ...unwritten, about: passwordMailAbout }
}

export function emailChangeMail({ id, email }: AccountLink): Mail & { about: string } {
  return { to: email, ...unwritten, about: emailStart + id }
}

/** The link that a mail is about; undefined for mails of another kind. */
export function linkNamedBy(about: string): { purpose: 'invitation' | 'email'; id: string } | undefined {
  if (about.startsWith(invitationStart))
    return { purpose: 'invitation', id: about.slice(invitationStart.length) }
  if (about.startsWith(emailStart)) return { purpose: 'email', id: about.slice(emailStart.length) }
  return undefined
}
