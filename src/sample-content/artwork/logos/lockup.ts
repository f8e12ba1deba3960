import { at, num } from '../drawing/shapes.ts'
import { wordmark } from './wordmark.ts'

export interface LogoInk {
  /** The words. */
  text: string
  /** Main colour of the symbol. */
  main: string
  /** Second colour of the symbol. */
  accent: string
}

/** Draws a symbol in a square of 100 units around the origin. */
export type LogoSymbol = (ink: LogoInk) => string

interface LockupStyle {
  weight?: number
  tracking?: number
  isCapitals?: boolean
  /** The second line smaller and lighter than the first. */
  hasQuietSecondLine?: boolean
}

export const LOGO_ZOOM = 2
const MARGIN = 12
const SYMBOL = 100

/** `zoom` is the number of pixels per unit: a logo is stored larger than it is shown, for sharp screens. */
export const svgDocument = (width: number, height: number, body: string, zoom = 1): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="${Math.round(width * zoom)}" height="${Math.round(height * zoom)}" viewBox="0 0 ${num(width)} ${num(height)}">${body}</svg>`

/** Breaks a long name in two where the longer line comes out shortest; of equals, the fuller first line wins. */
export function nameLines(name: string, longest = 11): string[] {
  const words = name.trim().split(/\s+/)
  if (name.length <= longest || words.length === 1) return [words.join(' ')]
  const cuts = words
    .slice(1)
    .map((_, i) => [words.slice(0, i + 1).join(' '), words.slice(i + 1).join(' ')] as const)
  const [first, ...others] = cuts
  const longer = (lines: readonly string[]) => Math.max(...lines.map((line) => line.length))
  return [...others.reduce((best, cut) => (longer(cut) <= longer(best) ? cut : best), first!)]
}

/** Symbol left, name right in one or two lines; transparent around them. */
export function lockup(symbol: LogoSymbol, name: string, ink: LogoInk, style: LockupStyle = {}): string {
  const { weight = 13, tracking = 0, isCapitals = false, hasQuietSecondLine = false } = style
  const lines = nameLines(isCapitals ? name.toUpperCase() : name)
  const isSingle = lines.length === 1
  const x = MARGIN + SYMBOL + 26
  const words = lines.map((line, i) => {
    const isQuiet = hasQuietSecondLine && i === 1
    const size = isSingle ? 50 : isCapitals ? 30 : isQuiet ? 28 : 37
    return wordmark(line, {
      size,
      colour: ink.text,
      weight: isQuiet ? weight * 0.72 : weight,
      tracking: isQuiet ? tracking + 5 : tracking,
    })
  })
  const baselines = isSingle ? [MARGIN + 75] : [MARGIN + 43, MARGIN + 93]
  const text = words.map(({ markup }, i) => at(x, baselines[i] ?? 0, 1, markup)).join('')
  const width = x + Math.max(...words.map((line) => line.width)) + MARGIN
  return svgDocument(
    width,
    SYMBOL + MARGIN * 2,
    at(MARGIN + 50, MARGIN + 50, 1, symbol(ink)) + text,
    LOGO_ZOOM,
  )
}
