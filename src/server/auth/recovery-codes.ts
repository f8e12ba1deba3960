import { createHash, randomInt } from 'node:crypto'

const amount = 10
/** Without letters and digits that look alike on paper. */
const alphabet = 'abcdefghjkmnpqrstuvwxyz23456789'
const groups = 3
const groupLength = 5

/** Ten codes such as `k3v9d-w2mnp-7xqhr`, of about 74 bits each: too many to try, even for who holds the hashes. */
export function newRecoveryCodes(): string[] {
  return Array.from({ length: amount }, () =>
    Array.from({ length: groups }, () => randomLetters(groupLength)).join('-'),
  )
}

/** Case, spaces and dashes are the typist's. Undefined for what cannot be one. */
export function hashRecoveryCode(typed: string): string | undefined {
  const letters = typed.toLowerCase().replace(/[\s-]/g, '')
  if (letters.length !== groups * groupLength) return undefined
  return createHash('sha256').update(letters).digest('hex')
}

function randomLetters(length: number): string {
  return Array.from({ length }, () => alphabet.charAt(randomInt(alphabet.length))).join('')
}
