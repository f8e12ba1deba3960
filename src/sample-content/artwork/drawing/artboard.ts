import { type Palette, type PaletteName, paletteOf } from './palettes.ts'
import { type SeededRandom, seededRandom } from './seeded-random.ts'
import { num } from './shapes.ts'

export interface SceneFrame {
  width: number
  height: number
  seed: number
  palette?: PaletteName
}

/** Draws one picture as SVG markup. */
export type Scene = (frame: SceneFrame) => string

export type Stop = readonly [offset: number, colour: string, opacity?: number]

export interface Artboard {
  w: number
  h: number
  /** 0 for portrait formats up to 1 for wide ones: how much room there is sideways. */
  wideness: number
  random: SeededRandom
  palette: Palette
  add(...markup: string[]): void
  vertical(...stops: Stop[]): string
  horizontal(...stops: Stop[]): string
  radial(x: number, y: number, r: number, ...stops: Stop[]): string
  /** Turns markup around the origin back the right way: a rising chart must not fall in a mirrored picture. */
  readable(markup: string): string
  /** Markup that shows only inside the path `d`. */
  clipped(d: string, ...markup: string[]): string
  toSvg(): string
}

// Every picture is drawn on the same area, whatever its pixels, so that a tree keeps its weight in each format.
const AREA = 1_200_000

function stopMarkup(stops: readonly Stop[]): string {
  return stops
    .map(([offset, colour, opacity]) => {
      const alpha = opacity === undefined ? '' : ` stop-opacity="${num(opacity)}"`
      return `<stop offset="${num(offset)}" stop-color="${colour}"${alpha}/>`
    })
    .join('')
}

export function createArtboard(frame: SceneFrame, usualPalette: PaletteName): Artboard {
  const scale = Math.sqrt(AREA / (frame.width * frame.height))
  const w = frame.width * scale
  const h = frame.height * scale
  const random = seededRandom(frame.seed)
  // Half of all seeds look the other way round: the cheapest variety there is.
  const isMirrored = random.chance(0.5)
  const mirror = isMirrored ? ` transform="translate(${num(w)} 0) scale(-1 1)"` : ''
  const defs: string[] = []
  const body: string[] = []
  const define = (markup: (id: string) => string) => {
    const id = `d${defs.length}`
    defs.push(markup(id))
    return `url(#${id})`
  }
  const linear = (direction: string, stops: readonly Stop[]) =>
    define((id) => `<linearGradient id="${id}" ${direction}>${stopMarkup(stops)}</linearGradient>`)
  return {
    w,
    h,
    wideness: Math.min(1, Math.max(0, (w / h - 0.75) / (16 / 9 - 0.75))),
    random,
    palette: paletteOf(frame.palette ?? usualPalette),
    add: (...markup) => void body.push(...markup),
    vertical: (...stops) => linear('x1="0" y1="0" x2="0" y2="1"', stops),
    horizontal: (...stops) => linear('x1="0" y1="0" x2="1" y2="0"', stops),
    radial: (x, y, r, ...stops) =>
      define(
        (id) =>
          `<radialGradient id="${id}" gradientUnits="userSpaceOnUse" cx="${num(x)}" cy="${num(y)}" r="${num(r)}">${stopMarkup(stops)}</radialGradient>`,
      ),
    readable: (markup) => (isMirrored ? `<g transform="scale(-1 1)">${markup}</g>` : markup),
    clipped: (d, ...markup) => {
      const clip = define((id) => `<clipPath id="${id}"><path d="${d}"/></clipPath>`)
      return `<g clip-path="${clip}">${markup.join('')}</g>`
    },
    toSvg: () =>
      `<svg xmlns="http://www.w3.org/2000/svg" width="${frame.width}" height="${frame.height}" viewBox="0 0 ${num(w)} ${num(h)}" preserveAspectRatio="none"><defs>${defs.join('')}</defs><g${mirror}>${body.join('')}</g></svg>`,
  }
}
