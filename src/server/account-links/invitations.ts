import { randomUUID } from 'node:crypto'
import { AppError, notFound } from '../../shared/app-error.ts'
import { defaultPermissions } from '../../shared/roles.ts'
import type { AppContext } from '../app-context.ts'
import type { Handle } from '../database/tables.ts'
import { eraseWorkAbout } from '../due-work/due-work-store.ts'
import type { Actor } from '../engine/actor.ts'
import { ErasableLog } from '../engine/erasable-log.ts'
import type { ChangeAction } from '../engine/logged-change.ts'
import { queueMail } from '../mail/queue-mail.ts'
import { hasMailServer } from '../mail-server/used-mail-server.ts'
import { actorOfUser } from '../users/user-changes.ts'
import { checkMayGrant } from '../users/user-rules.ts'
import { emailTaken, findActor } from '../users/user-service.ts'
import { findUserByEmail, type User } from '../users/user-store.ts'
import {
  type AccountLink,
  deleteLink,
  deleteTokensOf,
  findInvitationTo,
  findLink,
  type Invitation,
  saveLink,
} from './account-link-store.ts'
import { invitationMail } from './account-mail-subjects.ts'
import type { NewInvitation } from './invitation-input.ts'
import { noMailServer, requireMail } from './use-link.ts'

/** What the change log calls invitations. */
export const invitationType = 'invitation'
export const invitationChanges = new ErasableLog(invitationType)

const validDays = 7

/** Whoever manages users invites: to no role above their own, and to none whose rights they lack. */
export async function invite(
  context: AppContext,
  actorId: string,
  input: NewInvitation,
): Promise<Invitation> {
  await requireMail(context)
  return context.database.write(async (tx) => {
    const actor = await findActor(tx, actorId)
    checkMayInvite(actor, input.role)
    if (await findUserByEmail(tx, input.email)) throw emailTaken()
    if (await findInvitationTo(tx, input.email)) throw alreadyInvited()
    const link: AccountLink = {
      id: randomUUID(),
      purpose: 'invitation',
      userId: null,
      ...input,
      language: input.language ?? actor.language,
      invitedBy: actor.id,
      ...datesFrom(context.now()),
    }
    await saveLink(tx, link)
    await logInvitation(tx, actorOfUser(actor), 'create', null, link)
    await queueMail(tx, invitationMail(link), context.now())
    return { ...link, inviter: actor.displayName }
  })
}

/** A new link for another seven days, from whoever sends it now; the one before stops working. */
export async function resendInvitation(
  context: AppContext,
  actorId: string,
  id: string,
): Promise<Invitation> {
  const hasMail = await hasMailServer(context)
  return context.database.write(async (tx) => {
    const { actor, link } = await findMine(tx, actorId, id)
    if (!hasMail) throw noMailServer()
    const renewed = { ...link, invitedBy: actor.id, ...datesFrom(context.now()) }
    await deleteTokensOf(tx, id)
    await saveLink(tx, renewed)
    await logInvitation(tx, actorOfUser(actor), 'update', link, renewed)
    await eraseWorkAbout(tx, invitationMail(link).about)
    await queueMail(tx, invitationMail(renewed), context.now())
    return { ...renewed, inviter: actor.displayName }
  })
}

export async function takeInvitationBack(context: AppContext, actorId: string, id: string): Promise<void> {
  await context.database.write(async (tx) => {
    const { actor, link } = await findMine(tx, actorId, id)
    await deleteLink(tx, id)
    await eraseWorkAbout(tx, invitationMail(link).about)
    const time = context.now().toISOString()
    await logInvitation(tx, actorOfUser(actor), 'delete', link, null, time)
  })
}

export async function logInvitation(
  tx: Handle,
  actor: Actor,
  action: ChangeAction,
  before: AccountLink | null,
  after: (AccountLink & { state?: string }) | null,
  time = after?.createdAt ?? '',
): Promise<void> {
  const id = (before ?? after)?.id ?? ''
  const revision = await invitationChanges.nextRevision(tx, id)
  await invitationChanges.append(tx, {
    time,
    actor,
    action,
    id,
    revision,
    before: before && logged(before),
    after: after && logged(after),
  })
}

/** Throws where whoever is given may not make such an account. */
export function checkMayInvite(inviter: User, role: string): void {
  checkMayGrant(inviter, { role, permissions: defaultPermissions(role) })
}

async function findMine(tx: Handle, actorId: string, id: string) {
  const actor = await findActor(tx, actorId)
  const link = /^[\w-]+$/.test(id) ? await findLink(tx, id, 'invitation') : undefined
  if (!link) throw notFound('Invitation')
  checkMayInvite(actor, link.role)
  return { actor, link }
}

function datesFrom(now: Date): Pick<AccountLink, 'createdAt' | 'expiresAt'> {
  const expiresAt = new Date(now.getTime() + validDays * 24 * 3_600_000).toISOString()
  return { createdAt: now.toISOString(), expiresAt }
}

function logged({ email, name, role, expiresAt, state }: AccountLink & { state?: string }) {
  return { email, name, role, expiresAt, ...(state ? { state } : {}) }
}

function alreadyInvited(): AppError {
  const message = 'This person has been invited already. You can send the invitation again.'
  return new AppError('duplicate', message, { issues: [{ path: 'email', message }] })
}
