import { type Artboard, createArtboard, type Scene } from '../drawing/artboard.ts'
import { minaret } from '../drawing/cairo-landmarks.ts'
import { darken, mix } from '../drawing/colour.ts'
import { figure, POSES } from '../drawing/figure.ts'
import { someLook } from '../drawing/figure-look.ts'
import { faded, type Tones } from '../drawing/palettes.ts'
import { pottedPlant } from '../drawing/plants.ts'
import { at, box, disc, num, oval, pair, shape, stroke } from '../drawing/shapes.ts'
import { openSky } from '../drawing/sky.ts'
import { fadingSpray } from '../drawing/stipple.ts'

/** A tilted module on its frame, lower left corner at the origin, 120 units wide. */
function solarPanel(art: Artboard): string {
  const { palette } = art
  const glass = 'M0 0L26-64L146-64L120 0Z'
  let grid = ''
  for (let i = 1; i < 6; i++) grid += `M${i * 20} 0l26-64`
  for (let i = 1; i < 4; i++) grid += `M${num(i * 6.5)} ${-i * 16}h120`
  return [
    shape('M10 12L132 12L150 4L28 4Z', palette.ink, { opacity: 0.25 }),
    stroke('M14 0L14 10M108 0L108 10M128-44L140 8', palette.stone[2], 3.4),
    shape(glass, art.horizontal([0, palette.blue[2]], [0.62, palette.blue[1]], [1, palette.blue[0]])),
    shape('M52 0L78-64L104-64L78 0Z', palette.paper, { opacity: 0.2 }),
    stroke(grid, palette.blue[0], 1.1, { opacity: 0.7 }),
    stroke(glass, palette.paper, 2.6),
  ].join('')
}

function waterTank(art: Artboard): string {
  const { palette } = art
  return [
    stroke('M-16 0L-16-18M16 0L16-18', palette.wood[2], 4),
    box(-22, -66, 44, 50, palette.blue[0], { rx: 7 }),
    box(4, -66, 18, 50, palette.blue[2], { rx: 7, opacity: 0.4 }),
    box(-10, -72, 20, 8, palette.blue[1], { rx: 3 }),
    stroke('M-22-50h44M-22-34h44', palette.blue[1], 1.6),
  ].join('')
}

function dish(art: Artboard): string {
  const { palette } = art
  return (
    stroke('M0 0L0-22', palette.stone[2], 4) +
    at(
      0,
      -30,
      1,
      oval(0, 0, 11, 22, palette.paper) +
        oval(2, 0, 8, 18, palette.stone[1]) +
        stroke('M2 0L18-4', palette.stone[2], 2),
      -28,
    )
  )
}

/** A wooden pigeon tower, a familiar sight over the old quarters. */
function pigeonLoft(art: Artboard): string {
  const { wood, clay, ink } = art.palette
  const holes = [0, 1, 2].flatMap((row) =>
    [-1, 0, 1].map((column) => disc(column * 13, -96 - row * 20, 4, ink, { opacity: 0.7 })),
  )
  return (
    stroke('M-18 0L-14-80M18 0L14-80M-17-10L15-70M17-10L-15-70', wood[2], 4) +
    box(-25, -150, 50, 70, wood[1]) +
    box(6, -150, 19, 70, wood[2], { opacity: 0.5 }) +
    holes.join('') +
    shape('M-32-150L0-176L32-150Z', clay[1])
  )
}

function laundry(art: Artboard, width: number): string {
  const { palette, random } = art
  const line = `M0-62Q${pair(width / 2, -44)} ${pair(width, -62)}`
  const hues = random.shuffle([
    palette.paper,
    palette.clay[0],
    palette.gold[0],
    palette.blue[0],
    palette.green[0],
    palette.paper,
  ])
  const sheets = hues.map((colour, i) => {
    const x = 12 + (i / hues.length) * (width - 20)
    const y = -62 + 36 * (x / width) * (1 - x / width)
    const wide = random.between(14, 24)
    const long = random.between(22, 36)
    return shape(
      `M${pair(x, y)}h${num(wide)}q4 ${num(long / 2)}-1 ${num(long)}h${num(-wide + 1)}q3 ${num(-long / 2)} 0 ${num(-long)}z`,
      colour,
    )
  })
  return (
    stroke(`M0 0L0-66M${num(width)} 0L${pair(width, -66)}`, palette.wood[2], 4) +
    stroke(line, palette.ink, 1.2) +
    sheets.join('')
  )
}

interface Roof {
  x: number
  y: number
  width: number
  tones: Tones
}

/** The top of one house: parapet, terrace in the sun and a wall below with a few shuttered windows. */
function house(art: Artboard, { x, y, width, tones }: Roof): string {
  const { random, h, palette } = art
  const columns = Math.max(2, Math.floor(width / 84))
  const step = width / columns
  let [panes, sills] = ['', '']
  for (let row = 0; row < 4; row++) {
    for (let column = 0; column < columns; column++) {
      if (random.chance(0.82)) {
        const [sx, sy] = [x + step * (column + 0.34), y + 64 + row * 96]
        panes += `M${pair(sx, sy)}a13 16 0 0 1 26 0v36h-26z`
        sills += `M${pair(sx - 4, sy + 36)}h34v5h-34z`
      }
    }
  }
  const wall = `M${pair(x, y)}h${num(width)}v${num(h - y + 20)}h${num(-width)}z`
  return [
    shape(`M${pair(x, y)}l34-26h${num(width - 34)}v26z`, mix(tones[0], palette.paper, 0.4)),
    shape(wall, art.vertical([0, tones[1]], [1, mix(tones[1], tones[2], 0.55)])),
    art.clipped(
      wall,
      fadingSpray(
        random,
        { count: 260, colour: tones[0], opacity: 0.5, size: [1.4, 3] },
        { x, y, width, height: h - y },
      ),
    ),
    box(x + width - width * 0.16, y, width * 0.16, h - y + 20, tones[2], { opacity: 0.5 }),
    shape(panes, mix(palette.blue[2], tones[2], 0.25)),
    shape(sills, tones[0]),
    box(x - 4, y - 5, width + 8, 12, tones[0]),
  ].join('')
}

function farRoofs(art: Artboard, y: number): string {
  const { w, h, palette, random } = art
  let d = ''
  for (let x = -20; x < w + 20; ) {
    const width = random.between(36, 84)
    const top = y - random.between(0, 64)
    d += `M${pair(x, top)}h${num(width)}v${num(h - top)}h${num(-width)}z`
    if (random.chance(0.35)) d += `M${pair(x + width * 0.3, top)}v-16h14v16z`
    x += width * random.between(0.8, 1)
  }
  return shape(
    d,
    art.vertical(
      [0, mix(palette.stone[2], palette.haze, 0.72)],
      [1, mix(palette.stone[2], palette.haze, 0.3)],
    ),
  )
}

function technicians(art: Artboard, x: number, y: number, size: number): string {
  const { palette, random } = art
  const vest =
    shape('M-15-118L-6-121L-4-68L-14-68ZM15-118L6-121L4-68L14-68Z', palette.gold[1]) +
    stroke('M-14-90h10M4-90h10', palette.paper, 3)
  const helmet = (fx: number) =>
    shape(
      `M${pair(fx - 10, -143)}C${pair(fx - 10, -158)} ${pair(fx + 10, -158)} ${pair(fx + 10, -143)}l4 2h-28z`,
      palette.paper,
    )
  const one = figure({
    look: someLook(random, palette, { hair: 'hijab', garment: 'trousers', top: '#2c5fd0' }),
    pose: POSES.pointing,
    facing: 1,
  })
  const two = figure({
    look: someLook(random, palette, { hair: 'short', garment: 'trousers', top: '#1d2c66', skin: '#8e5535' }),
    pose: POSES.holding,
    facing: -1,
  })
  return at(x, y, size, one + vest + helmet(1.6)) + at(x + 92 * size, y + 6, size, two + vest + helmet(-1.6))
}

function panelRow(art: Artboard, x: number, y: number, gap: number, size: number): string {
  return [0, 1, 2].map((i) => at(x + i * gap, y, size, solarPanel(art))).join('')
}

/** Panels going up over the roofs of an old quarter. */
export const solarRooftops: Scene = (frame) => {
  const art = createArtboard(frame, 'day')
  const { w, h, palette, random } = art
  const { clay, sand, stone, wall, green } = palette
  const size = Math.min(1.12, w / 980)
  openSky(art, {
    horizon: h * 0.52,
    clouds: 3,
    sun: [w * random.between(0.66, 0.78), h * 0.22, 92],
    flock: [w * 0.34, h * 0.18, 9],
  })
  for (const share of [0.3, 0.47, 0.9]) {
    art.add(at(w * share, h * 0.52, 1, minaret(random.between(190, 250), faded(palette, stone, 0.3))))
  }
  const brick: Tones = [clay[0], mix(clay[1], sand[1], 0.4), clay[2]]
  const back: Roof = { x: w * 0.5, y: h * 0.58, width: w * 0.54, tones: brick }
  art.add(
    farRoofs(art, h * 0.5),
    at(w * 0.86, back.y - 12, 1, dish(art)),
    at(w * 0.93, back.y - 12, 1, pigeonLoft(art)),
  )
  art.add(house(art, back), panelRow(art, back.x + 40, back.y - 16, 128 * size, 0.8 * size))
  const left: Roof = { x: -30, y: h * 0.64, width: w * 0.42 + 30, tones: stone }
  art.add(at(w * 0.04, left.y - 10, 1.1, waterTank(art)), house(art, left))
  art.add(at(w * 0.1, left.y - 14, 0.95, laundry(art, w * 0.22)))
  const front: Roof = {
    x: w * 0.2,
    y: h * 0.82,
    width: w * 0.9,
    tones: [wall[0], wall[1], darken(sand[2], 0.1)],
  }
  art.add(house(art, front), technicians(art, w * 0.33, front.y + 2, 1.16 * size))
  art.add(panelRow(art, w * 0.5, front.y - 10, Math.max(170 * size, (w * 0.46) / 3), 1.36 * size))
  art.add(at(w * 0.24, front.y + 4, 1, pottedPlant(random, 84 * size, clay, green)))
  return art.toSvg()
}
