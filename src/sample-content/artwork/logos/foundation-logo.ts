import { at, box, disc, shape } from '../drawing/shapes.ts'
import { LOGO_ZOOM, nameLines, svgDocument } from './lockup.ts'
import { wordmark } from './wordmark.ts'

interface MarkInk {
  petal: string
  sidePetal: string
  sun: string
  river: string
}

const LOGO_THEMES = {
  light: { petal: '#1e40af', sidePetal: '#3b82f6', sun: '#f2a91f', river: '#10966b', text: '#14235c' },
  dark: { petal: '#8fb8ff', sidePetal: '#4f8ff2', sun: '#ffc54d', river: '#2fc796', text: '#f6f2e6' },
} as const

export type LogoTheme = keyof typeof LOGO_THEMES

/** A lotus opening on the river with the sun rising in it; 100 units around the origin. */
export function foundationMark({ petal, sidePetal, sun, river }: MarkInk): string {
  return [
    disc(0, -24, 17, sun),
    shape('M-48-14C-24-14-6-2 0 22C-26 22-46 8-48-14Z', sidePetal),
    shape('M48-14C24-14 6-2 0 22C26 22 46 8 48-14Z', sidePetal),
    shape('M-30-32C-12-24 0-6 0 22C-20 14-32-8-30-32Z', petal),
    shape('M30-32C12-24 0-6 0 22C20 14 32-8 30-32Z', petal),
    shape('M-44 31C-29 24-15 24 0 31S29 38 44 31L44 38C29 45 15 45 0 38S-29 31-44 38Z', river),
  ].join('')
}

/** Mark and name for the header, for a light or a dark page. */
export function foundationLogo(name: string, theme: LogoTheme): string {
  const ink = LOGO_THEMES[theme]
  const lines = nameLines(name)
  const words = lines.map((line, i) =>
    i === 0
      ? wordmark(line, { size: lines.length === 1 ? 48 : 38, colour: ink.text, weight: 16 })
      : wordmark(line, { size: 25, colour: ink.text, weight: 11, tracking: 16 }),
  )
  const x = 128
  const baselines = lines.length === 1 ? [78] : [58, 101]
  const text = words.map(({ markup }, i) => at(x, baselines[i] ?? 0, 1, markup)).join('')
  return svgDocument(
    x + Math.max(...words.map(({ width }) => width)) + 8,
    120,
    at(60, 60, 1.06, foundationMark(ink)) + text,
    LOGO_ZOOM,
  )
}

/** The mark alone, for narrow places. */
export function foundationSymbol(theme: LogoTheme): string {
  return svgDocument(512, 512, at(256, 262, 4.8, foundationMark(LOGO_THEMES[theme])))
}

/** The icon of the installed site. The mark stays inside the circle that every launcher keeps when it masks the corners. */
export function appIcon(): string {
  const ground =
    '<linearGradient id="g" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="#2652c7"/><stop offset="1" stop-color="#14285f"/></linearGradient>'
  const mark = foundationMark({ petal: '#ffffff', sidePetal: '#9cc2ff', sun: '#ffc54d', river: '#35cf9d' })
  return svgDocument(
    512,
    512,
    `<defs>${ground}</defs>${box(0, 0, 512, 512, 'url(#g)')}${disc(256, 196, 128, '#ffd98a', { opacity: 0.14 })}${at(256, 262, 3.2, mark)}`,
  )
}
