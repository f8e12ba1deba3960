import { invitationMail } from '../account-links/account-mail-subjects.ts'
import { invitationChanges } from '../account-links/invitations.ts'
import { anonymise } from '../applications/anonymise-applications.ts'
import { findApplication } from '../applications/application-store.ts'
import { eraseRow } from '../applications/review-application.ts'
import type { Handle } from '../database/tables.ts'
import { eraseWorkAbout } from '../due-work/due-work-store.ts'
import { systemActor } from '../engine/actor.ts'
import { eraseMailTo } from '../mail/mail-store.ts'
import { userChanges } from '../users/user-changes.ts'
import { deleteUserRow } from '../users/user-store.ts'
import { type Erasure, findAddressesOf, hasContents } from './erasure-store.ts'

/** Erases what a backup has brought back of people who were erased after it was made. Answers how many records. */
export async function eraseAgain(tx: Handle, erasures: readonly Erasure[], now: Date): Promise<number> {
  let count = 0
  for (const erasure of erasures) {
    const isErased = erasure.type === 'application' ? eraseApplication : eraseAccount
    if (await isErased(tx, erasure, now)) count += 1
  }
  return count
}

async function eraseApplication(tx: Handle, { id, action }: Erasure, now: Date): Promise<boolean> {
  const row = await findApplication(tx, id)
  if (!row) return false
  if (action === 'delete') await eraseRow(tx, row, systemActor, now)
  else if (row.anonymised_at === null) await anonymise(tx, row, now)
  else return false
  return true
}

/** An account that was deleted before its traces were erased, or an invitation. */
async function eraseAccount(tx: Handle, erasure: Erasure, now: Date): Promise<boolean> {
  const { type, id } = erasure
  if (!(await hasContents(tx, erasure))) return false
  for (const email of await findAddressesOf(tx, erasure)) await eraseMailTo(tx, email)
  if (type === 'user') await deleteUserRow(tx, id)
  else await eraseWorkAbout(tx, invitationMail({ id, email: '' }).about)
  const log = type === 'user' ? userChanges : invitationChanges
  await log.erase(tx, {
    time: now.toISOString(),
    actor: systemActor,
    action: 'delete',
    id,
    revision: await log.nextRevision(tx, id),
  })
  return true
}
