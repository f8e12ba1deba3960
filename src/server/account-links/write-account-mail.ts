import { accountLinkPaths } from '../../shared/account-link-paths.ts'
import { type Language, mainLanguage } from '../../shared/languages.ts'
import type { AppContext } from '../app-context.ts'
import type { Handle } from '../database/tables.ts'
import type { WaitingMail } from '../mail/postbox.ts'
import { staffMessages } from '../messages/staff-messages.ts'
import { findUser, findUserByEmail } from '../users/user-store.ts'
import {
  type AccountLink,
  addToken,
  countOtherLinks,
  findLink,
  forgetExpiredLinks,
  saveLink,
} from './account-link-store.ts'
import { linkNamedBy, passwordMailAbout } from './account-mail-subjects.ts'

const minuteMs = 60_000
const passwordMinutes = 60
/** To one mailbox within those minutes: nobody's is filled by a stranger, and every link in it works. */
const maxPasswordLinks = 3

/** Writes a mail with a link at the moment it is sent; undefined where there is nothing to send any more. */
export function accountMailWriter({ config, database, now }: AppContext) {
  return async (mail: WaitingMail): Promise<WaitingMail | undefined> => {
    const named = linkNamedBy(mail.about)
    if (!named && mail.about !== passwordMailAbout) return mail
    return database.write(async (tx) => {
      const link = named ? await findPending(tx, named, now()) : await openPasswordLink(tx, mail, now())
      if (!link) return undefined
      const language = await languageOf(tx, link)
      const address = linkAddress(config.publicUrl, link, language, await addToken(tx, link.id))
      const host = new URL(config.publicUrl).host
      return { ...mail, ...(await letter(tx, link, { language, address, host })), language }
    })
  }
}

async function findPending(
  tx: Handle,
  { purpose, id }: { purpose: 'invitation' | 'email'; id: string },
  now: Date,
): Promise<AccountLink | undefined> {
  const link = await findLink(tx, id, purpose)
  return link && link.expiresAt > now.toISOString() ? link : undefined
}

/** The mail's own id names the link, so that a second try to send it does not count as a second request. */
async function openPasswordLink(tx: Handle, mail: WaitingMail, now: Date): Promise<AccountLink | undefined> {
  await forgetExpiredLinks(tx, now)
  const user = (await findUserByEmail(tx, mail.recipient))?.user
  if (!user?.isActive) return undefined
  const link: AccountLink = {
    id: mail.id,
    purpose: 'password',
    userId: user.id,
    email: user.email,
    name: '',
    role: '',
    language: null,
    invitedBy: null,
    createdAt: now.toISOString(),
    expiresAt: new Date(now.getTime() + passwordMinutes * minuteMs).toISOString(),
  }
  if ((await countOtherLinks(tx, link, now)) >= maxPasswordLinks) return undefined
  await saveLink(tx, link)
  return link
}

async function languageOf(tx: Handle, link: AccountLink): Promise<Language> {
  const account = link.userId === null ? undefined : await findUser(tx, link.userId)
  return account?.user.language ?? link.language ?? mainLanguage
}

/** In a browser that has shown the staff area before, its own language wins over the one named here. */
function linkAddress(publicUrl: string, { purpose }: AccountLink, language: Language, token: string): string {
  return `${publicUrl}${accountLinkPaths[purpose]}?lang=${language}#${token}`
}

interface Setting {
  language: Language
  address: string
  host: string
}

async function letter(
  tx: Handle,
  link: AccountLink,
  { language, address, host }: Setting,
): Promise<{ subject: string; body: string }> {
  const texts = staffMessages[language].accountLinks
  if (link.purpose === 'password') {
    const { subject, asked, open, mistaken } = texts.password
    return { subject, body: [asked(host), `${open(passwordMinutes)}\n${address}`, mistaken].join('\n\n') }
  }
  if (link.purpose === 'email') {
    const { subject, asked, open, mistaken } = texts.email
    return { subject, body: [asked(host, link.email), `${open}\n${address}`, mistaken].join('\n\n') }
  }
  const inviter = link.invitedBy === null ? undefined : (await findUser(tx, link.invitedBy))?.user.displayName
  const { subject, greeting, invited, open, mistaken } = texts.invitation
  const body = [greeting(link.name), invited(inviter ?? host, host), `${open}\n${address}`, mistaken]
  return { subject: subject(host), body: body.join('\n\n') }
}
