import { describe, expect, it } from 'vitest'
import { shortHash } from '../shared/short-hash.ts'
import { image, longText, text, textList } from './fields.ts'
import { group, list } from './nested-fields.ts'
import { translatableTexts } from './translatable-texts.ts'
import { translateValues } from './translate-values.ts'

const fields = {
  title: text('Title').required(),
  suffix: text('Suffix'),
  code: text('Code').sameInEveryLanguage(),
  picture: image('Picture', { folder: 'media' }),
  goals: textList('Goals').formerly('aims'),
  seo: group('Search engines', { summary: longText('Summary', { max: 160 }) }),
  sections: list(
    'Sections',
    {
      id: text('Id').sameInEveryLanguage(),
      order: text('Order').sameInEveryLanguage(),
      header: text('Header'),
      items: list('Items', { title: text('Title'), note: text('Note') }),
    },
    { itemLabel: 'Section' },
  ),
}

const stored = {
  title: 'Noria',
  suffix: '+',
  code: 'N1',
  picture: '/uploads/a.png',
  goals: ['Water', 'Bread'],
  seo: { summary: 'Of water' },
  sections: [
    { id: 'b/1', header: 'Second', items: [{ title: 'One' }, { id: 'x', title: 'Two', note: 'Note' }] },
    { id: '', header: '' },
  ],
}

const [water, bread] = ['Water', 'Bread'].map((goal) => `goals/${shortHash(goal)}`) as [string, string]

const words: Record<string, string> = {
  title: 'ناعورة',
  [water]: 'ماء',
  [bread]: 'خبز',
  'seo/summary': 'عن الماء',
  'sections/b~11/header': 'ثانٍ',
  'sections/b~11/items/1/title': 'واحد',
  'sections/b~11/items/x/title': 'اثنان',
  'sections/b~11/items/x/note': 'ملاحظة',
}

describe('the words of a record', () => {
  it('are its texts at every depth, with what they are in, and nothing that says the same everywhere', () => {
    const texts = translatableTexts(fields, stored)
    expect(texts.map(({ path }) => path)).toEqual(Object.keys(words))
    expect(texts.at(-1)).toMatchObject({
      label: 'Note',
      within: ['Section: Second', 'Item: Two'],
      kind: 'text',
      maxLength: 200,
      source: 'Note',
    })
    expect(texts[1]).toMatchObject({ kind: 'textList', maxLength: 1000, source: 'Water' })
  })

  it('are called what the item they are in calls them', () => {
    const memberLabels = () => ({ header: 'Speaker' })
    const quotes = list('Quotes', { header: text('Header') }, { memberLabels })
    const [speaker] = translatableTexts({ quotes }, { quotes: [{ header: 'Omar Shafik' }] })
    expect(speaker?.label).toBe('Speaker')
  })

  it('keep their paths when items that have ids are moved', () => {
    const turned = { goals: ['Bread', 'Water', 'Bread'] }
    expect(translatableTexts(fields, turned).map(({ path }) => path)).toEqual([bread, water, `${bread}-2`])
    const moved = { goals: ['Bread', 'Water'], $ids: { aims: ['2', '1'] } }
    expect(translatableTexts(fields, moved).map(({ path, source }) => [path, source])).toEqual([
      ['goals/2', 'Bread'],
      ['goals/1', 'Water'],
    ])
    const unsure = { goals: ['Bread'], $ids: { goals: ['2', '1'] } }
    expect(translatableTexts(fields, unsure).map(({ path }) => path)).toEqual([bread])
  })

  it('are told apart where two items have one id', () => {
    const twice = [{ id: '2', header: 'A' }, { id: '2', header: 'B' }, { header: 'C' }]
    expect(translatableTexts(fields, { sections: twice }).map(({ path }) => path)).toEqual([
      'sections/2/header',
      'sections/2-2/header',
      'sections/3/header',
    ])
  })
})

describe('a record in other words', () => {
  it('has them in the places of its own', () => {
    expect(translateValues(fields, stored, words)).toMatchObject({
      title: 'ناعورة',
      suffix: '+',
      code: 'N1',
      picture: '/uploads/a.png',
      goals: ['ماء', 'خبز'],
      seo: { summary: 'عن الماء' },
      sections: [
        { id: 'b/1', header: 'ثانٍ', items: [{ title: 'واحد' }, { id: 'x', title: 'اثنان', note: 'ملاحظة' }] },
        { id: '' },
      ],
    })
    expect(stored.title).toBe('Noria')
  })

  it('leaves out what nobody translated, rather than to speak two languages', () => {
    const {
      [water]: _a,
      'sections/b~11/items/1/title': _b,
      'sections/b~11/items/x/note': _c,
      ...some
    } = words
    const shown = translateValues(fields, stored, some) as typeof stored
    expect(shown.goals).toEqual(['خبز'])
    expect(shown.sections[0]?.items).toEqual([{ id: 'x', title: 'اثنان', note: '' }])
    const { title, [bread]: goal, 'seo/summary': summary } = words
    expect(
      translateValues(fields, stored, { title, [bread]: goal, 'seo/summary': summary })?.sections,
    ).toEqual([{ id: '', header: '', items: [] }])
  })

  it('is not there while it lacks a text that every record has', () => {
    expect(translateValues(fields, stored, { ...words, title: undefined })).toBeUndefined()
  })
})
