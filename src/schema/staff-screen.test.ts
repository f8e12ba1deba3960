import { describe, expect, it } from 'vitest'
import { defineCollection, defineSingleton } from './define-content.ts'
import { choice, date, image, longText, text, toggle } from './fields.ts'
import type { ScreenOptions } from './staff-screen.ts'

const fields = {
  name: text('Name').required(),
  kind: choice('Kind', ['Sail', 'Motor']).default('Sail'),
  launched: date('Launched'),
  story: longText('Story'),
  photo: image('Photo', { folder: 'boats' }),
  isActive: toggle('Active').default(true),
}

function boatWith(screen: ScreenOptions<typeof fields>) {
  return defineCollection({
    name: 'boat',
    path: 'boats',
    label: ['River boat', 'River boats'],
    fields,
    visibleWhen: (values) => values.isActive,
    screen,
    example: { name: 'Isis' },
  })
}

const isis = {
  id: 'isis',
  updatedAt: null,
  name: 'Isis',
  kind: 'Sail',
  launched: '2026-11-15',
  story: 'Built in Aswan.',
  photo: '/files/isis.webp',
  isActive: false,
} as const

describe('the screen of a type that says nothing about it', () => {
  const [screen] = boatWith({}).screens

  it('speaks in words made from the labels', () => {
    expect(screen.path).toBe('boats')
    expect(screen.menu).toMatchObject({ label: 'River boats', group: 'Content' })
    expect(screen.words).toMatchObject({
      title: 'River boats',
      add: 'Add River boat',
      empty: 'No river boats yet',
      created: 'River boat created successfully!',
      confirmDelete: 'Are you sure you want to delete this river boat?',
    })
  })

  it('shows every field in its form, and in the list what tells records apart', () => {
    expect(screen.form).toEqual([{ title: 'River boat', fields: Object.keys(fields) }])
    const { list } = screen
    expect(list.picture(isis)).toBe('/files/isis.webp')
    expect(list.badges(isis)).toEqual([{ text: 'Hidden', tone: 'warning' }, { text: 'Sail' }])
    expect(list.facts(isis)).toEqual(['Nov 15, 2026'])
    expect(list.text(isis)).toBe('Built in Aswan.')
    expect(list.filterBy).toEqual(['kind', 'isActive'])
    expect(list.searchIn).toEqual(['name', 'kind', 'story'])
    expect(list.isOrderedByHand).toBe(false)
  })

  it('of a single record is called after it', () => {
    const { screens } = defineSingleton({
      name: 'harbour',
      path: 'harbour',
      label: ['Harbour', 'Harbour'],
      id: 'harbour',
      fields: { name: text('Name') },
      example: {},
    })
    expect(screens[0].menu).toMatchObject({ label: 'Harbour', group: 'Pages' })
    expect(screens[0].words).toMatchObject({ save: 'Save Harbour', updated: 'Harbour saved successfully!' })
  })
})

describe('a screen that is wrong', () => {
  it('fails at once and names the field', () => {
    expect(() => boatWith({ path: 'Boats!' })).toThrow('screen "Boats!": its path must be lower-case words')
    const wrong = {
      // @ts-expect-error a name that is not a field
      form: [{ title: 'All', fields: ['name', ['name', 'mast']] }],
      list: { filterBy: ['story'] },
    } satisfies ScreenOptions<typeof fields>
    expect(() => boatWith(wrong as ScreenOptions<typeof fields>)).toThrow(
      /"mast" is not a field.*"name" stands in the form twice.*"story" is neither a choice nor a switch/s,
    )
  })
})
