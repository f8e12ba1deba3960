import { expect, it } from 'vitest'
import { changedFields, mergeDraft } from './merge-draft.ts'

const base = { name: 'Nile', websiteUrl: '', order: 1 }
const work = (changes: object, etag = '"a"') => ({ base, values: { ...base, ...changes }, etag })

it('names the fields that were changed', () => {
  expect(changedFields(work({ name: 'Typed', order: 1 }))).toEqual(['name'])
})

it('puts work on different fields together', () => {
  const merged = mergeDraft(work({ websiteUrl: 'https://new.example' }), work({ name: 'Kept' }))
  expect(merged).toEqual({ name: 'Kept', websiteUrl: 'https://new.example', order: 1 })
})

it('puts nothing together that touches one field, or that started from different states', () => {
  expect(mergeDraft(work({ name: 'Newer' }), work({ name: 'Kept' }))).toBeNull()
  expect(mergeDraft(work({ order: 2 }), work({ name: 'Kept' }, '"b"'))).toBeNull()
  expect(mergeDraft(work({}), work({ name: 'Kept' }))).toBeNull()
})
