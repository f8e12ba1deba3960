import { expect, it } from 'vitest'
import { storedNews } from './stored-news.ts'

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
