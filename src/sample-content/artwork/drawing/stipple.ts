import type { SeededRandom } from './seeded-random.ts'
import { num, type Point } from './shapes.ts'

interface Grain {
  count: number
  colour: string
  opacity?: number
  /** Edge length of the smallest and the largest grain. */
  size?: readonly [number, number]
}

/**
 * Sprayed grains, the printed-paper texture of the pictures: one path of small diamonds,
 * because a noise filter over the whole picture costs a hundred times more to render.
 */
export function stipple(random: SeededRandom, grain: Grain, place: () => Point): string {
  const [smallest, largest] = grain.size ?? [0.8, 2]
  let d = ''
  for (let i = 0; i < grain.count; i++) {
    const [x, y] = place()
    const r = num(random.between(smallest, largest) / 2)
    d += `M${num(x)} ${num(y)}l${r} ${r}l-${r} ${r}l-${r}-${r}z`
  }
  return `<path d="${d}" fill="${grain.colour}" fill-opacity="${num(grain.opacity ?? 0.35)}"/>`
}

/** Grains in a rectangle, densest at its top and thinning out downwards (or upwards, when `height` is negative). */
export function fadingSpray(
  random: SeededRandom,
  grain: Grain,
  area: { x: number; y: number; width: number; height: number },
): string {
  return stipple(random, grain, () => [
    area.x + random.next() * area.width,
    area.y + random.next() ** 2.4 * area.height,
  ])
}
