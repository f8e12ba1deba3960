import { noteNewWork } from '../database/new-work.ts'
import { readSetting, saveSetting } from '../database/setting-store.ts'
import { keyOf } from '../database/site-key.ts'
import type { Handle } from '../database/tables.ts'

export const encryptions = ['tls', 'starttls', 'none'] as const
/** `tls` from the first byte, `starttls` before anything else is said, or nothing at all. */
export type Encryption = (typeof encryptions)[number]

/** Where mails are handed over, as staff set it up. */
export interface MailServer {
  host: string
  port: number
  encryption: Encryption
  /** Empty where the server asks for none; then the password is, too. */
  user: string
  password: string
}

/** With a password that cannot be read: it was encrypted with another key. */
export type StoredMailServer = Omit<MailServer, 'password'> & { password: string | undefined }

const setting = 'mail_server'

/** Bound to the server: put beside another host, the password cannot be read. */
const about = ({ host, user }: Pick<MailServer, 'host' | 'user'>) => `mail server ${user}@${host}`

export async function readMailServer(db: Handle): Promise<StoredMailServer | undefined> {
  const stored = (await readSetting(db, setting)) as MailServer | null | undefined
  if (!stored) return undefined
  const password = stored.password === '' ? '' : keyOf(db)?.decrypt(stored.password, about(stored))
  return { ...stored, password }
}

/** Call it only where there is a key, or no password: it is never stored as it is. */
export async function saveMailServer(tx: Handle, server: MailServer | null): Promise<void> {
  await saveSetting(tx, setting, server && { ...server, password: encryptedPassword(tx, server) })
}

function encryptedPassword(tx: Handle, server: MailServer): string {
  if (server.password === '') return ''
  const key = keyOf(tx)
  if (!key) throw new Error('A password needs a key to be encrypted with')
  return key.encrypt(server.password, about(server))
}

/** Mails that waited for a server, or failed at the one before, are sent at once. */
export async function releaseWaitingMails(tx: Handle, now: Date): Promise<void> {
  const time = now.toISOString()
  await tx
    .updateTable('due_work')
    .set({ retry_at: time, attempts: 0 })
    .where('kind', '=', 'mail')
    .where('state', '=', 'waiting')
    .where((eb) => eb.or([eb('claimed_until', 'is', null), eb('claimed_until', '<=', time)]))
    .execute()
  noteNewWork(tx)
}

export async function countWaitingMails(db: Handle): Promise<number> {
  const row = await db
    .selectFrom('due_work')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('kind', '=', 'mail')
    .where('state', '=', 'waiting')
    .executeTakeFirstOrThrow()
  return Number(row.count)
}
