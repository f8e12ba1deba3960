import { hash } from 'node:crypto'
import { AppError } from '../../shared/app-error.ts'
import type { Handle } from '../database/tables.ts'
import { type Backoff, takeWithBackoff } from '../http/backoff-store.ts'
import { returnToLimit } from '../http/rate-limit-store.ts'
import { addressBlock } from './address-block.ts'

/** Of one account from one address, by one browser, or by whoever is signed in. */
const freeTries = 8
/** Of all accounts from one address: nobody walks through a list. */
const freePerAddress = 20
/** Of one account from everywhere: more than one address can use up, so that no stranger slows its owner down alone. */
const freePerAccount = 30

/** What counts against a browser that is not known to the account. */
export function strangerLimits(email: string, address: string): Backoff[] {
  const block = addressBlock(address)
  return [
    { key: `sign-in address ${block}`, free: freePerAddress },
    { key: `${accountKeys(email)}${block}`, free: freeTries },
    { key: `${accountKeys(email)}anywhere`, free: freePerAccount },
  ]
}

/** A browser in which this account was signed in before: what others try does not count against it. */
export function deviceLimits(device: string): Backoff[] {
  return [{ key: `sign-in device ${device}`, free: freeTries }]
}

/** Whoever asks for a link to choose a new password. Hashed: the address may be anybody's, and nobody is to be named. */
export function passwordLinkLimits(email: string, address: string): Backoff[] {
  const block = addressBlock(address)
  const mailbox = `password link ${hash('sha256', email, 'base64url')} from `
  return [
    { key: `password link address ${block}`, free: freePerAddress },
    { key: `${mailbox}${block}`, free: freeTries },
    { key: `${mailbox}anywhere`, free: freePerAccount },
  ]
}

/** Whoever is signed in and asked for the password again. */
export function confirmationLimits(userId: string): Backoff[] {
  return [{ key: `password of ${userId}`, free: freeTries }]
}

/** What the keys of everything that is counted of one account begin with. */
export function accountKeys(email: string): string {
  return `sign-in account ${email} from `
}

/** Counts a try before its password is looked at, so that tries sent side by side all count. */
export async function countTry(db: Handle, limits: readonly Backoff[], now: Date): Promise<void> {
  for (const [index, limit] of limits.entries()) {
    const seconds = await takeWithBackoff(db, limit, now)
    if (seconds === undefined) continue
    // Nothing was tried after all.
    await giveTryBack(db, limits.slice(0, index))
    throw tooMany(seconds)
  }
}

/** A try that succeeded is no failure. */
export async function giveTryBack(db: Handle, limits: readonly Backoff[]): Promise<void> {
  for (const { key } of limits) await returnToLimit(db, key)
}

function tooMany(seconds: number): AppError {
  const minutes = Math.ceil(seconds / 60)
  const wait = minutes === 1 ? 'a minute' : `${minutes} minutes`
  return new AppError('too_many', `Too many failed attempts. Please try again in ${wait}.`, {
    retryAfter: seconds,
  })
}
