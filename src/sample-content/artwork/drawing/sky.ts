import type { Artboard } from './artboard.ts'
import { mix } from './colour.ts'
import { at, box, disc, type Point, pair, shape, streak, stroke } from './shapes.ts'
import { stipple } from './stipple.ts'

/** Fills the picture with sky, its warm band ending at `horizon`. */
export function paintSky(art: Artboard, horizon: number): void {
  const { palette, w, h, random } = art
  const [top, middle, low] = palette.sky
  const end = horizon / h
  art.add(box(0, 0, w, h, art.vertical([0, top], [end * 0.55, middle], [end, low], [1, low])))
  art.add(
    stipple(random, { count: palette.stars, colour: '#fff3d0', opacity: 0.8, size: [1.2, 3.6] }, () => [
      random.next() * w,
      random.next() ** 1.5 * horizon * 0.8,
    ]),
    stipple(random, { count: 900, colour: middle, opacity: 0.35, size: [1.2, 2.8] }, () => [
      random.next() * w,
      random.next() ** 1.3 * horizon * 0.6,
    ]),
  )
}

/** The disc every picture turns around, with flat rings of light spreading over the sky. */
export function sunDisc(art: Artboard, x: number, y: number, r: number): string {
  const { palette } = art
  const glow = art.radial(
    x,
    y,
    r * 4,
    [0, palette.halo, 0.8],
    [0.35, palette.halo, 0.28],
    [1, palette.halo, 0],
  )
  const rings = [5.6, 4.1, 2.9, 2.05, 1.45].map((reach, i) =>
    disc(x, y, r * reach, palette.halo, { opacity: 0.07 + i * 0.025 }),
  )
  const face = art.vertical([0, mix(palette.sun, '#fff3c9', 0.5)], [1, palette.sun])
  return disc(x, y, r * 4, glow) + rings.join('') + disc(x, y, r, face)
}

/** Banks of streaked cloud at seeded places in the upper sky. */
export function drift(art: Artboard, horizon: number, count: number): string {
  const { random, w, palette } = art
  const colour = mix(palette.sky[2], palette.paper, palette.isDark ? 0 : 0.55)
  return Array.from({ length: count }, (_, i) => {
    const x = ((i + random.between(0, 0.6)) / count) * w - w * 0.06
    const y = horizon * random.between(0.16, 0.66)
    const length = random.between(150, 330)
    const d = [0, 1, 2]
      .map((k) =>
        streak(
          x + random.between(-0.3, 0.35) * length * k * 0.6,
          y + k * length * 0.05,
          length * (1 - k * 0.22),
          length * 0.075 * (1 - k * 0.25),
        ),
      )
      .join('')
    return shape(d, colour, { opacity: palette.isDark ? 0.28 : 0.55 })
  }).join('')
}

/** A loose flock around a point. */
export function birds(art: Artboard, [x, y]: Point, count: number, colour: string, span = 12): string {
  const { random } = art
  return Array.from({ length: count }, () => {
    const s = span * random.between(0.55, 1)
    const lift = random.between(0.3, 0.55)
    const wing = `M${pair(-s, -s * lift)}Q${pair(-s * 0.4, -s * lift * 1.1)} 0 0Q${pair(s * 0.4, -s * lift * 1.1)} ${pair(s, -s * lift)}`
    return at(
      x + random.between(-6, 6) * span,
      y + random.between(-2.4, 2.4) * span,
      1,
      stroke(wing, colour, s * 0.18),
      random.between(-12, 12),
    )
  }).join('')
}

interface OpenSky {
  horizon: number
  clouds: number
  sun: readonly [x: number, y: number, r: number]
  flock: readonly [x: number, y: number, count: number]
}

/** The whole sky of an outdoor scene: light, clouds, sun and a few birds. */
export function openSky(art: Artboard, { horizon, clouds, sun, flock }: OpenSky): void {
  const [x, y, count] = flock
  paintSky(art, horizon)
  art.add(drift(art, horizon, clouds), sunDisc(art, ...sun), birds(art, [x, y], count, art.palette.ink))
}
