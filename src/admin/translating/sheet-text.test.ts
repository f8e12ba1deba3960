import { describe, expect, it } from 'vitest'
import { groupsOf, nextWaiting, progressOf, type SheetText, textName } from './sheet-text.ts'

function text(path: string, changes: Partial<SheetText> = {}): SheetText {
  return {
    path,
    name: textName(path),
    label: path,
    within: [],
    kind: 'text',
    maxLength: 200,
    source: path,
    stored: '',
    isShown: true,
    sourceWas: undefined,
    ...changes,
  }
}

const title = text('title', { stored: 'عنوان', sourceWas: 'Old title' })
const hero = text('sections/hero/header', { within: ['Section: Hero'] })
const point = text('sections/hero/items/a.b/title', { within: ['Section: Hero', 'Item: A'] })
const closing = text('sections/end/header', { within: ['Section: End'] })
const sheet = [title, hero, point, closing]
const stored = { [title.name]: 'عنوان', [point.name]: 'نقطة' }

describe('the progress of a translation', () => {
  it('counts what is missing, what is outdated and what is done', () => {
    expect(progressOf(sheet, stored)).toEqual({ done: 1, missing: 2, outdated: 1, spare: 0, total: 4 })
  })

  it('takes an outdated text for done once it is retyped, or said to be still right', () => {
    expect(progressOf([title], { [title.name]: 'عنوان جديد' }).done).toBe(1)
    expect(progressOf([title], { ...stored, stillRight: [{ id: 'title' }] }).done).toBe(1)
  })

  it('leaves out what visitors do not see, until somebody translates it', () => {
    const hidden = text('note', { isShown: false })
    expect(progressOf([hidden, hero], {})).toMatchObject({ missing: 1, total: 1 })
    expect(progressOf([hidden, hero], { [hidden.name]: 'ملاحظة' })).toMatchObject({ done: 1, total: 2 })
  })

  it('takes spaces for nothing', () => {
    expect(progressOf([hero], { [hero.name]: '  \n' }).missing).toBe(1)
  })
})

describe('the next text that waits', () => {
  const next = (wanted: 'missing' | 'outdated', from?: string) =>
    nextWaiting(sheet, stored, wanted, from)?.path

  it('is the next one behind where the translator is, and then the first again', () => {
    expect(next('missing')).toBe(hero.path)
    expect(next('missing', hero.name)).toBe(closing.path)
    expect(next('missing', closing.name)).toBe(hero.path)
    expect(next('outdated', closing.name)).toBe('title')
  })

  it('is the same one again where it is the only one, and none where all is done', () => {
    expect(nextWaiting([hero], {}, 'missing', hero.name)).toBe(hero)
    expect(nextWaiting([hero], { [hero.name]: 'كتب' }, 'missing', undefined)).toBeUndefined()
  })
})

describe('the groups of a sheet', () => {
  it('are the sections of the page in their order, with everything inside them', () => {
    expect(groupsOf(sheet).map((group) => [group.title, group.sectionId, group.texts.length])).toEqual([
      ['', undefined, 1],
      ['Section: Hero', 'hero', 2],
      ['Section: End', 'end', 1],
    ])
  })
})

describe('the name of a text in the form', () => {
  it('has nothing in it that the form library takes for a way through nested values', () => {
    expect(textName('items/a.b[0]"c"/title')).toMatch(/^[^.[\]"'|]+$/)
    expect(textName('a.b')).not.toBe(textName('a%2eb'))
  })
})
