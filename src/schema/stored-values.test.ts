import { describe, expect, it } from 'vitest'
import { checkChanges, checkNew } from './check-input.ts'
import { defineCollection } from './define-content.ts'
import type { AnyField, Fields } from './field.ts'
import {
  choice,
  color,
  date,
  email,
  image,
  integer,
  link,
  longText,
  openChoice,
  optionalInteger,
  text,
  textList,
  toggle,
} from './fields.ts'
import { group, list } from './nested-fields.ts'
import { storeValues } from './store-values.ts'
import { misfitPaths, readValues } from './stored-values.ts'

const read = (field: AnyField, stored: unknown) => readValues({ field }, { field: stored }).field

describe('a stored value that its field takes', () => {
  const inner = { title: text('Title'), url: link('Address') }
  it.each<[AnyField, unknown]>([
    [text('a'), 'Isis'],
    [text('a', { max: 3 }), 'longer than it may be sent'],
    [text('a').required(), ''],
    [longText('a'), 'two\nlines'],
    [link('a'), 'https://nile.example'],
    [image('a', { folder: 'media' }), ''],
    [choice('a', ['One', 'Two']), 'Two'],
    [openChoice('a', ['one']), 'another-name'],
    [integer('a', { max: 5 }), 7],
    [optionalInteger('a'), null],
    [toggle('a').default(true), false],
    [date('a'), '2026-11-15'],
    [textList('a'), ['one', 'two']],
    [group('a', inner), { title: 'Main', url: '/boats' }],
    [list('a', inner), [{ title: 'Main', url: '' }]],
  ])('of %o is read as it stands', (field, stored) => {
    expect(read(field, stored)).toEqual(stored)
    expect(misfitPaths({ field }, { field: stored })).toEqual([])
  })
})

describe('a value that a field of another kind stored', () => {
  it.each<[string, AnyField, unknown, unknown]>([
    ['long text as a line', text('a'), 'two\nlines', 'two lines'],
    ['a number as text', text('a'), 12, '12'],
    ['a switch as text', longText('a'), true, 'Yes'],
    ['a list of texts as long text', longText('a'), ['one', 'two'], 'one\ntwo'],
    ['text as one of the options, whatever its case', choice('a', ['One', 'Two']), 'TWO', 'Two'],
    ['a switch as an option', choice('a', ['No', 'Yes']), true, 'Yes'],
    ['digits as a number', integer('a'), ' 12 ', 12],
    ['a switch as a number', integer('a'), true, 1],
    ['a word as a switch', toggle('a'), 'Yes', true],
    ['a number as a switch', toggle('a').default(true), 0, false],
    ['text as a list of texts', textList('a'), 'one\n\n two', ['one', 'two']],
    ['a number as a list of texts', textList('a'), 7, ['7']],
    ['a group as a list', list('a', { title: text('Title') }), { title: 'Main' }, [{ title: 'Main' }]],
  ])('is read: %s', (_case, field, stored, expected) => {
    expect(read(field, stored)).toEqual(expected)
    expect(misfitPaths({ field }, { field: stored })).toEqual(['field'])
  })

  it.each<[string, AnyField, unknown, unknown]>([
    ['text that is no option', choice('a', ['One', 'Two']).default('Two'), 'Three', 'Two'],
    ['an address that runs script', link('a'), 'javascript:alert(1)', ''],
    ['text that is no address', image('a', { folder: 'media' }), 'a boat', ''],
    ['text that is no email address', email('a'), 'Mona', ''],
    ['text that is no colour', color('a'), 'red', ''],
    ['text that is no date', date('a'), 'next week', ''],
    ['text that is no number', integer('a').default(4), 'four', 4],
    ['a number beyond the limits', integer('a', { max: 5 }), '99', 0],
    ['any word as a switch', toggle('a').default(true), 'maybe', true],
    ['a group as text', text('a').default('none'), { title: 'Main' }, 'none'],
    ['text as a group', group('a', { title: text('Title').default('x') }), 'Main', { title: 'x' }],
    ['text as a list', list('a', { title: text('Title') }), 'Main', []],
    ['texts as items', list('a', { title: text('Title') }), ['Main'], []],
  ])('is its default where there is no reading it: %s', (_case, field, stored, expected) => {
    expect(read(field, stored)).toEqual(expected)
    expect(misfitPaths({ field }, { field: stored })).toHaveLength(1)
  })
})

describe('a saved record', () => {
  const sail = { id: text('Id'), title: text('Title'), width: integer('Width') }
  const fields = {
    name: text('Name'),
    sails: list('Sails', sail),
    hull: group('Hull', { kind: choice('Kind', ['Wood', 'Steel']) }),
  }
  const stored = {
    name: 'Isis',
    sails: [
      { id: 'a', title: 'Main', width: 'wide', colour: 'red' },
      { id: 'b', title: 'Fore', width: 4, colour: 'blue' },
    ],
    hull: { kind: 'Reed', length: 12 },
    rudder: 'oak',
  }
  const save = (changes: object) => storeValues(fields, stored, { ...readValues(fields, stored), ...changes })

  it('keeps what no field reads, at every depth', () => {
    expect(save({ name: 'Hapi' })).toEqual({ ...stored, name: 'Hapi' })
    expect(misfitPaths(fields, stored)).toEqual(['sails.0.width', 'hull.kind'])
  })

  it('finds the items of a list again by their id, wherever they moved', () => {
    const [main, fore] = readValues(fields, stored).sails
    const moved = save({ sails: [fore, { id: 'c', title: 'New', width: 1 }, { ...main, title: 'Big' }] })
    expect(moved.sails).toEqual([
      stored.sails[1],
      { id: 'c', title: 'New', width: 1 },
      { ...stored.sails[0], title: 'Big' },
    ])
  })

  it('finds items without an id by what they say, or by their place while none came or went', () => {
    const { id: _id, ...plain } = sail
    const own = { sails: list('Sails', plain) }
    const before = { sails: stored.sails.map(({ id: _, ...item }) => item) }
    const [main, fore] = readValues(own, before).sails
    expect(storeValues(own, before, { sails: [fore] })).toEqual({ sails: [before.sails[1]] })
    expect(storeValues(own, before, { sails: [main, { title: 'Jib', width: 2 }] })).toEqual({
      sails: [before.sails[0], { title: 'Jib', width: 2, colour: 'blue' }],
    })
  })

  it('takes a new value in place of one that it could not read', () => {
    expect(save({ hull: { kind: 'Steel' } }).hull).toEqual({ kind: 'Steel', length: 12 })
  })

  it('is what was given, in the order of its fields, where nothing else was stored', () => {
    const values = { name: 'Isis', sails: [{ id: 'a', title: 'Main', width: 1 }], hull: { kind: 'Wood' } }
    expect(JSON.stringify(storeValues(fields, {}, values))).toBe(JSON.stringify(values))
    expect(JSON.stringify(storeValues(fields, values, values))).toBe(JSON.stringify(values))
  })
})

describe('a record that was stored as it is defined', () => {
  const fields = {
    title: text('Title'),
    seats: list('Seats', { row: text('Row'), number: integer('Number') }),
  }

  it('is read as the same values, in the order of the definition', () => {
    const stored = { title: 'Noria', seats: [{ row: 'A', number: 1 }] }
    expect(readValues(fields, stored)).toEqual(stored)
    const turned = { seats: [{ number: 1, row: 'A' }], title: 'Noria' }
    expect(JSON.stringify(readValues(fields, turned))).toBe(JSON.stringify(stored))
  })

  it('is not changed by reading one of its values as another', () => {
    const stored = { title: 12, seats: [{ row: 'A', number: '7' }, 'lost'] }
    const before = structuredClone(stored)
    expect(readValues(fields, stored)).toEqual({ title: '12', seats: [{ row: 'A', number: 7 }] })
    expect(stored).toEqual(before)
  })
})

describe('a renamed field', () => {
  const define = (fields: Fields) =>
    defineCollection({ name: 'boat', path: 'boats', label: ['Boat', 'Boats'], fields, example: {} })
  const boat = define({
    place: text('Place').formerly('harbour').formerly('port'),
    stops: list('Stops', { place: text('Place').formerly('port') }),
  })

  it('reads the newest of its names that holds something', () => {
    expect(readValues(boat.fields, { port: 'Qena', harbour: 'Luxor' })).toMatchObject({ place: 'Luxor' })
    expect(readValues(boat.fields, { port: 'Qena' })).toMatchObject({ place: 'Qena' })
    expect(readValues(boat.fields, { place: '', port: 'Qena' })).toMatchObject({ place: '' })
  })

  it('takes input under an older name, at every depth; today’s name comes first', () => {
    expect(checkNew(boat, { port: ' Qena ', stops: [{ port: 'Esna' }] })).toEqual({
      place: 'Qena',
      stops: [{ place: 'Esna' }],
    })
    expect(checkChanges(boat, { harbour: 'Luxor', place: 'Edfu' })).toEqual({ place: 'Edfu' })
  })

  it('cannot take the name of a field of today, nor one that another field had', () => {
    expect(() => define({ name: text('Name').formerly('place'), place: text('Place') })).toThrow(
      'field "name" cannot be formerly "place": that is a field of today',
    )
    const twice = { stops: list('Stops', { a: text('A').formerly('x'), b: text('B').formerly('x') }) }
    expect(() => define(twice)).toThrow('field "stops.b" cannot be formerly "x": "stops.a" was')
  })
})
