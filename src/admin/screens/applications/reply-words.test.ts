import { describe, expect, it } from 'vitest'
import { replyWords } from './reply-words.ts'

const hour = 3_600_000
const createdAt = '2026-11-13T10:00:00.000Z'
const later = (hours: number) => new Date(Date.parse(createdAt) + hours * hour)
const waiting = { createdAt, firstResponseAt: null }

describe('the promise to answer within 48 hours, in words', () => {
  it.each([
    [0, 'Due in 48 hours', false],
    [35, 'Due in 13 hours', false],
    [36.5, 'Due in 11 hours', true],
    [47, 'Due in 1 hour', true],
    [47.5, 'Due in 30 minutes', true],
    [48, 'Due in 1 minute', true],
    [48.5, 'Overdue by 30 minutes', true],
    [49.2, 'Overdue by 1 hour', true],
    [96, 'Overdue by 48 hours', true],
    [120, 'Overdue by 3 days', true],
  ])('after %d hours without an answer: %s', (hours, words, isUrgent) => {
    expect(replyWords(waiting, later(hours))).toMatchObject({ words, isUrgent })
  })

  it('says of an answer only whether it came in time', () => {
    const answered = (hours: number) => ({ createdAt, firstResponseAt: later(hours).toISOString() })
    expect(replyWords(answered(48), later(900))).toMatchObject({ words: 'Answered in time', isUrgent: false })
    expect(replyWords(answered(49), later(900))).toMatchObject({ words: 'Answered late', isUrgent: false })
  })
})
