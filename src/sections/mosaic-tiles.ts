export type TileShape = 'panorama' | 'large' | 'largeAtEnd' | 'small' | 'wide' | 'narrow'

/**
 * Shapes that fill a rectangle, whatever the number of pictures: a large one with two small ones beside it, on either
 * side in turn, and what does not come in threes as pairs of a wide and a narrow one.
 */
export function mosaicTiles(count: number): TileShape[] {
  if (count === 1) return ['panorama']
  const pairs = { 0: 0, 1: 2, 2: 1 }[count % 3] ?? 0
  const blocks = (count - pairs * 2) / 3
  return [
    ...Array.from({ length: blocks }, (_, block) => blockOf(block)),
    ...Array.from({ length: pairs }, (_, pair) => pairOf(pair + blocks)),
  ].flat()
}

function blockOf(block: number): TileShape[] {
  return [block % 2 === 0 ? 'large' : 'largeAtEnd', 'small', 'small']
}

function pairOf(row: number): TileShape[] {
  return row % 2 === 0 ? ['wide', 'narrow'] : ['narrow', 'wide']
}
