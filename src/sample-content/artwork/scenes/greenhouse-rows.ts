import { type Artboard, createArtboard, type Scene } from '../drawing/artboard.ts'
import { mix } from '../drawing/colour.ts'
import { figure, type Pose } from '../drawing/figure.ts'
import { someLook } from '../drawing/figure-look.ts'
import { leafBlade } from '../drawing/plants.ts'
import { at, box, disc, oval, type Point, pair, polygon, shape, smooth, stroke } from '../drawing/shapes.ts'
import { paintSky, sunDisc } from '../drawing/sky.ts'
import { stipple } from '../drawing/stipple.ts'

interface Depth {
  vanish: Point
  /** Half width and height of the tunnel at the picture plane. */
  half: number
  rise: number
  floor: number
}

/** Where a point of the tunnel lands: `across` from -1 to 1, `up` from 0 (floor) to 1 (ridge), `far` from 0 (here) to 1. */
function project({ vanish, half, rise, floor }: Depth, across: number, up: number, far: number): Point {
  const shrink = 1 / (1 + far * 7)
  return [vanish[0] + across * half * shrink, vanish[1] + (floor - vanish[1] - up * rise) * shrink]
}

function arch(depth: Depth, far: number): string {
  const points = Array.from({ length: 25 }, (_, i) => {
    const a = Math.PI * (i / 24)
    return project(depth, -Math.cos(a), Math.sin(a) ** 0.82, far)
  })
  return smooth(points)
}

/** Hoops and lengthwise bars of the tunnel, and the film between them in light and shade. */
function tunnel(art: Artboard, depth: Depth): string {
  const { palette } = art
  const hoops = [0, 0.08, 0.18, 0.3, 0.46, 0.66, 0.95].map((far) =>
    stroke(arch(depth, far), palette.paper, 9 / (1 + far * 7) + 1.2, { opacity: 0.9 }),
  )
  const bars = [0.16, 0.33, 0.5, 0.67, 0.84].map((t) => {
    const a = Math.PI * t
    const at0 = project(depth, -Math.cos(a), Math.sin(a) ** 0.82, 0)
    const at1 = project(depth, -Math.cos(a), Math.sin(a) ** 0.82, 0.95)
    return `M${pair(...at0)}L${pair(...at1)}`
  })
  const film = `${arch(depth, 0)}Z${arch(depth, 0.95)}Z`
  return (
    shape(film, palette.paper, { opacity: 0.2, 'fill-rule': 'evenodd' }) +
    stroke(bars.join(''), palette.paper, 2.2, { opacity: 0.65 }) +
    hoops.join('')
  )
}

function crop(art: Artboard, size: number, kind: number): string {
  const { palette, random } = art
  const { green, clay, gold } = palette
  const blades = [-70, -42, -16, 12, 38, 66].map((angle, i) =>
    leafBlade(
      size * random.between(0.75, 1.05),
      angle + random.between(-6, 6),
      i % 2 ? green[0] : green[1],
      i % 2 ? green[1] : green[2],
    ),
  )
  const fruit = [0, 1, 2].map((i) =>
    disc(
      random.between(-0.4, 0.4) * size,
      -size * random.between(0.2, 0.62),
      size * 0.12,
      [clay[1], gold[1], clay[1]][(i + kind) % 3] ?? clay[1],
    ),
  )
  return blades.join('') + (kind === 2 ? '' : fruit.join(''))
}

/** A raised bed from front to back with its drip line and plants, farthest first. */
function bed(art: Artboard, depth: Depth, from: number, to: number, kind: number): string {
  const { palette } = art
  const edge = (across: number, far: number) => pair(...project(depth, across, 0.02, far))
  const soil = `M${edge(from, -0.06)}L${edge(to, -0.06)}L${edge(to, 0.95)}L${edge(from, 0.95)}Z`
  const middle = (from + to) / 2
  const line = `M${pair(...project(depth, middle, 0.035, -0.06))}L${pair(...project(depth, middle, 0.035, 0.95))}`
  const parts = [
    shape(soil, art.vertical([0, mix(palette.wood[2], palette.wood[1], 0.3)], [1, palette.wood[2]])),
    stroke(line, palette.ink, 3.4),
  ]
  const spots = [
    0.9, 0.78, 0.67, 0.57, 0.48, 0.4, 0.33, 0.27, 0.215, 0.165, 0.12, 0.08, 0.045, 0.012, -0.018, -0.044,
  ]
  for (const far of spots) {
    const [x, y] = project(depth, middle, 0.03, far)
    parts.push(at(x, y, 1 / (1 + far * 7), crop(art, 112, kind) + disc(24, 4, 4, palette.blue[0])))
  }
  return parts.join('')
}

const TENDING: Pose = { left: [25, 92, 36, 78], right: [23, 91, 16, 86], legs: 'stand' }

function grower(art: Artboard, [x, y]: Point, size: number, facing: -1 | 1): string {
  const { palette, random } = art
  const look = someLook(random, palette, {
    top: random.pick(['#2c5fd0', '#7fb2f0', '#f8eed8', '#cf6638']),
    garment: random.pick(['trousers', 'robe']),
  })
  const tablet = at(
    10,
    -90,
    1,
    box(-10, -8, 20, 15, palette.ink, { rx: 2 }) +
      box(-8, -6, 16, 11, palette.blue[0]) +
      oval(9, 2, 3, 3.6, look.skin),
    -8,
  )
  return (
    oval(x, y, 26 * size, 5 * size, palette.ink, { opacity: 0.3 }) +
    at(x, y, size, figure({ look, pose: TENDING, facing: 1 }) + tablet, 0, facing * size)
  )
}

/** Shafts of light through the film, with dust in them. */
function lightInside(art: Artboard): string {
  const { w, h, palette, random } = art
  const shafts = [0.1, 0.3, 0.55, 0.8].map((t) => {
    const [left, right] = [w * t, w * (t + 0.07)]
    return `M${pair(left, -10)}L${pair(right, -10)}L${pair(right - h * 0.3, h)}L${pair(left - h * 0.38, h)}Z`
  })
  const dust = stipple(random, { count: 420, colour: palette.halo, opacity: 0.6, size: [1.4, 3.4] }, () => [
    random.next() * w,
    random.next() * h * 0.8,
  ])
  return dust + shape(shafts.join(''), art.vertical([0, palette.halo, 0.3], [1, palette.halo, 0.02]))
}

/** A greenhouse with drip lines: growers read the soil on a tablet between the beds. */
export const greenhouseRows: Scene = (frame) => {
  const art = createArtboard(frame, 'dawn')
  const { w, h, palette, random } = art
  const { green, sand, haze } = palette
  const vanish: Point = [w * random.between(0.46, 0.54), h * 0.46]
  const depth: Depth = { vanish, half: Math.max(w * 0.72, h * 0.6), rise: h * 1.02, floor: h * 1.04 }
  paintSky(art, h * 0.56)
  art.add(sunDisc(art, vanish[0] + w * 0.06, vanish[1] - 40, 104))
  art.add(box(0, vanish[1], w, h - vanish[1], art.vertical([0, mix(green[1], haze, 0.4)], [1, green[2]])))
  const floor = [
    project(depth, -1, 0, -0.08),
    project(depth, 1, 0, -0.08),
    project(depth, 1, 0, 0.95),
    project(depth, -1, 0, 0.95),
  ]
  art.add(shape(polygon(floor), art.vertical([0, sand[0]], [1, sand[1]])), tunnel(art, depth))
  art.add(bed(art, depth, -0.98, -0.72, 0), bed(art, depth, 0.72, 0.98, 1))
  art.add(bed(art, depth, -0.58, -0.3, 2), bed(art, depth, 0.3, 0.58, 0))
  const tall = (far: number) => (depth.rise * 0.5) / (1 + far * 7) / 150
  const [back, front] = [project(depth, 0.1, 0, 0.24), project(depth, -0.06, 0, 0.03)]
  art.add(grower(art, back, tall(0.24), -1), grower(art, front, tall(0.06), 1), lightInside(art))
  return art.toSvg()
}
