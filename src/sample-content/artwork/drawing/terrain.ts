import type { Artboard } from './artboard.ts'
import { below, type Point, shape } from './shapes.ts'
import { fadingSpray } from './stipple.ts'

interface RidgeShape {
  y: number
  /** Highest rise above and fall below `y`. */
  swing: number
  /** How many hills fit across the picture. */
  waves: number
}

/** A rolling skyline from edge to edge: two sines with seeded phases, so that neighbouring ridges never repeat. */
export function ridge(art: Artboard, { y, swing, waves }: RidgeShape): Point[] {
  const { random, w } = art
  const [phase, second] = [random.next() * 7, random.next() * 7]
  const steps = Math.max(8, Math.round(waves * 6))
  return Array.from({ length: steps + 1 }, (_, i) => {
    const t = i / steps
    const lift = Math.sin(t * waves * 6.28 + phase) * 0.66 + Math.sin(t * waves * 2.7 * 6.28 + second) * 0.34
    return [-20 + t * (w + 40), y - lift * swing] as const
  })
}

interface Hill extends RidgeShape {
  fill: string
  /** Grain sprayed below the ridge, the light catching its edge. */
  grain?: string
}

export function hill(art: Artboard, { fill, grain, ...form }: Hill): string {
  const points = ridge(art, form)
  const d = below(points, art.h + 20)
  const body = shape(d, fill)
  if (!grain) return body
  const area = { x: 0, y: form.y - form.swing, width: art.w, height: (art.h - form.y) * 0.6 + form.swing * 2 }
  return body + art.clipped(d, fadingSpray(art.random, { count: 700, colour: grain, opacity: 0.4 }, area))
}

export function heightAt(points: readonly Point[], x: number): number {
  for (let i = 1; i < points.length; i++) {
    const [ax, ay] = points[i - 1]!
    const [bx, by] = points[i]!
    if (x <= bx) return ay + ((by - ay) * (x - ax)) / (bx - ax)
  }
  return points[points.length - 1]![1]
}
