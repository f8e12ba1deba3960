import { describe, expect, it } from 'vitest'
import { reviewWords } from './review-words.ts'
import type { ReviewStep } from './staff-application.ts'

type Review = NonNullable<ReviewStep['after']>

function words(before: Review | null, after: Review | null): string {
  return reviewWords({ time: '2026-11-13T10:00:00.000Z', actor: { id: null, name: 'Mona' }, before, after })
}

describe('a step in the life of an application', () => {
  const pending: Review = { status: 'pending', notes: '' }

  it('begins with sending it', () => expect(words(null, pending)).toBe('sent the application'))

  it('names both statuses and what happened to the notes', () => {
    expect(words(pending, { status: 'contacted', notes: 'Called' })).toBe(
      'changed the status from Pending to Contacted and wrote notes',
    )
    expect(words({ ...pending, notes: 'Called' }, { ...pending, notes: 'Called twice' })).toBe(
      'changed the notes',
    )
    expect(words({ ...pending, notes: 'Called' }, pending)).toBe('removed the notes')
  })

  it('says who took it for a person’s', () => {
    expect(words({ ...pending, isSuspected: true }, pending)).toBe('said that it is no spam')
  })
})
