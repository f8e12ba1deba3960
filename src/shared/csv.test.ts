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

  it('runs nothing either where the region separates cells by something else', () => {
    const cell = fc.string({ unit: fc.constantFrom(...'\'" ;|\t\r\n,=+-@＝a') })
    fc.assert(
      fc.property(fc.array(fc.array(cell, { minLength: 2, maxLength: 3 }), { minLength: 1 }), (given) => {
        const file = toCsv(given)
        for (const seen of file.slice(1).split(/[;|\t\r\n]/)) expect(seen).not.toMatch(/^[\s"]*[=+\-@＝]/)
        expect(parseCsv(file)).toEqual(given)
      }),
    )
  })

  it.each([
    ["Ali;=cmd|'/C calc'!A0;x", "Ali;'=cmd|'/C calc'!A0;x"],
    ['a\t=1', "a\t'=1"],
    ['a| "=1', `a|' ""=1`],
    ["a;'=1", "a;''=1"],
    ['first\n=1', "first\n'=1"],
    ['a; b - c, -5', 'a; b - c, -5'],
  ])('guards %j behind every separator, and gives it back', (cell, guarded) => {
    const file = toCsv([[cell]])
    expect(file).toContain(guarded)
    expect(parseCsv(file)).toEqual([[cell]])
  })

  it('parses back to the rows it was made from', () => {
    const cell = fc.oneof(fc.string(), fc.string({ unit: fc.constantFrom(...'\'"=,;|+-@\r\n\t ا') }))
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
