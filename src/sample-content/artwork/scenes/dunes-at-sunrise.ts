import { type Artboard, createArtboard, type Scene } from '../drawing/artboard.ts'
import { mix } from '../drawing/colour.ts'
import {
  along,
  at,
  below,
  curveThrough,
  disc,
  type Point,
  pair,
  shape,
  smooth,
  stroke,
} from '../drawing/shapes.ts'
import { openSky } from '../drawing/sky.ts'
import { stipple } from '../drawing/stipple.ts'
import { heightAt } from '../drawing/terrain.ts'

interface Dune {
  peak: Point
  /** Heights at the left and right edge of the picture. */
  left: number
  right: number
  light: string
  shade: string
}

/** One dune: a lit windward face and, behind the winding crest, the face in shadow. */
function dune(art: Artboard, { peak, left, right, light, shade }: Dune): string {
  const { w, h, random } = art
  const [px, py] = peak
  const rise: Point[] = [
    [-30, left],
    [px * 0.4, left + (py - left) * 0.24],
    [px * 0.78, left + (py - left) * 0.78],
    peak,
  ]
  const fall: Point[] = [
    peak,
    [px + (w - px) * 0.3, py + (right - py) * 0.5],
    [px + (w - px) * 0.66, py + (right - py) * 0.88],
    [w + 30, right],
  ]
  const body = `${smooth(rise)}${curveThrough(fall)}L${pair(w + 30, h + 30)}L${pair(-30, h + 30)}Z`
  const drop = h - py
  const swing = random.between(0.1, 0.17) * w
  const crest: Point[] = [
    [px + swing * 1.5, h + 30],
    [px + swing * 0.1, py + drop * 0.62],
    [px + swing * 0.62, py + drop * 0.36],
    [px - swing * 0.12, py + drop * 0.15],
    peak,
  ]
  const face = `${smooth(crest)}${curveThrough(fall)}L${pair(w + 30, h + 30)}Z`
  const grains = stipple(random, { count: 1600, colour: light, opacity: 0.55, size: [1.2, 3] }, () => {
    const [x, y] = along(crest, random.next())
    return [x + random.next() ** 2.6 * w * 0.42, y + random.between(-12, 12)]
  })
  return (
    shape(body, art.horizontal([0, light], [Math.max(0.1, px / w), mix(light, '#fff0c8', 0.5)], [1, light])) +
    art.clipped(body, ripples(art, [px, py], mix(light, shade, 0.3))) +
    shape(face, art.vertical([0, shade], [1, mix(shade, light, 0.5)])) +
    art.clipped(face, grains) +
    stroke(smooth(crest), mix(light, '#fff6dc', 0.7), 2, { opacity: 0.8 })
  )
}

/** Lines the wind draws on the lit face. */
function ripples(art: Artboard, [px, py]: Point, colour: string): string {
  const { random, h } = art
  const reach = h - py
  const lines = Array.from({ length: 11 }, (_, i) => {
    const y = py + reach * (0.28 + i * 0.075)
    const x = px * random.between(0.05, 0.5)
    const length = random.between(0.25, 0.6) * px
    return smooth([
      [x, y + random.between(-4, 4)],
      [x + length * 0.35, y - 9],
      [x + length * 0.7, y + 5],
      [x + length, y - 6],
    ])
  })
  return stroke(lines.join(''), colour, 1.6, { opacity: 0.55 })
}

function camel(colour: string): string {
  const body =
    'M-20-24C-19-34-11-34-8-37C-5-44 3-44 6-37C10-34 17-34 19-29C22-26 24-32 25-39L25-45C25-49 34-50 36-45L38-43L32-41C31-33 31-24 24-19L17-16L17 0L14.500 0L12.500-15L-12-15L-14 0L-17 0L-17-16Z'
  return (
    shape(body, colour) +
    stroke('M-8-15L-6 0M10-15L9 0M-20-24L-23-14', colour, 2) +
    shape('M-10-37C-4-46 4-46 8-37L10-27L-11-27Z', '#b4472c') +
    disc(-0.5, -53, 3.6, colour) +
    shape('M-6-42C-6-50 5-50 5-42L6-38L-7-38Z', '#f4ead2')
  )
}

function caravan(art: Artboard, crest: readonly Point[], from: number, colour: string): string {
  const { random, w } = art
  return Array.from({ length: random.whole(3, 5) }, (_, i) => {
    const x = from + i * w * 0.052
    return at(x, heightAt(crest, x) + 2, 0.62, camel(colour))
  }).join('')
}

/** The dunes in front, each nearer one with less air before it. */
function foreDunes(art: Artboard): string {
  const { w, h, palette, random } = art
  const { haze, blue } = palette
  const [light, middle, dark] = palette.sand
  const peak = (from: number, to: number, y: number): Point => [w * random.between(from, to), h * y]
  const layers = [
    { peak: peak(0.72, 0.84, 0.585), left: h * 0.72, right: h * 0.7, air: 0.34 },
    { peak: peak(0.22, 0.36, 0.64), left: h * 0.77, right: h * 0.86, air: 0.14 },
    { peak: peak(0.54, 0.7, 0.8), left: h * 0.97, right: h * 0.89, air: 0 },
  ]
  return layers
    .map(({ air, ...form }) => {
      const lit = mix(mix(light, middle, 0.5 - air), haze, air * 0.7)
      return dune(art, { ...form, light: lit, shade: mix(mix(dark, blue[2], 0.45), haze, air) })
    })
    .join('')
}

/** Morning light over the Western Desert, a small caravan on the middle ridge. */
export const dunesAtSunrise: Scene = (frame) => {
  const art = createArtboard(frame, 'dawn')
  const { w, h, palette, random } = art
  const { haze } = palette
  const [light, middle, dark] = palette.sand
  const horizon = h * 0.52
  const side = random.between(0.56, 0.76)
  openSky(art, {
    horizon: horizon + h * 0.04,
    clouds: 3,
    sun: [w * side, horizon - random.between(10, 60), 118],
    flock: [w * (side - 0.34), h * 0.22, 6],
  })
  const far: Point[] = [0, 1, 2, 3, 4, 5].map((i) => [
    -20 + (i / 5) * (w + 40),
    horizon + (i % 2 ? random.between(-34, -12) : random.between(6, 22)),
  ])
  art.add(shape(below(far, h), art.vertical([0, mix(dark, haze, 0.62)], [0.4, mix(middle, haze, 0.4)])))
  const walk: Point[] = [
    [-20, horizon + h * 0.09],
    [w * 0.3, horizon + h * 0.055],
    [w * 0.6, horizon + h * 0.09],
    [w + 20, horizon + h * 0.04],
  ]
  art.add(shape(below(walk, h), art.vertical([0, mix(light, haze, 0.3)], [1, middle])))
  art.add(caravan(art, walk, w * random.between(0.1, 0.34), mix(palette.ink, dark, 0.35)), foreDunes(art))
  return art.toSvg()
}
