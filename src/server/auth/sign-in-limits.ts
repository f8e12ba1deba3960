import { AppError } from '../../shared/app-error.ts'
import type { Handle } from '../database/tables.ts'
import { type Limit, returnToLimit, takeFromLimit } from '../http/rate-limit-store.ts'
import { addressBlock } from './address-block.ts'

const windowSeconds = 15 * 60
const maxPerAddress = 20
const maxPerAccount = 8

export function addressLimit(address: string): Limit {
  return { key: `sign-in address ${addressBlock(address)}`, max: maxPerAddress, windowSeconds }
}

export function accountLimit(email: string): Limit {
  return { key: `sign-in account ${email}`, max: maxPerAccount, windowSeconds }
}

/** Counts a try before its password is looked at, so that tries sent side by side all count. */
export async function countTry(db: Handle, limits: readonly Limit[], now: Date): Promise<void> {
  for (const limit of limits) {
    const seconds = await takeFromLimit(db, limit, now)
    if (seconds !== undefined) throw tooMany(seconds)
  }
}

/** A try that succeeded is no failure. */
export async function giveTryBack(db: Handle, limits: readonly Limit[]): Promise<void> {
  for (const { key } of limits) await returnToLimit(db, key)
}

function tooMany(seconds: number): AppError {
  const minutes = Math.ceil(seconds / 60)
  const wait = minutes === 1 ? 'a minute' : `${minutes} minutes`
  return new AppError('too_many', `Too many failed attempts. Please try again in ${wait}.`, {
    retryAfter: seconds,
  })
}
