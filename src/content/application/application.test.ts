import { describe, expect, it } from 'vitest'
import { objectRule } from '../../schema/nested-fields.ts'
import { applicationFields } from './application.ts'
import { dueAt, replyState } from './application-rules.ts'

const rule = objectRule('Application', applicationFields)
const valid = { name: 'Mona', email: 'mona@example.org', subject: 'Bridgez', request: 'We dry tomatoes.' }

describe('an application', () => {
  it('needs no phone', () => {
    expect(rule.parse(valid)).toEqual({ ...valid, phone: '' })
  })

  it('tells everything that is missing, in plain words', () => {
    const issues = rule.safeParse({ name: ' ', email: 'mona@' }).error?.issues ?? []
    expect(issues.map((issue) => issue.message)).toEqual([
      'Please tell us your name',
      'Email must be an email address',
      'Please say which program or subject you are interested in',
      'Please tell us about yourself and your request',
    ])
  })

  it.each([
    ['name', 'a'.repeat(121)],
    ['subject', 'a'.repeat(201)],
    ['request', 'a'.repeat(5001)],
    ['phone', 'call me'],
  ])('refuses an overlong or wrong %s', (field, value) => {
    expect(rule.safeParse({ ...valid, [field]: value }).success).toBe(false)
  })
})

describe('the promise to reply within 48 hours', () => {
  const createdAt = '2026-11-13T10:00:00.000Z'
  const due = '2026-11-15T10:00:00.000Z'
  const dueAnd = (milliseconds: number) => new Date(Date.parse(due) + milliseconds)

  it('is due 48 hours after submission', () => expect(dueAt(createdAt)).toBe(due))

  it('is open until then and broken after', () => {
    expect(replyState({ createdAt, firstResponseAt: null }, dueAnd(0))).toBe('due')
    expect(replyState({ createdAt, firstResponseAt: null }, dueAnd(1))).toBe('overdue')
  })

  it('is judged by the first response, whenever one looks', () => {
    const much = dueAnd(9e8)
    expect(replyState({ createdAt, firstResponseAt: due }, much)).toBe('answered in time')
    expect(replyState({ createdAt, firstResponseAt: dueAnd(1).toISOString() }, much)).toBe('answered late')
  })
})
