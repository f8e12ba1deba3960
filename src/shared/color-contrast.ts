/** Readable text on any colour, by the formulas of WCAG 2.2. */

const INK = '#0f172a'
const PAPER = '#fbfaf7'
const AA_TEXT = 4.5

export type Rgb = readonly [red: number, green: number, blue: number]

/** Reads #rgb and #rrggbb; anything else is null. */
export function parseHexColor(text: string): Rgb | null {
  const hex = /^#([0-9a-f]{3}|[0-9a-f]{6})$/i.exec(text.trim())?.[1]
  if (!hex) return null
  const long = hex.length === 3 ? hex.replace(/./g, '$&$&') : hex
  const value = Number.parseInt(long, 16)
  return [value >> 16, (value >> 8) & 255, value & 255]
}

function formatHexColor(rgb: Rgb): string {
  return `#${rgb.map((channel) => Math.round(channel).toString(16).padStart(2, '0')).join('')}`
}

function requireColor(text: string): Rgb {
  const rgb = parseHexColor(text)
  if (!rgb) throw new RangeError(`Not a #rgb or #rrggbb colour: ${text}`)
  return rgb
}

export function relativeLuminance([red, green, blue]: Rgb): number {
  const linear = (channel: number) => {
    const share = channel / 255
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4
  }
  return 0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue)
}

/** From 1 (the same) to 21 (black on white). */
export function contrastRatio(one: string, other: string): number {
  const first = relativeLuminance(requireColor(one))
  const second = relativeLuminance(requireColor(other))
  return (Math.max(first, second) + 0.05) / (Math.min(first, second) + 0.05)
}

/** Ink or paper, whichever reads better; ink where the background is no hex colour. */
export function readableTextOn(background: string): string {
  if (!parseHexColor(background)) return INK
  return contrastRatio(INK, background) >= contrastRatio(PAPER, background) ? INK : PAPER
}

/**
 * The colour itself where it reads on the background, else the nearest shade towards ink or paper that does.
 * A colour or background that is no hex colour gives plain readable text.
 */
export function ensureContrast(color: string, background: string, minimum = AA_TEXT): string {
  const start = parseHexColor(color)
  if (!start || !parseHexColor(background)) return readableTextOn(background)
  if (contrastRatio(color, background) >= minimum) return formatHexColor(start)
  const end = readableTextOn(background)
  const steps = 20
  for (let step = 1; step < steps; step += 1) {
    const shade = mixColors(color, end, step / steps)
    if (contrastRatio(shade, background) >= minimum) return shade
  }
  return end
}

/** From the one colour (share 0) to the other (share 1). */
export function mixColors(one: string, other: string, share: number): string {
  const [start, end] = [requireColor(one), requireColor(other)]
  const between = (channel: 0 | 1 | 2) => start[channel] + (end[channel] - start[channel]) * share
  return formatHexColor([between(0), between(1), between(2)])
}
