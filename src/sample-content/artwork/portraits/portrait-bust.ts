import { darken } from '../drawing/colour.ts'
import type { Palette } from '../drawing/palettes.ts'
import { box } from '../drawing/shapes.ts'
import { portraitClothes } from './portrait-clothes.ts'
import { portraitHead } from './portrait-head.ts'
import type { Sitter } from './portrait-sitter.ts'

function inLight(sitter: Sitter, { lit }: Palette): Sitter {
  return {
    ...sitter,
    skin: lit(sitter.skin),
    top: lit(sitter.top),
    trim: lit(sitter.trim),
    ...(sitter.cloth ? { cloth: lit(sitter.cloth) } : {}),
  }
}

/** Head and shoulders for a scene with faces: in the light of that scene, the head inclined by `tilt` degrees. */
export function portraitBust(sitter: Sitter, palette: Palette, tilt: number): string {
  const person = inLight(sitter, palette)
  const { behind, front } = portraitHead(person)
  const inclined = (markup: string) => `<g transform="rotate(${tilt} 0 90)">${markup}</g>`
  // A portrait ends at the frame; in a scene the body goes on below it.
  const rest =
    box(-196, 290, 392, 509, person.top) + box(96, 290, 100, 509, darken(person.top, 0.42), { opacity: 0.42 })
  return inclined(behind) + rest + portraitClothes(person) + inclined(front)
}
