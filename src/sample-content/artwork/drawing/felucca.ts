import { darken, mix } from './colour.ts'
import type { Palette } from './palettes.ts'
import { at, disc, shape, stroke } from './shapes.ts'

const HULL = 'M-66-12C-50-4 40-2 72-22C66-2 50 9 30 9L-36 9C-54 9-62 0-66-12Z'
const SAIL = 'M-44-22C-30-70 4-128 46-172C40-120 46-60 60-24C24-32-10-30-44-22Z'
const SAIL_SHADE = 'M46-172C40-120 46-60 60-24C46-27.500 32-29 18-29.500C38-64 46-112 46-172Z'

/** A Nile sailing boat, waterline at the origin, about 180 units high. */
export function felucca(palette: Palette, sail: string): string {
  const { wood, ink, paper } = palette
  return [
    stroke('M-4-6L10-96', wood[2], 4),
    stroke('M-52-12L48-176', wood[1], 3),
    shape(SAIL, sail),
    shape(SAIL_SHADE, darken(sail, 0.35), { opacity: 0.4 }),
    stroke('M-20-62C4-62 28-58 45-58M2-100C18-102 32-100 43-98', darken(sail, 0.25), 1.1, { opacity: 0.6 }),
    stroke('M60-24L66-16', ink, 1),
    disc(34, -26, 5, ink),
    shape('M26-6C26-22 42-24 44-6Z', mix(palette.blue[1], ink, 0.2)),
    shape(HULL, wood[2]),
    shape('M-66-12C-50-4 40-2 72-22L70-15C40 3-50 1-64-6Z', paper),
    stroke('M-60 0C-40 6 40 6 66-6', palette.gold[1], 2),
  ].join('')
}

/** The boat mirrored in the water below it. */
export function feluccaReflection(palette: Palette, sail: string): string {
  const d = 'M-44 8C-34 54 0 104 38 150L44 146L34 132L50 118L40 100L56 84L48 66L62 44L60 8Z'
  return at(
    0,
    4,
    1,
    shape(d, mix(sail, palette.water[1], 0.35), { opacity: 0.3 }) +
      shape('M-62 4C-40 16 40 16 68 6C50 22-40 24-62 4Z', palette.ink, { opacity: 0.35 }),
  )
}
