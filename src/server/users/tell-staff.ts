import { type Language, mainLanguage } from '../../shared/languages.ts'
import { hasPermission } from '../../shared/roles.ts'
import type { Handle } from '../database/tables.ts'
import { queueMail } from '../mail/queue-mail.ts'
import { listUsers } from './user-store.ts'

/** Writes to the named people and to all administrators, each in their language, within the caller's transaction. */
export async function tellStaff(
  tx: Handle,
  authors: readonly (string | null)[],
  write: (language: Language) => { subject: string; text: string },
  now: Date,
): Promise<void> {
  const users = await listUsers(tx)
  const isTold = ({ id }: { id: string }) => authors.includes(id)
  for (const user of users) {
    if (!user.isActive || !(isTold(user) || hasPermission(user, 'manage_users'))) continue
    const language = user.language ?? mainLanguage
    await queueMail(tx, { to: user.email, ...write(language), language }, now)
  }
}
