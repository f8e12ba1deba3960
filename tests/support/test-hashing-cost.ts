import type { HashingCost } from '../../src/server/auth/passwords.ts'

/** The least that argon2 takes: what is tested is who comes in, not how long a guess takes. */
export const testHashingCost: HashingCost = { memoryCost: 8, timeCost: 1 }
