import { describe, expect, it } from 'vitest'
import { isValidTarget, namesOneHost } from './request-target.ts'

describe('the target of a request', () => {
  it.each([
    '/',
    '/events?status=Published',
    '/events/a%20b',
    '/a//b',
    '/%D9%85',
    '/a%2Fb?x=%5C',
    '/?q=caf%e9',
  ])('may be %j', (target) => expect(isValidTarget(target)).toBe(true))

  it.each([
    undefined,
    '',
    '*',
    'http://[',
    'http://site.example/',
    '/\\[',
    '/\\evil.example/',
    '/events\\x',
    '/a\tb',
    '/a b',
    '/a\u0000',
    '/%ZZ',
    '/%ff',
    '/api/partners/%00',
    '/events?status=%00',
  ])('may not be %j', (target) => expect(isValidTarget(target)).toBe(false))
})

it('a request names one host', () => {
  expect(namesOneHost(['Host', 'site.example', 'Accept', '*/*'])).toBe(true)
  expect(namesOneHost(['Host', 'site.example', 'Accept', '*/*', 'hOST', 'site.example'])).toBe(false)
})
