import { describe, expect, it } from 'vitest'
import { seededRandom } from './seeded-random.ts'

describe('seededRandom', () => {
  it('repeats itself for the same seed only', () => {
    const first = (seed: number) => Array.from({ length: 5 }, seededRandom(seed).next)
    expect(first(3)).toEqual(first(3))
    expect(first(4)).not.toEqual(first(3))
  })

  it('keeps whole numbers inside their bounds and reaches both', () => {
    const random = seededRandom(9)
    const drawn = new Set(Array.from({ length: 200 }, () => random.whole(2, 5)))
    expect([...drawn].sort()).toEqual([2, 3, 4, 5])
  })

  it('shuffles without losing anything', () => {
    expect(seededRandom(1).shuffle([1, 2, 3, 4]).sort()).toEqual([1, 2, 3, 4])
  })
})
