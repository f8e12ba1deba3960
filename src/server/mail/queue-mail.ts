import { isEmail } from '../../schema/is-email.ts'
import { type Language, mainLanguage } from '../../shared/languages.ts'
import { oneLine } from '../../shared/one-line.ts'
import type { Handle } from '../database/tables.ts'
import { queueWork } from '../due-work/due-work-store.ts'

export interface Mail {
  to: string
  subject: string
  text: string
  /** The language it is written in, the main one by default. */
  language?: Language
  /** Whose data it carries, such as `application 1f0c…`; see `eraseWorkAbout`. */
  about?: string
}

/** Queues a mail in the transaction of what it tells about: both happen, or neither. */
export async function queueMail(tx: Handle, mail: Mail, now: Date): Promise<void> {
  if (!isEmail(mail.to)) throw new Error('A mail needs one recipient')
  const { to, subject, text, language = mainLanguage, about = '' } = mail
  const payload = { recipient: to, subject: oneLine(subject), body: text, language }
  await queueWork(tx, { kind: 'mail', payload, dueAt: now, person: to.toLowerCase(), about }, now)
}
