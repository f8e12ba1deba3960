import { describe, expect, it } from 'vitest'
import { conflictFields, mergedValues, typedUnderNews } from '../schema/conflict.ts'
import { sectionWith } from './page-section/blank-section.ts'
import { partner } from './partner/partner.ts'
import { program } from './program/program.ts'

describe('fields', () => {
  const base = { name: 'Nile', websiteUrl: 'https://nile.example', logoUrl: '', order: 1 }
  const names = Object.keys(base)

  it('are shown where the two disagree, with the side that changed them proposed', () => {
    const mine = { ...base, name: 'Nile Bank', order: 5 }
    const theirs = { ...base, name: 'Nile & Co', websiteUrl: 'https://new.example', order: 5 }
    const fields = conflictFields(partner, names, { base, mine, theirs })
    expect(fields).toMatchObject([
      { key: 'name', label: 'Partner Name', mine: 'Nile Bank', theirs: 'Nile & Co', proposal: 'mine' },
      { key: 'websiteUrl', label: 'Website', mine: base.websiteUrl, proposal: 'theirs' },
    ])
    expect(mergedValues({ theirs, fields }, mine, {})).toEqual({ ...theirs, name: 'Nile Bank' })
    expect(mergedValues({ theirs, fields }, mine, { name: 'theirs' })).toEqual(theirs)
  })

  it('are no conflict where both stored the same', () => {
    const changed = { ...base, name: 'Nile Bank' }
    expect(conflictFields(partner, names, { base, mine: changed, theirs: changed })).toEqual([])
  })
})

describe('sections of a page', () => {
  const section = (id: string, header: string) => sectionWith(id, 'hero', { header })
  const base = { sections: [section('a', 'One'), section('b', 'Two'), section('c', 'Three')] }
  const disagree = (mine: unknown[], theirs: unknown[]) => {
    const sides = { base, mine: { sections: mine }, theirs: { sections: theirs } }
    return { fields: conflictFields(program, ['sections'], sides), theirs: { sections: theirs } }
  }

  it('are chosen one by one, so that work on different ones is kept', () => {
    const mine = [section('a', 'Mine'), section('b', 'Two'), section('c', 'Three')]
    const theirs = [section('a', 'One'), section('b', 'Theirs'), section('c', 'Three')]
    const { fields } = disagree(mine, theirs)
    expect(fields.map(({ key, label, proposal }) => [key, label, proposal])).toEqual([
      ['sections#a', 'Section: One', 'mine'],
      ['sections#b', 'Section: Theirs', 'theirs'],
    ])
    const merged = mergedValues({ fields, theirs: { sections: theirs } }, { sections: mine }, {})
    expect(merged.sections).toEqual([section('a', 'Mine'), section('b', 'Theirs'), section('c', 'Three')])
  })

  it('that one side added or took out are kept or left as chosen', () => {
    const mine = [section('a', 'One'), section('c', 'Three'), section('d', 'New')]
    const theirs = [section('a', 'One'), section('b', 'Two'), section('c', 'Three')]
    const { fields } = disagree(mine, theirs)
    expect(fields).toMatchObject([
      { key: 'sections#b', mine: undefined, proposal: 'mine' },
      { key: 'sections#d', theirs: undefined, proposal: 'mine' },
    ])
    const merge = (sides: Record<string, 'mine' | 'theirs'>) =>
      mergedValues({ fields, theirs: { sections: theirs } }, { sections: mine }, sides).sections
    expect(merge({})).toEqual(mine)
    expect(merge({ 'sections#b': 'theirs', 'sections#d': 'theirs' })).toEqual(theirs)
  })

  it('that were restored lie over what was typed, and what was typed in others stays', () => {
    const old = { ...base, subtitle: 'Stored' }
    const typed = {
      subtitle: 'Typed',
      sections: [section('a', 'Typed'), section('b', 'Typed too'), section('c', 'Three')],
    }
    const news = { ...old, sections: [section('a', 'One'), section('b', 'Restored'), section('c', 'Three')] }
    expect(typedUnderNews(program, { base: old, typed, news })).toEqual({
      subtitle: 'Typed',
      sections: [section('a', 'Typed'), section('b', 'Restored'), section('c', 'Three')],
    })
  })
})
