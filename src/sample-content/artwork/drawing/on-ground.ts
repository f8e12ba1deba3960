import type { Artboard } from './artboard.ts'
import { at, oval } from './shapes.ts'

/** A person on their feet at a place, with the shadow that ties them to it. */
export function onGround(art: Artboard, x: number, y: number, scale: number, person: string): string {
  return oval(x, y + 2, 28 * scale, 5.4 * scale, art.palette.ink, { opacity: 0.23 }) + at(x, y, scale, person)
}
