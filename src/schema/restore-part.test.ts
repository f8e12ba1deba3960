import { describe, expect, it } from 'vitest'
import { integer, text } from './fields.ts'
import { list } from './nested-fields.ts'
import { restoredField } from './restore-part.ts'

const sections = list('Sections', { id: text('Id'), header: text('Header'), order: integer('Order') })
const links = list('Links', { title: text('Title'), href: text('Address') })

const section = (id: string, order: number, header = id) => ({ id, header, order })
const past = [section('a', 1), section('b', 2), section('c', 3)]
const told = (value: unknown) =>
  (value as { header: string; order: number }[]).map(({ header, order }) => `${order} ${header}`)

describe('a part of an earlier state', () => {
  it('is a whole field', () => {
    expect(restoredField(text('Title'), 'New', 'Old', { field: 'title' })).toBe('Old')
  })

  it('is one item, put where the list has it now', () => {
    const current = [section('c', 1, 'C anew'), section('a', 2, 'A anew'), section('b', 3)]
    const restored = restoredField(sections, current, past, { field: 'sections', item: 0 })
    expect(told(restored)).toEqual(['1 C anew', '2 a', '3 b'])
  })

  it('is one item that was removed, put behind the one that it followed', () => {
    const current = [section('a', 1, 'A anew'), section('new', 2), section('c', 3)]
    const restored = restoredField(sections, current, past, { field: 'sections', item: 1 })
    expect(told(restored)).toEqual(['1 A anew', '2 b', '3 new', '4 c'])
    const first = restoredField(sections, current.slice(1), past, { field: 'sections', item: 0 })
    expect(told(first)).toEqual(['1 a', '2 new', '3 c'])
  })

  it('is the place of one item that only moved', () => {
    const current = [section('b', 1), section('c', 2), section('a', 3)]
    const restored = restoredField(sections, current, past, { field: 'sections', item: 0 })
    expect(told(restored)).toEqual(['1 a', '2 b', '3 c'])
  })

  it('is that an item was not there', () => {
    const current = [section('a', 1), section('new', 2), section('b', 3)]
    const restored = restoredField(sections, current, past, { field: 'sections', extra: 1 })
    expect(told(restored)).toEqual(['1 a', '2 b'])
  })

  it('is found by what it says where items have no ids', () => {
    const old = [
      { title: 'About us', href: '/about' },
      { title: 'Our events', href: '/events' },
    ]
    const current = [
      { title: 'News', href: 'https://news.example' },
      { title: 'Our events', href: '/calendar' },
    ]
    const restored = restoredField(links, current, old, { field: 'links', item: 1 })
    expect(restored).toEqual([current[0], old[1]])
  })

  it('is nothing where there is no such item', () => {
    for (const part of [{ item: 7 }, { item: -1 }, { extra: 7 }])
      expect(restoredField(sections, past, past, { field: 'sections', ...part })).toBeUndefined()
    expect(restoredField(text('Title'), 'New', 'Old', { field: 'title', item: 0 })).toBeUndefined()
  })
})
