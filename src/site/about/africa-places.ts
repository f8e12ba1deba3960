import type { ServedCode } from '../../content/served-countries.ts'

// Written by scripts/draw-africa-map.mjs, together with africa-map.svg.

export const mapSize = { width: 1000, height: 1069 }

/** The middle of each country on the map. */
export const places: Record<ServedCode, readonly [x: number, y: number]> = {
  MA: [156, 99],
  TN: [401, 47],
  EG: [674, 157],
  SD: [685, 313],
  RW: [691, 584],
  UG: [728, 534],
  KE: [809, 544],
  ET: [832, 421],
  GH: [227, 432],
}
