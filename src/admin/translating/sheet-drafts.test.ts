import { describe, expect, it } from 'vitest'
import type { TranslationDraft } from '../../client/translation-draft-queries.ts'
import { draftedTexts, toFormDraft } from './sheet-drafts.ts'
import { type SheetText, textName } from './sheet-text.ts'

const text = (path: string): SheetText => ({
  path,
  name: textName(path),
  label: path,
  within: [],
  kind: 'text',
  maxLength: undefined,
  source: `${path} today`,
  stored: 'as it was loaded',
  isShown: true,
  sourceWas: undefined,
})
const texts = [text('title'), text('lead'), text('body')]
const [title, lead, body] = texts.map(({ name }) => name) as [string, string, string]
const base = { [title]: 'one', [lead]: 'two', [body]: 'three' }
const nothingRight = { stillRight: [] }

describe('what is written into the draft of a translation', () => {
  it('is what was typed since the draft was saved last, with the original of now', () => {
    const typed = { ...base, [title]: 'new', [lead]: '' }
    expect(draftedTexts(texts, typed, { values: base, base })).toEqual({
      texts: { title: { text: 'new', source: 'title today' }, lead: null },
      ...nothingRight,
    })
  })

  it('says a text that was typed back as it is published', () => {
    const seen = { values: { ...base, [title]: 'new' }, base }
    expect(draftedTexts(texts, base, seen).texts).toEqual({ title: { text: 'one', source: 'title today' } })
  })

  it('repeats what the draft says already without claiming that its original was read again', () => {
    const values = { ...base, [title]: 'new', [lead]: '' }
    expect(draftedTexts(texts, values, { values, base })).toEqual({
      texts: { title: 'new', lead: null },
      ...nothingRight,
    })
  })

  it('confirms what is still right for its original', () => {
    const typed = { ...base, stillRight: [{ id: 'body' }] }
    expect(draftedTexts(texts, typed, { values: base, base })).toEqual({ texts: {}, stillRight: ['body'] })
  })
})

it('gives every text of the draft its name in the form', () => {
  const draft = {
    id: 'nile',
    lang: 'ar',
    state: 'draft',
    isNew: false,
    values: { title: 'new' },
    base: { title: 'one' },
    published: null,
    sources: texts,
    missing: [],
    outdated: [],
  } as unknown as TranslationDraft
  const shared = { state: 'published', stillRight: [], [lead]: '', [body]: '' }
  const form = toFormDraft(draft)
  expect(form).toMatchObject({ id: 'ar', state: 'draft', values: { ...shared, [title]: 'new' } })
  expect(form.base).toEqual({ ...shared, [title]: 'one' })
  expect(toFormDraft({ ...draft, isNew: true }).state).toBe('none')
})
