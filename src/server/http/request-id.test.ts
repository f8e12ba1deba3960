import { expect, it } from 'vitest'
import { newRequestId } from './request-id.ts'

it('names every request otherwise, over several beginnings', () => {
  const ids = Array.from({ length: 10_000 }, newRequestId)
  expect(new Set(ids).size).toBe(ids.length)
  for (const id of ids) expect(id).toMatch(/^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/)
})
