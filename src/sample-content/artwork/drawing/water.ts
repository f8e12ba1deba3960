import type { Artboard } from './artboard.ts'
import { mix } from './colour.ts'
import { box, shape, streak } from './shapes.ts'

/** Open water from `top` to the lower edge, paler towards the horizon, drawn in tapering wave streaks. */
export function water(art: Artboard, top: number, bottom = art.h): string {
  const { w, palette, random } = art
  const [light, middle, deep] = palette.water
  const depth = bottom - top
  const base = box(0, top, w, depth, art.vertical([0, mix(light, middle, 0.35)], [0.35, middle], [1, deep]))
  const waves = (count: number, colour: string, opacity: number) => {
    let d = ''
    for (let i = 0; i < count; i++) {
      const near = random.next()
      const length = random.between(30, 90) * (0.5 + near * 2.2)
      d += streak(random.between(-0.1, 1) * w, top + 4 + near ** 1.4 * depth, length, 0.8 + near * 4)
    }
    return shape(d, colour, { opacity })
  }
  return base + waves(46, light, 0.28) + waves(46, deep, 0.3)
}

/** The glittering lane below the sun. */
export function sunLane(art: Artboard, x: number, top: number, bottom: number, spread: number): string {
  const { random, palette } = art
  let d = ''
  for (let i = 0; i < 54; i++) {
    const near = i / 54
    const half = spread * (0.32 + near * 0.9)
    const length = half * random.between(0.25, 1.1)
    d += streak(
      x - half * 0.5 + random.between(-0.5, 0.5) * half,
      top + near ** 1.25 * (bottom - top),
      length,
      1.2 + near * 5,
    )
  }
  return shape(d, mix(palette.sun, '#fff4cf', 0.35), { opacity: 0.72 })
}
