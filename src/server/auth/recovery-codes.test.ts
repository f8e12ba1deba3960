import { expect, it } from 'vitest'
import { hashRecoveryCode, newRecoveryCodes } from './recovery-codes.ts'

it('ten recovery codes come in groups that can be read from paper, no two alike', () => {
  const codes = newRecoveryCodes()
  expect(new Set(codes).size).toBe(10)
  for (const code of codes) expect(code).toMatch(/^[a-hjkmnp-z2-9]{5}(-[a-hjkmnp-z2-9]{5}){2}$/)
})

it('a recovery code is the same however it is typed', () => {
  const hash = hashRecoveryCode('abcde-fghjk-mnpqr')
  expect(hash).toMatch(/^[0-9a-f]{64}$/)
  for (const typed of ['ABCDE-FGHJK-MNPQR', ' abcde fghjk mnpqr ', 'abcdefghjkmnpqr'])
    expect(hashRecoveryCode(typed)).toBe(hash)
  expect(hashRecoveryCode('abcde-fghjk-mnpqs')).not.toBe(hash)
  expect(hashRecoveryCode('123456')).toBeUndefined()
})
