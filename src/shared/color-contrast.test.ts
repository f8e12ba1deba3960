import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { contrastRatio, ensureContrast, parseHexColor, readableTextOn } from './color-contrast.ts'

const hexColor = fc
  .integer({ min: 0, max: 0xffffff })
  .map((value) => `#${value.toString(16).padStart(6, '0')}`)

describe('parseHexColor', () => {
  it('reads the short and the long form, in either case', () => {
    expect(parseHexColor('#1e40af')).toEqual([30, 64, 175])
    expect(parseHexColor('#FA0')).toEqual([255, 170, 0])
    expect(parseHexColor(' #fff ')).toEqual([255, 255, 255])
  })

  it('refuses everything else, so that no foreign style text passes', () => {
    for (const text of ['', 'red', '#12', '#12345', '#1234567', '#ggg', 'rgb(0,0,0)', '#fff;color:red']) {
      expect(parseHexColor(text)).toBeNull()
    }
  })
})

describe('contrastRatio', () => {
  it('agrees with the published figures', () => {
    expect(contrastRatio('#000', '#fff')).toBeCloseTo(21, 5)
    expect(contrastRatio('#777777', '#ffffff')).toBeCloseTo(4.48, 2)
    expect(contrastRatio('#abcdef', '#abcdef')).toBe(1)
  })

  it('is the same both ways round', () => {
    fc.assert(
      fc.property(hexColor, hexColor, (a, b) => contrastRatio(a, b) === contrastRatio(b, a)),
      { seed: 1 },
    )
  })

  it('names a colour it cannot read', () => {
    expect(() => contrastRatio('blue', '#fff')).toThrow('blue')
  })
})

describe('readableTextOn', () => {
  it('puts paper on the river blue and ink on gold', () => {
    expect(readableTextOn('#1e40af')).toBe('#fbfaf7')
    expect(readableTextOn('#f2b632')).toBe('#0f172a')
  })

  it('never falls below 4, so large text reads on any colour', () => {
    fc.assert(
      fc.property(hexColor, (background) => contrastRatio(readableTextOn(background), background) >= 4),
      { seed: 2 },
    )
  })

  it('is ink where the background is unknown', () => {
    expect(readableTextOn('url(x)')).toBe('#0f172a')
  })
})

describe('ensureContrast', () => {
  it('keeps a colour that already reads', () => {
    expect(ensureContrast('#1e40af', '#fbfaf7')).toBe('#1e40af')
  })

  it('darkens on paper and lightens on night until the text reads', () => {
    expect(contrastRatio(ensureContrast('#10b981', '#fbfaf7'), '#fbfaf7')).toBeGreaterThanOrEqual(4.5)
    expect(contrastRatio(ensureContrast('#1e40af', '#0b1120'), '#0b1120')).toBeGreaterThanOrEqual(4.5)
  })

  it('reaches what is asked for whenever ink or paper can', () => {
    fc.assert(
      fc.property(hexColor, hexColor, (color, background) => {
        const best = contrastRatio(readableTextOn(background), background)
        const got = contrastRatio(ensureContrast(color, background), background)
        return got >= Math.min(4.5, best)
      }),
      { seed: 3 },
    )
  })

  it('falls back to readable text for a colour it cannot read', () => {
    expect(ensureContrast('javascript:', '#0b1120')).toBe('#fbfaf7')
  })
})
