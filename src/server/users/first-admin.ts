import { randomInt, randomUUID } from 'node:crypto'
import { defaultPermissions } from '../../shared/roles.ts'
import type { AppContext } from '../app-context.ts'
import { hashPassword } from '../auth/passwords.ts'
import { systemActor } from '../engine/actor.ts'
import { addUser } from './user-changes.ts'
import { hasUsers, type User } from './user-store.ts'

/** What the first administrator is called until they say their own name. */
export const firstAdminName = 'Administrator'

export interface FirstAdmin {
  email: string
  /** Only a password made up here, to be shown once; one from the configuration is nobody's to print. */
  password: string | undefined
}

/** Creates the first super admin where there are no users; undefined where there are. */
export async function createFirstAdmin(context: AppContext): Promise<FirstAdmin | undefined> {
  const { config, database } = context
  if (await hasUsers(database.db)) return undefined
  const generated = config.adminPassword === undefined ? readablePassword() : undefined
  const passwordHash = await hashPassword(generated ?? config.adminPassword ?? '', context.hashingCost)
  return database.write(async (tx) => {
    // Another process may have started at the same moment.
    if (await hasUsers(tx)) return undefined
    const user = superAdmin(config.adminEmail, context.now().toISOString())
    // Whoever starts the site chose or read this password: it is nobody else's to know already.
    await addUser(tx, systemActor, user, { passwordHash, mustChangePassword: false })
    return { email: user.email, password: generated }
  })
}

function superAdmin(email: string, time: string): User {
  return {
    id: randomUUID(),
    email,
    name: firstAdminName,
    displayName: firstAdminName,
    role: 'super_admin',
    permissions: defaultPermissions('super_admin'),
    isActive: true,
    language: null,
    lastLogin: null,
    createdAt: time,
    updatedAt: time,
  }
}

/** Without letters and digits that look alike in a terminal. */
const alphabet = 'abcdefghjkmnpqrstuvwxyz23456789'

/** Four groups of five, about 99 bits. */
function readablePassword(): string {
  const group = () => Array.from({ length: 5 }, () => alphabet.charAt(randomInt(alphabet.length))).join('')
  return [group(), group(), group(), group()].join('-')
}
