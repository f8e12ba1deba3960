import { createHash, randomUUID } from 'node:crypto'
import { type ApplicationValues, consentVersion } from '../../content/application/application.ts'
import { AppError } from '../../shared/app-error.ts'
import type { AppContext } from '../app-context.ts'
import { addressBlock } from '../auth/address-block.ts'
import type { Handle } from '../database/tables.ts'
import { onceKey } from '../http/idempotency.ts'
import { findEarlierEffect, rememberEffect } from '../http/idempotency-store.ts'
import { takeFromLimit } from '../http/rate-limit-store.ts'
import { queueMail } from '../mail/outbox.ts'
import { noticeMail, receiptMail } from './application-mails.ts'
import {
  type ApplicationReceipt,
  applicationChanges,
  reviewOf,
  toReceipt,
  valuesOf,
} from './application-record.ts'
import { type ApplicationRow, insertApplication, searchTextOf } from './application-store.ts'
import { checkApplication, isTrapped } from './check-application.ts'

export interface Submission {
  body: unknown
  ip: string
  /** The same for every try to send one application. */
  idempotencyKey?: string | undefined
  /** Of whoever is signed in; null for visitors. */
  userId?: string | null
}

type SubmitContext = Pick<AppContext, 'config' | 'database' | 'now'>

const hour = 3600
/** Of one visitor's address. */
const maxPerHour = 10
/** To one mailbox: the form must not be a way to fill somebody's. */
const maxReceiptsPerDay = 3

/** Stores what a visitor sends, once. Throws with every wrong field, or when too many came from one address. */
export async function submitApplication(
  context: SubmitContext,
  { body, ip, idempotencyKey, userId = null }: Submission,
): Promise<ApplicationReceipt> {
  const values = checkApplication(body)
  // One name for the call and the form without scripts, which is posted to its page.
  const key = onceKey(idempotencyKey, { userId, route: 'application', body: valuesOf(values) })
  const now = context.now()
  const row = newRow(values, now)
  if (isTrapped(body)) return toReceipt(row)
  return context.database.write(async (tx) => {
    const earlier = await findEarlierEffect(tx, key, now)
    // The same words came with the key: they need not be read again, and may even have been erased since.
    if (earlier) return toReceipt({ ...row, id: earlier.subject, created_at: earlier.madeAt })
    await countVisit(tx, ip, now)
    await insertApplication(tx, row)
    await applicationChanges.append(tx, {
      time: row.created_at,
      actor: { id: null, name: 'A visitor' },
      action: 'create',
      id: row.id,
      revision: row.revision,
      before: null,
      after: reviewOf(row),
    })
    await queueMails(tx, context, row, now)
    await rememberEffect(tx, key, row.id, now)
    return toReceipt(row)
  })
}

/** What mails in the outbox carry as the name of an application. */
export function mailsAbout(id: string): string {
  return `application ${id}`
}

function newRow(values: ApplicationValues, now: Date): ApplicationRow {
  const time = now.toISOString()
  return {
    id: randomUUID(),
    ...values,
    status: 'pending',
    notes: '',
    search_text: searchTextOf(values),
    consent_version: consentVersion,
    first_response_at: null,
    anonymised_at: null,
    revision: 1,
    created_at: time,
    updated_at: time,
  }
}

/** Inside the transaction: a refused or failed submission leaves the count as it was. */
async function countVisit(tx: Handle, ip: string, now: Date): Promise<void> {
  const limit = { key: `application address ${addressBlock(ip)}`, max: maxPerHour, windowSeconds: hour }
  const wait = await takeFromLimit(tx, limit, now)
  if (wait === undefined) return
  const minutes = Math.ceil(wait / 60)
  const message = `Many applications came from your address. Please try again in ${minutes === 1 ? 'a minute' : `${minutes} minutes`}.`
  throw new AppError('too_many', message, { retryAfter: wait })
}

async function queueMails(
  tx: Handle,
  { config }: SubmitContext,
  row: ApplicationRow,
  now: Date,
): Promise<void> {
  const about = mailsAbout(row.id)
  await queueMail(tx, { ...noticeMail(config, row), about }, now)
  // Hashed: the count outlives the application by a day at most, and must not name anybody.
  const mailbox = createHash('sha256').update(row.email.toLowerCase()).digest('base64url')
  const limit = { key: `application receipt ${mailbox}`, max: maxReceiptsPerDay, windowSeconds: 24 * hour }
  if ((await takeFromLimit(tx, limit, now)) === undefined)
    await queueMail(tx, { ...receiptMail(config, row), about }, now)
}
