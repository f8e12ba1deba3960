import { describe, expect, it } from 'vitest'
import { findInTrash, type TrashItem, trashTypes } from './trash-list.ts'

function item(title: string, type: string, label: string, deletedBy = 'Mona'): TrashItem {
  const deletedAt = '2026-11-15T10:00:00.000Z'
  return { path: `${type}s`, type, label, id: title, title, deletedAt, deletedBy, revision: 2 }
}

const items = [
  item('Nile Ventures', 'partner', 'Partner'),
  item('Founders’ breakfast', 'event', 'Event', 'Karim'),
  item('Delta Seeds', 'partner', 'Partner'),
]
const titles = (search: string, type = '') => findInTrash(items, search, type).map(({ title }) => title)

describe('searching the trash', () => {
  it('looks at title, kind and person, whatever the case', () => {
    expect(titles('NILE')).toEqual(['Nile Ventures'])
    expect(titles('partner seeds')).toEqual(['Delta Seeds'])
    expect(titles('karim')).toEqual(['Founders’ breakfast'])
    expect(titles('')).toHaveLength(3)
  })

  it('keeps to the chosen kind', () => {
    expect(titles('', 'event')).toEqual(['Founders’ breakfast'])
    expect(titles('nile', 'event')).toEqual([])
  })

  it('offers only kinds that are there', () => {
    expect(trashTypes(items)).toEqual([
      { value: 'event', label: 'Event' },
      { value: 'partner', label: 'Partner' },
    ])
  })
})
