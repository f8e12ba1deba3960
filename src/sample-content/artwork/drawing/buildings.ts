import type { SeededRandom } from './seeded-random.ts'
import { box, pair, shape } from './shapes.ts'

interface Block {
  x: number
  /** Ground line. */
  y: number
  width: number
  height: number
  front: string
  side: string
  window: string
  lamp: string
  /** Share of the windows that are lit. */
  lit: number
}

/** A plain apartment house with a shaded flank, rows of windows and a cornice. */
export function apartmentBlock(random: SeededRandom, block: Block): string {
  const { x, y, width, height, front, side } = block
  const flank = width * random.between(0.16, 0.3)
  const face = width - flank
  const columns = Math.max(2, Math.round(face / 17))
  const rows = Math.max(2, Math.round(height / 24))
  const [stepX, stepY] = [face / columns, (height - 10) / rows]
  let [dark, lit] = ['', '']
  for (let row = 0; row < rows; row++) {
    for (let column = 0; column < columns; column++) {
      const wx = x + stepX * (column + 0.28)
      const wy = y - height + 10 + stepY * (row + 0.14)
      const d = `M${pair(wx, wy)}h${Math.round(stepX * 4.4) / 10}v${Math.round(stepY * 5.4) / 10}h${-Math.round(stepX * 4.4) / 10}z`
      if (random.chance(block.lit)) lit += d
      else dark += d
    }
  }
  return [
    box(x, y - height, face, height, front),
    box(x + face, y - height, flank, height, side),
    box(x - 2, y - height - 4, width + 4, 5, front),
    box(x + face, y - height - 4, flank + 2, 5, side),
    shape(dark, block.window),
    shape(lit, block.lamp),
  ].join('')
}
