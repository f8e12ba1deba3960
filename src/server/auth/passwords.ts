import { hash, verify } from '@node-rs/argon2'

/** OWASP's first choice for argon2id: 19 MiB, two passes, one lane. */
const cost = { algorithm: 2, memoryCost: 19_456, timeCost: 2, parallelism: 1 }

export function hashPassword(password: string): Promise<string> {
  return hash(typed(password), cost)
}

export function isPassword(passwordHash: string, password: string): Promise<boolean> {
  return verify(passwordHash, typed(password))
}

/** Keyboards send the same letter as one character or as two; both must open the same account. */
function typed(password: string): string {
  return password.normalize('NFKC')
}
