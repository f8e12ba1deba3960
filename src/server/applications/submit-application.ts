import { randomUUID } from 'node:crypto'
import { type ApplicationValues, builtInConsentVersion } from '../../content/application/application.ts'
import { AppError, badInput } from '../../shared/app-error.ts'
import type { Language } from '../../shared/languages.ts'
import type { AppContext } from '../app-context.ts'
import { addressBlock } from '../auth/address-block.ts'
import type { Handle } from '../database/tables.ts'
import { onceKey } from '../http/idempotency.ts'
import { findEarlierEffect, rememberEffect } from '../http/idempotency-store.ts'
import { type Limit, takeFromLimit } from '../http/rate-limit-store.ts'
import { visitorMessages } from '../messages/visitor-messages.ts'
import { currentSettings } from '../settings/current-settings.ts'
import {
  type ApplicationReceipt,
  applicationChanges,
  reviewOf,
  toReceipt,
  valuesOf,
} from './application-record.ts'
import { searchColumnsOf } from './application-search-text.ts'
import { type ApplicationRow, insertApplication } from './application-store.ts'
import { checkApplication, isTrapped, languageIn } from './check-application.ts'
import { forgetAt } from './forget-suspected.ts'
import type { ProgramOpenings } from './program-openings.ts'
import { queueNotice, queueReceipt } from './queue-application-mails.ts'

export interface Submission {
  body: unknown
  ip: string
  /** The same for every try to send one application. */
  idempotencyKey?: string | undefined
  /** Of whoever is signed in; null for visitors. */
  userId?: string | null
}

export interface SubmitContext extends Pick<AppContext, 'config' | 'database' | 'now'> {
  openings: Pick<ProgramOpenings, 'refusal'>
}

/** Of one address: a workshop on one Wi-Fi, or a mobile network that shares addresses, stays far below. */
const maxPerHour = 300
/** Of one address: what it can store in a day is bounded, whoever sends it. */
export const maxPerDay = 2000
const daySeconds = 24 * 3600

/**
 * Stores what a visitor sends, once. What only a robot fills in makes it suspected, and its sender is answered like everybody
 * else; one of very many of an address is marked and nothing more. Throws with every wrong field, for a
 * program that takes no applications, and beyond a day's number.
 */
export async function submitApplication(
  context: SubmitContext,
  { body, ip, idempotencyKey, userId = null }: Submission,
): Promise<ApplicationReceipt> {
  const values = checkApplication(body)
  const language = languageIn(body)
  // One name for the call and the form without scripts, which is posted to its page.
  const key = onceKey(idempotencyKey, { userId, route: 'application', body: valuesOf(values) })
  const now = context.now()
  const refusal = await context.openings.refusal(values.subject, language)
  return context.database.write(async (tx) => {
    const earlier = await findEarlierEffect(tx, key, now)
    // The same words came with the key: they need not be read again, and may even have been erased since.
    if (earlier)
      return toReceipt({ ...newRow(values, language, now), id: earlier.subject, created_at: earlier.madeAt })
    if (refusal !== undefined) throw badInput([{ path: 'subject', message: refusal }])
    await demandRoom(tx, { ip, language, now })
    const isOneOfMany = (await takeFromLimit(tx, addressLimit(ip), now)) !== undefined
    const row = { ...newRow(values, language, now), is_one_of_many: isOneOfMany ? 1 : 0 }
    if (isTrapped(body)) Object.assign(row, { is_suspected: 1, forget_at: forgetAt(now) })
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
    if (row.is_suspected === 0) {
      await queueNotice(tx, context.config, row, now)
      await queueReceipt(tx, context.config, row, now)
    }
    await rememberEffect(tx, key, row.id, now)
    return toReceipt(row)
  })
}

interface Sender {
  ip: string
  language: Language
  now: Date
}

async function demandRoom(tx: Handle, { ip, language, now }: Sender): Promise<void> {
  const retryAfter = await takeFromLimit(tx, dailyLimit(ip), now)
  if (retryAfter === undefined) return
  throw new AppError('too_many', visitorMessages[language].refusals.tooManyToday, { retryAfter })
}

export function dailyLimit(ip: string): Limit {
  return { key: `application day ${addressBlock(ip)}`, max: maxPerDay, windowSeconds: daySeconds }
}

/** How many of one address are nothing special. */
export function addressLimit(ip: string): Limit {
  return { key: `application address ${addressBlock(ip)}`, max: maxPerHour, windowSeconds: 3600 }
}

/** What they consented to: the built-in sentence, or the one of a revision of the settings. */
function consentVersion(): string {
  const { settings, revision } = currentSettings()
  return settings.consent === '' ? builtInConsentVersion : `settings ${revision}`
}

function newRow(values: ApplicationValues, language: Language, now: Date): ApplicationRow {
  const time = now.toISOString()
  return {
    id: randomUUID(),
    ...values,
    status: 'pending',
    notes: '',
    ...searchColumnsOf(values),
    consent_version: consentVersion(),
    language,
    first_response_at: null,
    is_suspected: 0,
    is_one_of_many: 0,
    forget_at: null,
    anonymised_at: null,
    revision: 1,
    created_at: time,
    updated_at: time,
  }
}
