import { hash, verify } from '@node-rs/argon2'
import { commonPasswords } from './common-passwords.ts'

/** How much work a hash takes: KiB of memory, and passes over it. */
export interface HashingCost {
  memoryCost: number
  timeCost: number
}

/** OWASP's first choice for argon2id: 19 MiB, two passes, one lane. */
const safeCost: HashingCost = { memoryCost: 19_456, timeCost: 2 }
const argon2id = { algorithm: 2, parallelism: 1 }

export const shortestPassword = 8
export const longestPassword = 200

export function hashPassword(password: string, cost: HashingCost = safeCost): Promise<string> {
  return hash(typed(password), { ...argon2id, ...cost })
}

export function isPassword(passwordHash: string, password: string): Promise<boolean> {
  return verify(passwordHash, typed(password))
}

/** Why a new password is refused, or undefined for a good one. */
export function passwordProblem(password: string): string | undefined {
  if (password.length < shortestPassword) return `Password must be at least ${shortestPassword} characters`
  if (password.length > longestPassword) return `Password must be at most ${longestPassword} characters`
  if (commonPasswords.has(password.toLowerCase()))
    return 'This password is one of the most common ones. Please choose another.'
  return undefined
}

export const emailAsPassword = 'Password must not be the email address'

export function isEmailAsPassword(password: string, email: string): boolean {
  return password.trim().toLowerCase() === email.toLowerCase()
}

/** Keyboards send the same letter as one character or as two; both must open the same account. */
function typed(password: string): string {
  return password.normalize('NFKC')
}
