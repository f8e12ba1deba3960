import { describe, expect, it } from 'vitest'
import type { Translation } from '../engine/translation-record.ts'
import { exportMark, unitPlanner } from './import-plan.ts'
import type { XliffUnit } from './xliff-document.ts'

function translation(changes: Partial<Translation> = {}): Translation {
  return {
    id: 'nile',
    lang: 'ar',
    title: 'Nile',
    state: 'draft',
    revision: 1,
    updatedAt: null,
    updatedBy: null,
    isOriginalHidden: false,
    sources: [
      {
        path: 'title',
        label: 'Title',
        within: [],
        kind: 'text',
        maxLength: 20,
        source: 'The Nile',
        isShown: true,
      },
    ],
    texts: {},
    missing: [],
    outdated: [],
    ...changes,
  }
}

function unit(changes: Partial<XliffUnit> = {}): XliffUnit {
  return {
    path: 'title',
    source: 'The Nile',
    target: 'النيل',
    state: 'translated',
    notes: [],
    mark: exportMark(''),
    ...changes,
  }
}

const planUnit = (given: XliffUnit, here: Translation) => unitPlanner(here)(given)
const translated = translation({ texts: { title: 'نهر النيل' } })
const outcome = (given: XliffUnit, here: Translation) => planUnit(given, here).outcome

describe('a text that comes back from a translator', () => {
  it('is taken where nothing changed here since', () => {
    expect(planUnit(unit(), translation())).toEqual({
      outcome: 'take',
      path: 'title',
      text: 'النيل',
      source: 'The Nile',
    })
    expect(outcome(unit({ mark: exportMark('نهر النيل') }), translated)).toBe('take')
  })

  it('is a conflict where somebody translated it here meanwhile', () => {
    expect(planUnit(unit(), translated)).toMatchObject({
      outcome: 'conflict',
      reason: 'translation',
      text: { inFile: 'النيل', now: 'نهر النيل' },
    })
  })

  it('is a conflict where its original changed meanwhile', () => {
    expect(planUnit(unit({ source: 'Nile' }), translation())).toMatchObject({
      outcome: 'conflict',
      reason: 'source',
      source: { inFile: 'Nile', now: 'The Nile' },
    })
  })

  it('whose mark a tool dropped overwrites nothing', () => {
    expect(outcome(unit({ mark: undefined }), translated)).toBe('conflict')
    expect(outcome(unit({ mark: undefined }), translation())).toBe('take')
  })

  it('changes nothing where it is empty, or stands here word for word', () => {
    expect(outcome(unit({ target: undefined }), translated)).toBe('none')
    expect(outcome(unit({ target: ' \n' }), translated)).toBe('none')
    expect(outcome(unit({ target: 'نهر  النيل' }), translated)).toBe('none')
  })

  it('confirms an outdated translation that the translator worked on and left as it is', () => {
    const outdated = { ...translated, outdated: [{ path: 'title', was: 'Nile', is: 'The Nile' }] }
    const same = { target: 'نهر النيل', mark: exportMark('نهر النيل') }
    expect(outcome(unit({ ...same, state: 'reviewed' }), outdated)).toBe('confirm')
    expect(outcome(unit({ ...same, state: 'initial' }), outdated)).toBe('none')
    expect(outcome(unit({ ...same, source: 'Nile' }), outdated)).toBe('none')
  })

  it('is refused where the text is gone, or it is too long', () => {
    expect(planUnit(unit({ path: 'old' }), translation())).toMatchObject({
      outcome: 'refuse',
      reason: 'gone',
    })
    expect(planUnit(unit({ target: 'ن'.repeat(21) }), translation())).toMatchObject({ reason: 'tooLong' })
  })
})
