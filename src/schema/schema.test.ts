import { describe, expect, it } from 'vitest'
import { AppError } from '../shared/app-error.ts'
import { checkChanges, checkNew } from './check-input.ts'
import { defineCollection, type RecordOf } from './define-content.ts'
import { date, image, integer, link, optionalInteger, text, textList, toggle } from './fields.ts'
import { list } from './nested-fields.ts'
import { readValues } from './stored-values.ts'

const boat = defineCollection({
  name: 'boat',
  path: 'boats',
  label: ['Boat', 'Boats'],
  fields: {
    name: text('Name', { max: 20 }).required().unique('A boat with this name exists'),
    site: link('Site'),
    photo: image('Photo', { folder: 'boats' }),
    seats: optionalInteger('Seats', { min: 1 }),
    width: integer('Width', { min: 50, max: 800 }).fallback(192),
    launched: date('Launched'),
    crew: textList('Crew'),
    sails: list('Sails', { title: text('Title').required(), url: link('Address') }),
    isActive: toggle('Active').default(true),
  },
  prepare: ({ title, ...rest }) => ({ ...(title === undefined ? {} : { name: title }), ...rest }),
  example: { name: 'Isis' },
})

function issuesOf(run: () => unknown) {
  try {
    run()
  } catch (error) {
    if (error instanceof AppError) return error.issues
    throw error
  }
  return []
}

describe('a new record', () => {
  it('gets the default of every field that was not given', () => {
    const record: Omit<RecordOf<typeof boat>, 'id' | 'createdAt' | 'updatedAt'> = checkNew(boat, {
      name: '  Isis ',
    })
    expect(record).toEqual({
      name: 'Isis',
      site: '',
      photo: '',
      seats: null,
      width: 192,
      launched: '',
      crew: [],
      sails: [],
      isActive: true,
    })
  })

  it('reports every wrong field by its path', () => {
    const issues = issuesOf(() =>
      checkNew(boat, {
        site: 'javascript:x',
        sails: [{ title: 'ok' }, { title: '', url: 'data:x' }],
        seats: 'two',
      }),
    )
    expect(issues.map((issue) => issue.path).sort()).toEqual([
      'name',
      'sails.1.title',
      'sails.1.url',
      'seats',
      'site',
    ])
    expect(issues.find((issue) => issue.path === 'name')?.message).toBe('Name is required')
  })

  it('needs a number where one is required, and takes 0 for one', () => {
    const harbour = defineCollection({
      name: 'harbour',
      path: 'harbours',
      label: ['Harbour', 'Harbours'],
      fields: {
        depth: integer('Depth').required('How deep is it?'),
        berths: integer('Berths').required().default(4),
      },
      example: { depth: 7 },
    })
    for (const given of [{}, { depth: null }, { depth: undefined }])
      expect(issuesOf(() => checkNew(harbour, given))).toEqual([
        { path: 'depth', message: 'How deep is it?' },
      ])
    expect(checkNew(harbour, { depth: 0 })).toEqual({ depth: 0, berths: 4 })
    expect(checkChanges(harbour, { berths: 5 })).toEqual({ berths: 5 })
  })

  it('accepts an older name, ignores unknown ones, and drops blank lines', () => {
    const record = checkNew(boat, { title: 'Hapi', unknown: 1, crew: [' a ', ' ', 'b'] })
    expect(record.name).toBe('Hapi')
    expect(record.crew).toEqual(['a', 'b'])
    expect(record).not.toHaveProperty('unknown')
  })

  it('stores the fallback where the rule asks for one', () => {
    expect(checkNew(boat, { name: 'a', width: 12 }).width).toBe(192)
  })

  it.each([['2026-02-30'], ['15.11.2026'], ['2026-11-15T25:00:00Z'], [7]])(
    'refuses %j as a date',
    (launched) => {
      expect(issuesOf(() => checkNew(boat, { name: 'a', launched }))).toHaveLength(1)
    },
  )

  it('keeps moments in UTC', () => {
    expect(checkNew(boat, { name: 'a', launched: '2026-11-15T10:00:00+02:00' }).launched).toBe(
      '2026-11-15T08:00:00.000Z',
    )
  })

  it.each([[null], [[]], ['text'], [undefined]])('refuses %j as a body', (body) => {
    expect(issuesOf(() => checkNew(boat, body))).toHaveLength(1)
  })

  it('removes characters that no database stores', () => {
    expect(checkNew(boat, { name: 'a\u0000b\ud800' }).name).toBe('ab\ufffd')
  })
})

describe('a change', () => {
  it('carries only what was given', () => {
    expect(checkChanges(boat, { seats: null })).toEqual({ seats: null })
    expect(checkChanges(boat, {})).toEqual({})
  })

  it('cannot empty a required field', () => {
    expect(issuesOf(() => checkChanges(boat, { name: null }))[0]?.message).toBe('Name is required')
  })
})

describe('a definition', () => {
  it('that is wrong fails at once and names the field', () => {
    const define = () =>
      defineCollection({
        name: 'boat',
        path: 'Boats!',
        label: ['Boat', 'Boats'],
        fields: { id: text('Id'), name: text('Name').required() },
        example: {},
      })
    expect(define).toThrow(/"Boats!".*"id".*example\.name: Name is required/)
  })

  it('reads records stored before a field existed', () => {
    const old = readValues(boat.fields, { name: 'Isis', sails: [{ title: 'Main' }], rudder: true })
    expect(old.isActive).toBe(true)
    expect(old.sails).toEqual([{ title: 'Main', url: '' }])
    expect(old).not.toHaveProperty('rudder')
  })
})
