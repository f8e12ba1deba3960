import { expect, it } from 'vitest'
import { shouldRetry } from './query-rules.ts'
import { RequestError } from './request-json.ts'

it('retries twice, but not what the server refused', () => {
  expect([0, 1, 2].map((failures) => shouldRetry(failures, new TypeError('network')))).toEqual([
    true,
    true,
    false,
  ])
  expect(shouldRetry(0, new RequestError(404, '', ''))).toBe(false)
  expect(shouldRetry(0, new RequestError(503, '', ''))).toBe(true)
})
