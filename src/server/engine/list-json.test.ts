import { expect, it } from 'vitest'
import { defineCollection } from '../../schema/define-content.ts'
import type { ValuesOf } from '../../schema/field.ts'
import { text } from '../../schema/fields.ts'
import { list } from '../../schema/nested-fields.ts'
import type { EntryRow } from './content-store.ts'
import { listJson } from './list-json.ts'

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
  fingerprint: '',
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
  const [whole] = JSON.parse(listJson(program, [row()], { audience: 'staff' }))
  const [short] = JSON.parse(listJson(program, [row()], { isSummary: true, audience: 'staff' }))
  expect(whole.sections).toHaveLength(1)
  const { sections, ...rest } = whole
  expect(short).toEqual(rest)
  expect(listJson(program, [], { audience: 'staff' })).toBe('[]')
})

it('sends visitors the same summary, by the rules they have for the whole', () => {
  const hiding = {
    ...program,
    forVisitors: (values: ValuesOf<typeof program.fields>) => ({
      ...values,
      title: `${values.title} for visitors`,
      sections: values.sections.filter(({ title }) => title !== 'Hidden'),
    }),
  }
  const [whole] = JSON.parse(listJson(hiding, [row()], { audience: 'visitors' }))
  const [short] = JSON.parse(listJson(hiding, [row()], { isSummary: true, audience: 'visitors' }))
  const { sections, ...rest } = whole
  expect(short).toEqual(rest)
  expect(short.title).toBe('Noria for visitors')
})
