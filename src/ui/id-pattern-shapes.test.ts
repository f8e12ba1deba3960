import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { patternOf } from './id-pattern-shapes.ts'

describe('patternOf', () => {
  it('draws the same picture for the same id', () => {
    fc.assert(
      fc.property(fc.string(), (id) => {
        expect(patternOf(id)).toEqual(patternOf(id))
      }),
      { seed: 1 },
    )
  })

  it('draws different pictures for neighbouring ids', () => {
    const pictures = Array.from({ length: 40 }, (_, index) => JSON.stringify(patternOf(`event-${index}`)))
    expect(new Set(pictures).size).toBe(40)
  })

  it('uses every hue, so that a list does not look alike', () => {
    const hues = Array.from({ length: 60 }, (_, index) => patternOf(`project-${index}`).hue)
    expect(new Set(hues).size).toBe(4)
  })

  it('draws only finite numbers, whatever the id', () => {
    const plainPath = /^[MLHVSZalm\d\s.-]+$/
    fc.assert(
      fc.property(fc.string(), (id) => patternOf(id).shapes.every(({ path }) => plainPath.test(path))),
      { seed: 2 },
    )
    // No star of its lattice is lit.
    expect(patternOf('id-28993').shapes.every(({ path }) => plainPath.test(path))).toBe(true)
  })
})
