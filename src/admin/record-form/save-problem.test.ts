import { expect, it } from 'vitest'
import { RequestError } from '../../client/request-json.ts'
import { partner } from '../../content/partner/partner.ts'
import { explainFailure } from './save-problem.ts'

const failed = 'Failed to save partner. Please try again.'
const explain = (error: unknown, exists = true) => explainFailure(error, partner, failed, exists)
const answer = (status: number, body: object) => new RequestError(status, '', JSON.stringify(body))

it('puts what the server refused at its fields', () => {
  const issues = [{ path: 'websiteUrl', message: 'no' }]
  expect(explain(answer(400, { message: 'no', issues }))).toEqual({ kind: 'invalid', issues })
})

it('puts a taken name at the field that must be unique', () => {
  const message = 'Partner with this name already exists'
  const issues = [{ path: 'name', message }]
  expect(explain(answer(409, { message, issues }))).toEqual({ kind: 'invalid', issues })
  expect(explain(answer(409, { message, issues: [{ path: 'id', message }] }))).toMatchObject({
    kind: 'failed',
    detail: message,
  })
})

it('tells a stale write and a deleted record from other failures', () => {
  expect(explain(answer(412, { message: 'x' }))).toEqual({ kind: 'stale' })
  expect(explain(answer(404, { message: 'x' }))).toEqual({ kind: 'deleted' })
  expect(explain(answer(404, { message: 'Not found' }), false)).toMatchObject({
    kind: 'failed',
    message: failed,
  })
})

it('says what the server said, but never its "Something went wrong"', () => {
  expect(explain(answer(503, { message: 'The disk is full' }))).toEqual({
    kind: 'failed',
    message: failed,
    detail: 'The disk is full',
  })
  expect(explain(answer(500, { message: 'Something went wrong' }))).toEqual({
    kind: 'failed',
    message: failed,
  })
})

it('takes a cut line for what it is and shows mistakes of our own', () => {
  expect(explain(new TypeError('Failed to fetch'))).toEqual({
    kind: 'failed',
    message: failed,
    detail: 'No connection. Your text is kept and will be sent when the line is back.',
    isOffline: true,
  })
  expect(() => explain(new RangeError('a mistake'))).toThrow('a mistake')
})
