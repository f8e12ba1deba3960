import { describe, expect, it } from 'vitest'
import { AppError } from '../shared/app-error.ts'
import { checkDraft } from './check-draft.ts'
import { defineCollection } from './define-content.ts'
import { choice, date, email, image, integer, link, text, toggle } from './fields.ts'
import { list } from './nested-fields.ts'

const event = defineCollection({
  name: 'event',
  path: 'events',
  label: ['Event', 'Events'],
  fields: {
    title: text('Title', { max: 20 }).required(),
    kind: choice('Kind', ['Talk', 'Walk']),
    day: date('Day').required(),
    seats: integer('Seats').required(),
    contact: email('Contact').required(),
    website: link('Website'),
    picture: image('Picture', { folder: 'events' }).required(),
    isOpen: toggle('Open'),
    speakers: list('Speakers', { name: text('Name').required(), link: link('Link') }, { maxItems: 2 }),
  },
  example: {
    title: 'Talk',
    day: '2026-11-16',
    seats: 4,
    contact: 'mona@nile.example',
    picture: '/files/a.webp',
  },
})

const issuesOf = (input: unknown) => {
  try {
    checkDraft(event, input)
  } catch (error) {
    if (error instanceof AppError) return error.issues.map(({ path }) => path)
  }
  return []
}

describe('checkDraft', () => {
  it('keeps what is not ready: empty, half typed, not chosen', () => {
    const half = {
      title: '',
      kind: '',
      day: '2026-1',
      seats: null,
      contact: 'mona@',
      website: 'https:/',
      picture: '',
      speakers: [{ id: 's1', name: '', link: 'www.' }],
    }
    expect(checkDraft(event, { ...half, unknown: 1 })).toEqual(half)
  })

  it('has only the fields that were given, cleaned as they are when they are published', () => {
    expect(checkDraft(event, { title: ' Tea\u0000\ntime ' })).toEqual({ title: 'Tea time' })
  })

  it('refuses what has the wrong shape or size, and addresses that run something', () => {
    expect(issuesOf({ title: 5, isOpen: 'yes', kind: 'Run', seats: 'many' })).toEqual([
      'title',
      'kind',
      'seats',
      'isOpen',
    ])
    expect(issuesOf({ title: 'x'.repeat(21) })).toEqual(['title'])
    expect(issuesOf({ website: 'javascript:alert(1)', picture: 'data:text/html,x' })).toEqual([
      'website',
      'picture',
    ])
    expect(issuesOf({ speakers: [{ link: 'javascript:x' }, 'text'] })).toEqual([
      'speakers.0.link',
      'speakers.1',
    ])
    expect(issuesOf({ speakers: [{}, {}, {}] })).toEqual(['speakers'])
    expect(issuesOf('text')).toEqual(['values'])
  })
})
