import { parseOptions } from '@node-rs/argon2'
import { describe, expect, it } from 'vitest'
import { commonPasswords } from './common-passwords.ts'
import { hashPassword, isEmailAsPassword, isPassword, passwordProblem } from './passwords.ts'

describe('a stored password', () => {
  it('is an argon2id hash with at least the work that OWASP asks for', async () => {
    const passwordHash = await hashPassword('seven green boats')
    expect(passwordHash).toMatch(/^\$argon2id\$/)
    const { memoryCost, timeCost, parallelism } = parseOptions(passwordHash)
    expect(memoryCost).toBeGreaterThanOrEqual(19_456)
    expect(timeCost).toBeGreaterThanOrEqual(2)
    expect(parallelism).toBe(1)
  })

  it('is salted: the same password never looks the same twice', async () => {
    expect(await hashPassword('seven green boats')).not.toBe(await hashPassword('seven green boats'))
  })

  it('opens for the same password only, whichever way the keyboard composes its letters', async () => {
    const passwordHash = await hashPassword('caf\u00e9 in Alexandria')
    expect(await isPassword(passwordHash, 'cafe\u0301 in Alexandria')).toBe(true)
    expect(await isPassword(passwordHash, 'cafe in Alexandria')).toBe(false)
    expect(await isPassword(passwordHash, 'Caf\u00e9 in Alexandria')).toBe(false)
  })
})

describe('a new password', () => {
  it('has 8 to 200 characters', () => {
    expect(passwordProblem('x7!kQ2p')).toContain('at least 8')
    expect(passwordProblem('x7!kQ2pa')).toBeUndefined()
    expect(passwordProblem('ab'.repeat(100))).toBeUndefined()
    expect(passwordProblem('abc'.repeat(67))).toContain('at most 200')
  })

  it('is none of those that everybody tries, in any case', () => {
    expect(passwordProblem('password123')).toContain('most common')
    expect(passwordProblem('QwertyUiop')).toContain('most common')
  })

  it('is not the email address', () => {
    expect(isEmailAsPassword(' Mona@Example.org', 'mona@example.org')).toBe(true)
    expect(isEmailAsPassword('mona@example.com', 'mona@example.org')).toBe(false)
  })
})

it('lists only passwords that the other rules would let pass, in the case they are compared in', () => {
  const useless = [...commonPasswords].filter((word) => word.length < 8 || word !== word.toLowerCase())
  expect(useless).toEqual([])
  expect(commonPasswords.size).toBeGreaterThan(100)
})
