import { describe, expect, it } from 'vitest'
import { mergeTexts, textChanges, withChanges } from './merge-texts.ts'

const text = (words: string, source = 'Hello') => ({ text: words, source })
const base = { title: text('one'), body: text('two') }

describe('the texts of two translators', () => {
  it('are put together where each changed another one', () => {
    const theirs = { ...base, body: text('their two') }
    const { changes, clashes } = mergeTexts({ base, mine: { title: text('my one') }, theirs })
    expect(clashes).toEqual([])
    expect(withChanges(theirs, changes)).toEqual({ title: text('my one'), body: text('their two') })
  })

  it('clash where both changed the same one, also by taking it away', () => {
    const sides = { base, mine: { title: text('my one') } }
    expect(mergeTexts({ ...sides, theirs: { ...base, title: text('theirs') } }).clashes).toEqual(['title'])
    expect(mergeTexts({ ...sides, theirs: { body: text('two') } }).clashes).toEqual(['title'])
    const away = mergeTexts({ base, mine: { title: null }, theirs: { ...base, title: text('theirs') } })
    expect(away).toEqual({ changes: { title: null }, clashes: ['title'] })
  })

  it('agree where both wrote the same, whatever original they had before them', () => {
    const mine = { title: text('new', 'Hello you') }
    const theirs = { ...base, title: text('new') }
    expect(mergeTexts({ base, mine, theirs })).toEqual({ changes: mine, clashes: [] })
    expect(mergeTexts({ base, mine: { title: null }, theirs: { body: text('two') } }).changes).toEqual({})
  })

  it('keep what was rewritten over a confirmation of the older words', () => {
    const confirmed = text('one', 'Hello you')
    const rewritten = { ...base, title: text('their one') }
    expect(mergeTexts({ base, mine: { title: confirmed }, theirs: rewritten })).toEqual({
      changes: {},
      clashes: [],
    })
    const mine = { title: text('my one') }
    expect(mergeTexts({ base, mine, theirs: { ...base, title: confirmed } })).toEqual({
      changes: mine,
      clashes: [],
    })
  })
})

it('knows what was added, rewritten and taken away', () => {
  const after = { title: text('one', 'Hello you'), lead: text('three') }
  const changes = textChanges(base, after)
  expect(changes).toEqual({ title: after.title, lead: after.lead, body: null })
  expect(withChanges(base, changes)).toEqual(after)
})
