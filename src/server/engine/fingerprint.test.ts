import { describe, expect, it } from 'vitest'
import { defineCollection } from '../../schema/define-content.ts'
import { choice, text, toggle } from '../../schema/fields.ts'
import { list } from '../../schema/nested-fields.ts'
import { columnsVersion, fingerprintOf } from './fingerprint.ts'

const fields = { name: text('Name'), port: text('Port'), isOpen: toggle('Open') }
const base = { name: 'boat', path: 'boats', label: ['Boat', 'Boats'], example: {} } as const
const boat = defineCollection({ ...base, fields })

describe('the fingerprint of a content type', () => {
  it('stays as it is while nothing changes', () => {
    expect(fingerprintOf(defineCollection({ ...base, fields }))).toBe(fingerprintOf(boat))
  })

  it.each([
    ['visibleWhen', defineCollection({ ...base, fields, visibleWhen: (values) => values.isOpen })],
    ['sortBy', defineCollection({ ...base, fields, sortBy: 'port' })],
    ['filterBy', defineCollection({ ...base, fields, filterBy: 'port' })],
    [
      'a unique field',
      defineCollection({ ...base, fields: { ...fields, port: text('Port').unique('Taken') } }),
    ],
    [
      'an older name',
      defineCollection({ ...base, fields: { ...fields, port: text('Port').formerly('harbour') } }),
    ],
    ['a default', defineCollection({ ...base, fields: { ...fields, isOpen: toggle('Open').default(true) } })],
    ['a kind', defineCollection({ ...base, fields: { ...fields, port: choice('Port', ['Qena', 'Esna']) } })],
    [
      'an option',
      defineCollection({ ...base, fields: { ...fields, port: choice('Port', ['Qena', 'Luxor']) } }),
    ],
    [
      'a field in a list',
      defineCollection({ ...base, fields: { ...fields, port: list('Port', { a: toggle('A') }) } }),
    ],
  ])('changes with %s', (_what, changed) => {
    expect(fingerprintOf(changed)).not.toBe(fingerprintOf(boat))
  })

  it('changes with the version of what no definition shows', () => {
    expect(fingerprintOf(boat, columnsVersion + 1)).not.toBe(fingerprintOf(boat))
  })
})
