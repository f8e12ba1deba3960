import { num, stroke } from '../drawing/shapes.ts'
import { type Letterform, letterform } from './letterforms.ts'

interface WordmarkStyle {
  /** Height of the capitals. */
  size: number
  colour: string
  /** Stroke width in hundredths of the capital height. */
  weight?: number
  /** Extra space between letters, in hundredths of the capital height. */
  tracking?: number
}

export interface Wordmark {
  markup: string
  width: number
}

const CLOSER = { straight: 0, round: 5, open: 9 } as const
const SPACE = 58

/** Text drawn as strokes from x 0 on the baseline y 0: no font has to be installed where the picture is rendered. */
export function wordmark(text: string, { size, colour, weight = 13, tracking = 0 }: WordmarkStyle): Wordmark {
  const scale = size / 100
  const gap = 19 + weight + tracking
  const paths: string[] = []
  let x = weight / 2
  let before: Letterform | undefined
  for (const letter of text) {
    if (letter === ' ') {
      x += SPACE + tracking
      before = undefined
      continue
    }
    const form = letterform(letter)
    if (before) x += gap - CLOSER[before.right] - CLOSER[form.left]
    paths.push(`<g transform="translate(${num(x)} 0)">${stroke(form.d, colour, weight)}</g>`)
    x += form.width
    before = form
  }
  return {
    markup: `<g transform="scale(${String(Math.round(scale * 1e4) / 1e4)})">${paths.join('')}</g>`,
    width: (x + weight / 2) * scale,
  }
}
