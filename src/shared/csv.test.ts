import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { parseCsv, toCsv } from './csv.ts'

describe('a CSV file', () => {
  it('begins with a byte-order mark and ends each row as RFC 4180 asks', () => {
    expect(
      toCsv([
        ['Name', 'Notes'],
        ['ليلى', 'a, "b"\nc'],
      ]),
    ).toBe('\ufeffName,Notes\r\nليلى,"a, ""b""\nc"\r\n')
  })

  it.each(['=1+1', '+20 100', '-1', '@SUM(A1)', '\t=1', '\r=1', "'=1", '＝1'])(
    'makes %j harmless',
    (cell) => {
      const file = toCsv([[cell]])
      expect(file.replace(/^\ufeff"?/, '')[0]).toBe("'")
      expect(parseCsv(file)).toEqual([[cell]])
    },
  )

  it('parses back to the rows it was made from', () => {
    const cell = fc.oneof(fc.string(), fc.string({ unit: fc.constantFrom(...'\'"=,+-@\r\n\t ا') }))
    const width = fc.integer({ min: 1, max: 5 })
    const rows = width.chain((columns) =>
      fc.array(fc.array(cell, { minLength: columns, maxLength: columns }), { minLength: 1 }),
    )
    fc.assert(
      fc.property(rows, (given) => {
        expect(parseCsv(toCsv(given))).toEqual(given)
      }),
      { seed: 1 },
    )
  })

  it('refuses what is not one', () => {
    expect(() => parseCsv('a,"b')).toThrow('row 1')
  })
})
