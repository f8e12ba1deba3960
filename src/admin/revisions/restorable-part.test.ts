import { describe, expect, it } from 'vitest'
import { compareValues } from '../../schema/compare-values.ts'
import { integer, text } from '../../schema/fields.ts'
import { list } from '../../schema/nested-fields.ts'
import { restorablePart } from './restorable-part.ts'

const fields = {
  title: text('Title'),
  sections: list('Sections', { id: text('Id'), header: text('Header'), order: integer('Order') }),
}
const section = (id: string, order: number, header = id) => ({ id, header, order })
const older = { title: 'Old', sections: [section('a', 1), section('b', 2), section('c', 3)] }
const newer = { title: 'New', sections: [section('a', 1, 'A anew'), section('c', 2), section('d', 3)] }

/** The parts of each change that can be brought back, the field's own first. */
function partsNow(now: typeof older) {
  const states = { older, newer, now }
  return compareValues(fields, older, newer).changes.map((change) => [
    restorablePart(states, change),
    ...(change.list?.items ?? []).map((item) => restorablePart(states, change, item)),
  ])
}

describe('the older state of a change', () => {
  it('can be brought back whole, item by item, and by taking out what was added', () => {
    expect(partsNow(newer)).toEqual([
      [{ field: 'title' }],
      [
        { field: 'sections' },
        { field: 'sections', item: 0 },
        { field: 'sections', item: 1 },
        { field: 'sections', extra: 2 },
      ],
    ])
  })

  it('is not offered where the record has it by now', () => {
    expect(partsNow(older)).toEqual([[undefined], [undefined, undefined, undefined, undefined]])
  })

  it('is found in a record that has changed since', () => {
    const now = { title: 'Old', sections: [section('d', 1), section('a', 2, 'A again'), section('b', 3)] }
    expect(partsNow(now)).toEqual([
      [undefined],
      [{ field: 'sections' }, { field: 'sections', item: 0 }, undefined, { field: 'sections', extra: 0 }],
    ])
  })
})
