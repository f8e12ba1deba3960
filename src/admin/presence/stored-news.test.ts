import { expect, it } from 'vitest'
import { isDraftPublished, storedNews } from './stored-news.ts'

const state = (revision: number, isGone = false) => ({
  revision,
  updatedAt: '2026-11-16T10:00:00.000Z',
  updatedBy: 'Mona',
  isGone,
})
const seen = { revision: 2, draftRevision: 3 }

it('is nothing where the form has seen what is stored', () => {
  expect(storedNews({ published: null, draft: null }, seen)).toBeUndefined()
  expect(storedNews({ published: state(2), draft: state(3, true) }, seen)).toBeUndefined()
  // The answer to the form's own save may overtake what it is told.
  expect(storedNews({ published: state(1), draft: state(2) }, seen)).toBeUndefined()
})

it('names what was stored: the record before its draft', () => {
  const kindOf = (...[news]: Parameters<typeof storedNews>) => storedNews(news, seen)?.kind
  expect(kindOf({ published: state(3), draft: state(4, true) }, seen)).toBe('saved')
  expect(kindOf({ published: state(3, true), draft: null }, seen)).toBe('deleted')
  expect(kindOf({ published: state(2), draft: state(4) }, seen)).toBe('drafted')
  expect(kindOf({ published: state(2), draft: state(4, true) }, seen)).toBe('draftGone')
})

it('knows the draft that was published, and not one that was thrown away or changed before', () => {
  const told = (published: ReturnType<typeof state> | null, draft: ReturnType<typeof state> | null) =>
    isDraftPublished({ published, draft }, seen)
  expect(told(state(3), state(4, true))).toBe(true)
  expect(told(state(2), state(4, true))).toBe(false)
  expect(told(state(3), state(5, true))).toBe(false)
  expect(told(state(3), state(4))).toBe(false)
  expect(told(state(3, true), state(4, true))).toBe(false)
  expect(told(state(3), null)).toBe(false)
})
