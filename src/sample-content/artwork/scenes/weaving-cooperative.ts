import { type Artboard, createArtboard, type Scene } from '../drawing/artboard.ts'
import { mix } from '../drawing/colour.ts'
import { figure, type Pose } from '../drawing/figure.ts'
import { someLook } from '../drawing/figure-look.ts'
import { archWindow, lightShaft, room } from '../drawing/interior.ts'
import { at, box, disc, num, oval, pair, shape, stroke } from '../drawing/shapes.ts'

type Band = (width: number, height: number, inks: readonly string[]) => string

const repeat = (width: number, step: number, draw: (x: number, i: number) => string) =>
  Array.from({ length: Math.ceil(width / step) + 1 }, (_, i) => draw(i * step, i)).join('')

/** The motifs of the carpet, each filling one band from its upper left corner. */
const BANDS: readonly Band[] = [
  (width, height, inks) =>
    repeat(width, height, (x) => {
      const m = height / 2
      const rhombus = (k: number, colour: string) =>
        shape(
          `M${pair(x + m, m - m * k)}L${pair(x + m + m * k, m)}L${pair(x + m, m + m * k)}L${pair(x + m - m * k, m)}Z`,
          colour,
        )
      return rhombus(0.96, inks[0] ?? '') + rhombus(0.62, inks[1] ?? '') + rhombus(0.28, inks[2] ?? '')
    }),
  (width, height, inks) => {
    const zigzag = (dy: number) =>
      repeat(
        width,
        height / 2,
        (x, i) => `${i ? 'L' : 'M'}${pair(x, i % 2 ? dy + height * 0.18 : dy + height * 0.6)}`,
      )
    return (
      stroke(zigzag(0), inks[0] ?? '', height * 0.16, { 'stroke-linejoin': 'miter' }) +
      stroke(zigzag(height * 0.24), inks[1] ?? '', height * 0.1, { 'stroke-linejoin': 'miter' })
    )
  },
  (width, height, inks) =>
    repeat(width, height * 0.7, (x, i) =>
      shape(
        i % 2
          ? `M${pair(x, height * 0.1)}h${num(height * 0.7)}l${num(-height * 0.35)} ${num(height * 0.8)}z`
          : `M${pair(x, height * 0.9)}h${num(height * 0.7)}l${num(-height * 0.35)} ${num(-height * 0.8)}z`,
        inks[i % 2] ?? '',
      ),
    ),
  (width, height, inks) =>
    repeat(width, height * 1.1, (x) => {
      const s = height / 7
      const steps = [1, 3, 5, 3, 1]
        .map((cells, row) =>
          box(x + height * 0.55 - (cells * s) / 2, s * (row + 1), cells * s, s + 0.4, inks[0] ?? ''),
        )
        .join('')
      return steps + box(x + height * 0.55 - s / 2, s * 3, s, s, inks[1] ?? '')
    }),
  (width, height, inks) =>
    box(0, height * 0.18, width, height * 0.2, inks[0] ?? '') +
    repeat(width, height * 0.42, (x) => box(x, height * 0.5, height * 0.21, height * 0.34, inks[1] ?? '')),
]

/** The finished part of the carpet, band by band up to where the women are working. */
function carpet(art: Artboard, width: number, height: number): string {
  const { palette, random } = art
  const { clay, blue, gold, green, paper, ink } = palette
  const grounds = [clay[1], blue[2], mix(clay[2], ink, 0.2), green[2], paper, blue[1]] as const
  const inks = [gold[1], paper, clay[0], blue[0], gold[0], green[0], ink] as const
  const frame = `M0 0h${num(width)}v${num(height)}h${num(-width)}z`
  const parts: string[] = []
  let last = ''
  for (let y = 0; y < height; ) {
    const tall = random.pick([34, 48, 62, 76])
    const ground = random.pick(grounds.filter((colour) => colour !== last) as [string, ...string[]])
    last = ground
    const palettes = random.shuffle(
      inks.filter((colour) => colour !== ground && !(ground === paper && colour === gold[0])),
    )
    parts.push(
      box(0, y, width, tall, ground),
      at(0, y, 1, random.pick(BANDS as [Band, ...Band[]])(width, tall, palettes)),
      box(0, y, width, 4, palettes[3] ?? paper),
    )
    y += tall
  }
  let weft = ''
  for (let y = 3; y < height; y += 4.5) weft += `M0 ${num(y)}h${num(width)}`
  const border = box(0, 0, 16, height, blue[2]) + box(width - 16, 0, 16, height, blue[2])
  return art.clipped(frame, ...parts, border, stroke(weft, ink, 0.8, { opacity: 0.16 }))
}

function loom(art: Artboard, x: number, y: number, width: number, height: number, done: number): string {
  const { palette, random } = art
  const { wood, paper } = palette
  const top = y + height * (1 - done)
  let warp = ''
  for (let wx = x + 8; wx < x + width; wx += 8) warp += `M${pair(wx, y)}V${num(top + 6)}`
  const ragged = Array.from({ length: 9 }, (_, i) =>
    box(
      x + (i / 9) * width,
      top - random.between(0, 16),
      width / 9 + 1,
      20,
      random.pick([palette.clay[1], palette.blue[1], palette.gold[1]]),
    ),
  )
  return [
    stroke(warp, paper, 2.2, { opacity: 0.95 }),
    ...ragged,
    at(x, top, 1, carpet(art, width, height * done)),
    box(x - 34, y - 40, 30, height + 90, wood[1], { rx: 5 }),
    box(x - 14, y - 40, 10, height + 90, wood[2], { opacity: 0.5 }),
    box(x + width + 4, y - 40, 30, height + 90, wood[1], { rx: 5 }),
    box(x + width + 24, y - 40, 10, height + 90, wood[2], { opacity: 0.5 }),
    box(x - 52, y - 22, width + 104, 30, wood[0], { rx: 14 }),
    box(x - 52, y - 4, width + 104, 12, wood[2], { rx: 6, opacity: 0.45 }),
    box(x - 52, y + height - 4, width + 104, 30, wood[1], { rx: 14 }),
    stroke(`M${pair(x - 12, y + height * (1 - done) * 0.5)}H${num(x + width + 12)}`, wood[1], 9),
  ].join('')
}

function yarn(art: Artboard, r: number, colour: string): string {
  const { ink, paper } = art.palette
  return (
    oval(2, 2, r, r * 0.24, ink, { opacity: 0.25 }) +
    disc(0, -r * 0.9, r, colour) +
    stroke(
      `M${num(-r * 0.8)} ${num(-r * 1.2)}Q0 ${num(-r * 1.9)} ${num(r * 0.8)} ${num(-r * 1.1)}M${num(-r * 0.9)} ${num(-r * 0.8)}Q0 ${num(-r * 1.4)} ${num(r * 0.9)} ${num(-r * 0.6)}M${num(-r * 0.6)} ${num(-r * 0.3)}Q0 ${num(-r * 0.8)} ${num(r * 0.7)} ${num(-r * 0.2)}`,
      paper,
      r * 0.09,
      { opacity: 0.65 },
    )
  )
}

const AT_THE_LOOM: readonly Pose[] = [
  { left: [27, 112, 20, 138], right: [27, 110, 24, 132], legs: 'none' },
  { left: [26, 106, 30, 128], right: [24, 92, 14, 84], legs: 'none' },
  { left: [25, 96, 12, 88], right: [28, 114, 18, 140], legs: 'none' },
]

/** A weaver on her bench, seen from behind. */
function weaver(art: Artboard, pose: Pose): string {
  const { palette, random } = art
  const hair = random.pick(['hijab', 'hijab', 'headwrap', 'bun'])
  const look = someLook(random, palette, { hair, sleeves: 'long', garment: 'robe' })
  return [
    figure({ look, pose, from: 'behind' }),
    shape('M-14.500-74C-18-68-25-58-27-44L27-44C25-58 18-68 14.500-74Z', look.top),
    box(-36, -46, 72, 9, palette.wood[0], { rx: 3 }),
    stroke('M-28-38V-20M28-38V-20', palette.wood[2], 6),
  ].join('')
}

function yarnHeap(art: Artboard): string {
  const { w, h, palette, random } = art
  const { clay, blue, gold, green } = palette
  return [clay[1], blue[1], gold[1], green[1], blue[2], clay[0], gold[0]]
    .map((colour, i) => {
      const isFront = i > 3
      const x = w * 0.035 + (i % 4) * 42 + (isFront ? 22 : 0)
      return at(x, h * 0.985 - (isFront ? 0 : 44), 1, yarn(art, random.between(24, 31), colour))
    })
    .join('')
}

/** Women of a weaving cooperative at one wide loom. */
export const weavingCooperative: Scene = (frame) => {
  const art = createArtboard(frame, 'dawn')
  const { w, h, random } = art
  const isWide = art.wideness > 0.3
  const floor = h * 0.84
  const width = w * (isWide ? 0.62 : 0.76)
  const x = (w - width) * (isWide ? 0.66 : 0.5)
  const pane = { x: w * 0.045, y: h * 0.12, width: Math.min(170, x - w * 0.11), height: h * 0.44 }
  const hasWindow = pane.width > 90
  art.add(room(art, floor, [w * 0.1, h * 0.3]), hasWindow ? archWindow(art, pane) : '')
  art.add(loom(art, x, h * 0.12, width, floor - h * 0.16, 0.6))
  if (hasWindow) art.add(lightShaft(art, { ...pane, width: pane.width * 1.2 }, h * 0.5))
  const count = isWide ? 3 : 2
  const size = Math.min(3, w / (count * 128))
  for (let i = 0; i < count; i++) {
    const place = x + width * ((i + 0.5) / count) + random.between(-14, 14)
    art.add(
      at(place, h + 22 * size, size, weaver(art, AT_THE_LOOM[i % AT_THE_LOOM.length] ?? AT_THE_LOOM[0]!)),
    )
  }
  art.add(yarnHeap(art))
  return art.toSvg()
}
