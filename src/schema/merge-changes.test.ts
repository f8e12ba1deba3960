import { describe, expect, it } from 'vitest'
import { defineCollection } from './define-content.ts'
import { text } from './fields.ts'
import { mergeChanges } from './merge-changes.ts'
import { list } from './nested-fields.ts'

const page = defineCollection({
  name: 'page',
  path: 'pages',
  label: ['Page', 'Pages'],
  fields: { title: text('Title'), note: text('Note'), links: list('Links', { label: text('Label') }) },
  example: { title: 'One' },
})
const names = Object.keys(page.fields)
const link = (id: string, label = id) => ({ id, label })
const base = { title: 'One', note: '', links: [link('a'), link('b'), link('c')] }
const merge = (mine: object, theirs: object) =>
  mergeChanges(page, names, { base, mine: { ...base, ...mine }, theirs: { ...base, ...theirs } })

describe('mergeChanges', () => {
  it('takes each field from the side that changed it', () => {
    expect(merge({ title: 'Mine' }, { note: 'Theirs' })).toEqual({
      values: { ...base, title: 'Mine', note: 'Theirs' },
      clashes: [],
    })
  })

  it('names a field that both changed in different ways, and keeps mine of it', () => {
    expect(merge({ title: 'Mine' }, { title: 'Theirs' })).toEqual({
      values: { ...base, title: 'Mine' },
      clashes: ['title'],
    })
    expect(merge({ title: 'Same' }, { title: 'Same' }).clashes).toEqual([])
  })

  it('merges lists item by item', () => {
    const mine = { links: [link('a', 'Mine'), link('b'), link('c'), link('d')] }
    const theirs = { links: [link('a'), link('c', 'Theirs')] }
    expect(merge(mine, theirs)).toEqual({
      values: { ...base, links: [link('a', 'Mine'), link('c', 'Theirs'), link('d')] },
      clashes: [],
    })
    expect(merge(mine, { links: [link('a', 'Other'), link('b'), link('c')] }).clashes).toEqual(['links'])
  })

  it('keeps the order that mine was put into', () => {
    const mine = { links: [link('c'), link('a'), link('b')] }
    expect(merge(mine, {}).values.links).toEqual(mine.links)
    const theirs = { links: [link('a'), link('b', 'Theirs'), link('n'), link('c')] }
    expect(merge(mine, theirs).values.links).toEqual([link('c'), link('a'), link('b', 'Theirs'), link('n')])
  })
})
