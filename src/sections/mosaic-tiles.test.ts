import { describe, expect, it } from 'vitest'
import { mosaicTiles, type TileShape } from './mosaic-tiles.ts'

/** In a grid of twelve columns. */
const cells: Record<TileShape, number> = {
  panorama: 24,
  large: 16,
  largeAtEnd: 16,
  small: 4,
  wide: 7,
  narrow: 5,
}

const upTo40 = Array.from({ length: 40 }, (_, index) => index + 1)

describe('the tiles of a gallery', () => {
  it.each(upTo40)('are as many as the pictures and fill whole rows: %d', (count) => {
    const tiles = mosaicTiles(count)
    expect(tiles).toHaveLength(count)
    expect(tiles.reduce((sum, tile) => sum + cells[tile], 0) % 12).toBe(0)
  })

  it('put the large picture on the other side every time', () => {
    expect(mosaicTiles(6)).toEqual(['large', 'small', 'small', 'largeAtEnd', 'small', 'small'])
  })

  it('are none for no pictures', () => expect(mosaicTiles(0)).toEqual([]))
})
