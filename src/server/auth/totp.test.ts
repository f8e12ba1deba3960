import { describe, expect, it } from 'vitest'
import { authenticatorUri, codeAt, newSecret, stepAt, stepOfCode } from './totp.ts'

/** The key of the examples in RFC 4226 and RFC 6238, 12345678901234567890, in Base32. */
const secret = 'GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ'

describe('codes of an authenticator app', () => {
  // RFC 6238, appendix B, SHA-1; the last six of its eight digits.
  it.each([
    [59, '287082'],
    [1_111_111_109, '081804'],
    [1_111_111_111, '050471'],
    [1_234_567_890, '005924'],
    [2_000_000_000, '279037'],
    [20_000_000_000, '353130'],
  ])('are those of RFC 6238 at second %i', (second, code) => {
    expect(codeAt(secret, stepAt(new Date(second * 1000)))).toBe(code)
  })

  // RFC 4226, appendix D.
  it('are those of RFC 4226 for a counter', () => {
    const codes = ['755224', '287082', '359152', '969429', '338314', '254676', '287922', '162583']
    expect(codes.map((_, step) => codeAt(secret, step))).toEqual(codes)
  })

  it('count one step early and late, and no further', () => {
    const now = new Date('2026-11-15T09:00:10Z')
    const step = stepAt(now)
    const found = [-2, -1, 0, 1, 2].map((away) => stepOfCode(secret, codeAt(secret, step + away), now, 0))
    expect(found).toEqual([undefined, step - 1, step, step + 1, undefined])
  })

  it('count once', () => {
    const now = new Date('2026-11-15T09:00:10Z')
    const step = stepAt(now)
    expect(stepOfCode(secret, codeAt(secret, step), now, step)).toBeUndefined()
    expect(stepOfCode(secret, codeAt(secret, step - 1), now, step)).toBeUndefined()
    expect(stepOfCode(secret, codeAt(secret, step + 1), now, step)).toBe(step + 1)
  })

  it('are six digits', () => {
    for (const code of ['', '12345', '1234567', '१२३४५६'])
      expect(stepOfCode(secret, code, new Date(), 0)).toBeUndefined()
  })
})

describe('secrets', () => {
  it('are 160 bits in the letters that apps take', () => {
    expect(newSecret()).toMatch(/^[A-Z2-7]{32}$/)
    expect(newSecret()).not.toBe(newSecret())
  })

  it('name the site and the account in their address', () => {
    expect(authenticatorUri('ABC', 'Green & Co', 'a+b@example.org')).toBe(
      'otpauth://totp/Green%20%26%20Co:a%2Bb%40example.org?secret=ABC&issuer=Green%20%26%20Co',
    )
  })
})
