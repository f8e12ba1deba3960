import { AppError } from '../../shared/app-error.ts'
import { searchText } from '../../shared/search-text.ts'
import type { Handle } from '../database/tables.ts'
import { listUsers, type User } from './user-store.ts'

type Named = Pick<User, 'id' | 'name' | 'displayName'>

/**
 * Refuses a name by which colleagues know another account: the history, the activity and mails go by names. What looks
 * alike counts as the same. Whoever manages accounts may give two people the same name, nobody may take it.
 */
export async function checkShownName(tx: Handle, user: Named, before: Named): Promise<void> {
  const name = folded(shownName(user))
  if (folded(shownName(before)) === name) return
  const others = (await listUsers(tx)).filter(({ id }) => id !== user.id)
  if (!others.some((other) => [other.name, other.displayName].some((own) => folded(own) === name))) return
  const message = 'A colleague goes by this name already. Please choose a display name that tells you apart.'
  throw new AppError('duplicate', message, { issues: [{ path: 'displayName', message }] })
}

function shownName({ name, displayName }: Named): string {
  return displayName || name
}

function folded(name: string): string {
  const letters = searchText(name).replace(/[^\p{L}\p{N}]+/gu, '')
  return letters || name.trim()
}
