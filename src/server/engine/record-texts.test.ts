import { expect, it } from 'vitest'
import { defineCollection } from '../../schema/define-content.ts'
import { list, text } from '../../schema/fields.ts'
import type { EntryRow } from './content-store.ts'
import { RecordTexts } from './record-texts.ts'

const program = defineCollection({
  name: 'program',
  path: 'programs',
  label: ['Program', 'Programs'],
  fields: {
    title: text('Title').required(),
    sections: list('Sections', { title: text('Title') }, { maxItems: 9, itemLabel: 'Section' }),
  },
  example: { title: 'Noria' },
})

const row = (changes: Partial<EntryRow> = {}): EntryRow => ({
  type: 'program',
  id: 'noria',
  position: 0,
  is_visible: 1,
  state: '',
  unique_key: null,
  revision: 1,
  data: JSON.stringify({ title: 'Noria', sections: [{ id: 'a', title: 'Long' }] }),
  translations: '{}',
  deleted_at: null,
  created_at: '2026-11-15T09:00:00.000Z',
  updated_at: '2026-11-15T09:00:00.000Z',
  updated_by: null,
  ...changes,
})

it('is the list as JSON, whole or without what only a record’s own page shows', () => {
  const texts = new RecordTexts()
  const [whole] = JSON.parse(texts.list(program, [row()], false, 'staff'))
  const [short] = JSON.parse(texts.list(program, [row()], true, 'staff'))
  expect(whole.sections).toHaveLength(1)
  const { sections, ...rest } = whole
  expect(short).toEqual(rest)
  expect(texts.list(program, [], false, 'staff')).toBe('[]')
})

it('follows a change, also one that comes with a revision that was there before', () => {
  const texts = new RecordTexts()
  const titles = (changes: Partial<EntryRow>) =>
    JSON.parse(texts.list(program, [row(changes)], true, 'staff')).map((one: { title: string }) => one.title)
  const renamed = { data: '{"title":"Sahil"}' }
  expect(titles({})).toEqual(['Noria'])
  expect(titles({ ...renamed, revision: 2 })).toEqual(['Sahil'])
  expect(titles({})).toEqual(['Noria'])
  expect(titles({ ...renamed, updated_at: '2026-11-16T09:00:00.000Z' })).toEqual(['Sahil'])
})

it('answers the same when its memory is too small for the list', () => {
  const rows = Array.from({ length: 20 }, (_, index) => row({ id: `p${index}` }))
  const small = new RecordTexts(500)
  small.list(program, rows, false, 'staff')
  expect(small.list(program, rows, false, 'staff')).toBe(
    new RecordTexts().list(program, rows, false, 'staff'),
  )
})
