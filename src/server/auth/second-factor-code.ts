import { AppError } from '../../shared/app-error.ts'
import type { Handle } from '../database/tables.ts'
import { hashRecoveryCode } from './recovery-codes.ts'
import { type SecondFactor, takeRecoveryCode, takeStep } from './second-factor-store.ts'
import { stepOfCode } from './totp.ts'

interface Typed {
  userId: string
  code: string
  now: Date
}

/** Takes a code of the app or a recovery code, each once. Call it inside `database.write`. */
export async function takeCode(tx: Handle, factor: SecondFactor, typed: Typed): Promise<boolean> {
  const { secret, lastStep } = factor
  const step =
    secret === undefined ? undefined : stepOfCode(secret, digitsOf(typed.code), typed.now, lastStep)
  if (step !== undefined) return takeStep(tx, typed.userId, step)
  const hash = hashRecoveryCode(typed.code)
  if (hash !== undefined && (await takeRecoveryCode(tx, typed.userId, hash))) return true
  if (secret === undefined) throw unreadableFactor()
  return false
}

/** Apps show a space in the middle, and people copy it. */
export function digitsOf(code: string): string {
  return code.replace(/\s/g, '')
}

export function codeNeeded(): AppError {
  return new AppError('no_session', 'Enter the code from your authenticator app.', {
    needs: 'second_factor_required',
  })
}

export function wrongCode(): AppError {
  return new AppError('no_session', 'This code is not right, or was used already.', {
    needs: 'second_factor_required',
  })
}

/** After a restore without the key that the secrets of second factors were encrypted with. */
export function unreadableFactor(): AppError {
  return new AppError('no_session', unreadableMessage, { needs: 'second_factor_required' })
}

const unreadableMessage =
  'The site can no longer check codes of your app. Use a recovery code, or ask an administrator to reset your second factor.'
