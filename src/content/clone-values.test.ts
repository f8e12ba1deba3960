import { expect, it } from 'vitest'
import { checkNew } from '../schema/check-input.ts'
import { cloneValues } from '../schema/clone-values.ts'
import type { Definition, RecordOf } from '../schema/define-content.ts'
import { event } from './event/event.ts'
import { partner } from './partner/partner.ts'
import { program } from './program/program.ts'

const stored = (definition: Definition, values: object): RecordOf<Definition> =>
  ({
    id: 'stored',
    createdAt: null,
    updatedAt: null,
    ...checkNew(definition, values),
  }) as RecordOf<Definition>

it('is hidden, stands at the end, and its texts that repeat the name follow the new one', () => {
  const section = { id: 'hero', layout: 'customHero', enabled: true, order: 1, header: 'Bridgez' }
  const bridgez = stored(program, { title: 'Bridgez', subtitle: 'Bridgez for all', sections: [section] })
  const copy = cloneValues(program, bridgez, [bridgez, stored(program, { title: 'Noria' })])
  expect(copy).toMatchObject({
    title: 'Bridgez (Copy)',
    subtitle: 'Bridgez for all',
    isActive: false,
    order: 2,
  })
  expect(copy.sections).toMatchObject([{ header: 'Bridgez (Copy)' }])
  expect(copy).not.toHaveProperty('id')
})

it('of a published event is a draft', () => {
  const fair = stored(event, { title: 'Fair', description: 'd', date: '2026-11-15', status: 'Published' })
  expect(cloneValues(event, fair, [fair])).toMatchObject({ status: 'Draft', isPublished: false })
})

it('gets a name that no other record has', () => {
  const names = ['Nile', 'Nile (Copy)', 'Nile (Copy 2)'].map((name) => stored(partner, { name }))
  expect(cloneValues(partner, names[0] as RecordOf<Definition>, names)).toMatchObject({
    name: 'Nile (Copy 3)',
  })
})
