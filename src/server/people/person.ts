import { notFound } from '../../shared/app-error.ts'
import { hasPermission } from '../../shared/roles.ts'
import { deleteLink, findInvitationTo } from '../account-links/account-link-store.ts'
import type { AppContext } from '../app-context.ts'
import { applicationChanges, reviewOf, valuesOf } from '../applications/application-record.ts'
import { type ApplicationRow, findApplicationsOf } from '../applications/application-store.ts'
import { mailsAbout } from '../applications/queue-application-mails.ts'
import { eraseRow } from '../applications/review-application.ts'
import { accountKeys } from '../auth/sign-in-limits.ts'
import type { Handle } from '../database/tables.ts'
import type { Actor } from '../engine/actor.ts'
import { forgetLimits } from '../http/rate-limit-store.ts'
import type { RequestUser } from '../http/request-user.ts'
import { eraseMailTo, findMailOf } from '../mail/mail-store.ts'
import { actorOfUser } from '../users/user-changes.ts'
import { findUserByEmail } from '../users/user-store.ts'
import { erasePastAccounts, listAccountSteps } from './account-log-store.ts'

/** Everything that is held about whoever uses this address. `email` in lower case. */
export async function exportPerson(context: AppContext, by: RequestUser, email: string) {
  const person = await context.database.snapshot((tx) => readPerson(tx, by, email))
  if (isEmpty(person)) throw nobody()
  return { email, exportedAt: context.now().toISOString(), ...person }
}

/** Erases all of it but a staff account, which is deleted where accounts are. Only the fact of the erasure stays. */
export async function erasePerson(context: AppContext, by: RequestUser, email: string): Promise<void> {
  const time = context.now()
  await context.database.write(async (tx) => {
    if (isEmpty(await readPerson(tx, by, email))) throw nobody()
    for (const row of await findApplicationsOf(tx, email)) await eraseRow(tx, row, actorOfUser(by), time)
    await eraseMailTo(tx, email)
    if (seesAccounts(by)) await eraseAccountTraces(tx, email, actorOfUser(by), time)
    // Tries to sign in with the address; those on an account of ours go on counting.
    if (!(await findUserByEmail(tx, email))) await forgetLimits(tx, accountKeys(email))
  })
}

async function eraseAccountTraces(tx: Handle, email: string, actor: Actor, time: Date): Promise<void> {
  const invitation = await findInvitationTo(tx, email)
  if (invitation) await deleteLink(tx, invitation.id)
  await erasePastAccounts(tx, email, actor, time)
}

async function readPerson(db: Handle, by: RequestUser, email: string) {
  const rows = await findApplicationsOf(db, email)
  const mails = await findMailOf(
    db,
    email,
    rows.map(({ id }) => mailsAbout(id)),
  )
  const applications = []
  for (const row of rows) applications.push(await withHistory(db, row))
  return {
    applications,
    mails: mails.map(({ recipient, subject, body, createdAt }) => ({
      to: recipient,
      subject,
      text: body,
      createdAt,
    })),
    // Accounts are the business of who manages them.
    ...(seesAccounts(by) ? await readAccount(db, email) : {}),
  }
}

async function withHistory(db: Handle, row: ApplicationRow) {
  const changes = await applicationChanges.list(db, row.id)
  return {
    id: row.id,
    ...valuesOf(row),
    ...reviewOf(row),
    consentVersion: row.consent_version,
    createdAt: row.created_at,
    updatedAt: row.updated_at,
    firstResponseAt: row.first_response_at,
    // Who of the staff wrote is about them, not about the applicant.
    history: changes.map(({ time, action, before, after }) => ({ time, action, before, after })),
  }
}

async function readAccount(db: Handle, email: string) {
  return {
    account: (await findUserByEmail(db, email))?.user ?? null,
    accountHistory: await listAccountSteps(db, email),
  }
}

function isEmpty(person: Awaited<ReturnType<typeof readPerson>>): boolean {
  const { applications, mails, account, accountHistory = [] } = { account: null, ...person }
  return applications.length + mails.length + accountHistory.length === 0 && account === null
}

function seesAccounts(by: RequestUser): boolean {
  return hasPermission(by, 'manage_users')
}

function nobody() {
  return notFound('A person with this address')
}
