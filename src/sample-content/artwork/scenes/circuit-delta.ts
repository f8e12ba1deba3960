import { type Artboard, createArtboard, type Scene } from '../drawing/artboard.ts'
import { mix } from '../drawing/colour.ts'
import { type Palette, paletteOf } from '../drawing/palettes.ts'
import { leafBlade } from '../drawing/plants.ts'
import { at, box, curveThrough, disc, type Point, pair, stroke } from '../drawing/shapes.ts'
import { sunDisc } from '../drawing/sky.ts'
import { stipple } from '../drawing/stipple.ts'

interface Trace {
  d: string
  end: Point
  colour: string
  width: number
}

/** What a trace can arrive at: a pad, a chip or a sprouting plant. */
const ARRIVALS: readonly ((art: Artboard, colour: string) => string)[] = [
  (art, colour) => disc(0, 0, 11, colour) + disc(0, 0, 5.4, ground(art)),
  (_, colour) => disc(0, 0, 20, colour, { opacity: 0.2 }) + disc(0, 0, 8.5, colour),
  (art, colour) => {
    const { green, gold } = linePalette(art)
    return (
      disc(0, 0, 8, colour) +
      at(4, 0, 1, leafBlade(36, 48, green[0], green[1]) + leafBlade(36, 132, green[1], green[2])) +
      disc(0, 0, 4, gold[0])
    )
  },
  (art, colour) => {
    const pins = [-9, 0, 9].map((k) => `M-24 ${k}h48M${k}-24v48`).join('')
    return (
      stroke(pins, colour, 3) +
      box(-17, -17, 34, 34, colour, { rx: 5 }) +
      box(-9, -9, 18, 18, ground(art), { rx: 3 })
    )
  },
]

/** Lines glow: in the dark they keep their daylight colours. */
const linePalette = (art: Artboard): Palette => (art.palette.isDark ? paletteOf('day') : art.palette)

function ground(art: Artboard): string {
  return art.palette.isDark ? mix(art.palette.sky[0], '#0b1636', 0.4) : art.palette.wall[0]
}

/** Parallel currents that leave the river one after the other, the outer ones first, so that none crosses another. */
function traces(art: Artboard, count: number): Trace[] {
  const { w, h, random } = art
  const inks = linePalette(art)
  const gap = Math.min(15, (h * 0.34) / count)
  const middle = h * 0.54
  const waves = random.between(0.05, 0.07) * Math.min(h, w * 0.7)
  const { blue, green, gold, clay, paper } = inks
  const hues = art.palette.isDark
    ? ([blue[0], blue[0], green[0], green[1], gold[1], paper, blue[1]] as const)
    : ([blue[1], blue[2], blue[1], green[1], green[2], gold[1], clay[1]] as const)
  return Array.from({ length: count }, (_, i) => {
    const offset = i - (count - 1) / 2
    const lane = middle + offset * gap
    const target = h * 0.05 + (i / (count - 1)) * h * 0.9
    const outward = Math.abs(offset) / (count / 2)
    const shift = Math.abs(target - lane)
    const leave = w * 0.36 + (1 - outward) * w * 0.22
    const arrive = Math.min(w * 0.95, Math.max(leave + shift + 26, w * random.between(0.7, 0.95)))
    const flow: Point[] = [
      [-40, lane + waves],
      [w * 0.07, lane + waves * 1.4],
      [w * 0.17, lane - waves],
      [w * 0.27, lane + waves * 0.15],
      [w * 0.34, lane],
    ]
    const turnX = leave + shift
    const d = `M${pair(...flow[0]!)}${curveThrough(flow)}L${pair(leave, lane)}L${pair(turnX, target)}L${pair(Math.max(arrive, turnX), target)}`
    const main = i % 3 === 1
    return {
      d,
      end: [Math.max(arrive, turnX), target],
      colour: random.pick(hues),
      width: main ? gap * 0.62 : gap * 0.36,
    }
  })
}

/** A faint grid of soldering points under the right half, fields under the left. */
function groundwork(art: Artboard): string {
  const { w, h, palette } = art
  let dots = ''
  for (let y = 24; y < h; y += 34) for (let x = 24; x < w; x += 34) dots += `M${pair(x, y)}h0.1`
  return stroke(dots, palette.isDark ? palette.blue[0] : palette.blue[1], 2.6, { opacity: 0.28 })
}

/** The river's delta continues as the lines of a circuit, and the lines end in pads and plants. */
export const circuitDelta: Scene = (frame) => {
  const art = createArtboard(frame, 'night')
  const { w, h, palette, random } = art
  const base = ground(art)
  art.add(
    box(
      0,
      0,
      w,
      h,
      art.radial(
        w * 0.3,
        h * 0.3,
        Math.hypot(w, h) * 0.8,
        [0, mix(base, palette.blue[1], 0.42)],
        [0.55, base],
        [1, base],
      ),
    ),
  )
  art.add(sunDisc(art, w * random.between(0.18, 0.28), h * 0.24, 74), groundwork(art))
  const lines = traces(art, Math.round(13 + art.wideness * 2 + (1 - art.wideness) * 4))
  const river = lines.map(({ d }) => d).join('')
  art.add(stroke(river, palette.blue[1], 20, { opacity: 0.16 }))
  for (const { d, colour, width } of lines) art.add(stroke(d, colour, width))
  const arrivals = lines.map((line, i) => {
    const draw = ARRIVALS[(i * 3 + random.whole(0, 1)) % ARRIVALS.length] ?? ARRIVALS[0]
    return at(line.end[0], line.end[1], random.between(0.9, 1.25), draw ? draw(art, line.colour) : '')
  })
  art.add(...arrivals)
  const sparks = () => {
    const line = random.pick(lines as [Trace, ...Trace[]])
    return [line.end[0] - random.next() * w * 0.3, line.end[1] + random.between(-22, 22)] as const
  }
  art.add(
    stipple(random, { count: 260, colour: linePalette(art).gold[0], opacity: 0.7, size: [1.4, 3.6] }, sparks),
  )
  return art.toSvg()
}
