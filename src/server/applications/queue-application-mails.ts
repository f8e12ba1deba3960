import { hash } from 'node:crypto'
import { isLanguage, type Language, mainLanguage } from '../../shared/languages.ts'
import type { Config } from '../config.ts'
import type { Handle } from '../database/tables.ts'
import { takeFromLimit } from '../http/rate-limit-store.ts'
import { queueMail } from '../mail/queue-mail.ts'
import { findUserByEmail } from '../users/user-store.ts'
import { noticeMail, receiptMail } from './application-mails.ts'
import type { ApplicationRow } from './application-store.ts'

type Site = Pick<Config, 'publicUrl' | 'adminEmail'>

/** To one mailbox: the form must not be a way to fill somebody's. */
const maxReceiptsPerDay = 3
const daySeconds = 24 * 3600

/** What mails that wait carry as the name of an application. */
export function mailsAbout(id: string): string {
  return `application ${id}`
}

export async function queueNotice(tx: Handle, site: Site, row: ApplicationRow, now: Date): Promise<void> {
  const account = await findUserByEmail(tx, site.adminEmail.toLowerCase())
  const languages = { written: languageOf(row), reader: account?.user.language ?? mainLanguage }
  await queueMail(tx, { ...noticeMail(site, row, languages), about: mailsAbout(row.id) }, now)
}

export async function queueReceipt(tx: Handle, site: Site, row: ApplicationRow, now: Date): Promise<void> {
  // Hashed: the count outlives the application by a day at most, and must not name anybody.
  const mailbox = hash('sha256', row.email.toLowerCase(), 'base64url')
  const limit = { key: `application receipt ${mailbox}`, max: maxReceiptsPerDay, windowSeconds: daySeconds }
  if ((await takeFromLimit(tx, limit, now)) === undefined)
    await queueMail(tx, { ...receiptMail(site, row, languageOf(row)), about: mailsAbout(row.id) }, now)
}

/** The main one for an application whose language the site no longer speaks. */
function languageOf({ language }: ApplicationRow): Language {
  return isLanguage(language) ? language : mainLanguage
}
