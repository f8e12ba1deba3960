import { createArtboard } from './drawing/artboard.ts'
import { at, box } from './drawing/shapes.ts'
import { stipple } from './drawing/stipple.ts'
import { portraitBackdrop } from './portraits/portrait-backdrop.ts'
import { portraitClothes } from './portraits/portrait-clothes.ts'
import { portraitHead } from './portraits/portrait-head.ts'
import type { Sitter } from './portraits/portrait-sitter.ts'
import { SITTERS } from './portraits/sitters.ts'

export type PortraitName = keyof typeof SITTERS
export const PORTRAIT_NAMES = Object.keys(SITTERS) as [PortraitName, ...PortraitName[]]

interface PortraitFrame {
  width: number
  height: number
}

/** A bust of one of the people of the sample content, centred for square and upright frames. */
export function drawPortrait(name: PortraitName, frame: PortraitFrame): string {
  const sitter: Sitter = SITTERS[name]
  const art = createArtboard({ ...frame, seed: PORTRAIT_NAMES.indexOf(name) * 2 + 1 }, 'day')
  const { w, h, random } = art
  const scale = Math.min(w, h) / 470
  const { behind, front } = portraitHead(sitter)
  const person = behind + portraitClothes(sitter) + front
  art.add(at(w / 2, h / 2, Math.max(w, h) / 470, portraitBackdrop(sitter, random)))
  art.add(at(w / 2, h * 0.46, scale * 1.2, person))
  art.add(
    stipple(random, { count: 900, colour: '#fff6e0', opacity: 0.22, size: [1, 2.6] }, () => [
      random.next() * w,
      random.next() * h,
    ]),
  )
  art.add(box(0, 0, w, h, art.vertical([0, '#fff3d0', 0.16], [0.5, '#fff3d0', 0], [1, '#14204a', 0.16])))
  return art.toSvg()
}
