import { type Artboard, createArtboard, type Scene } from '../drawing/artboard.ts'
import { mix } from '../drawing/colour.ts'
import { figure, type Pose } from '../drawing/figure.ts'
import { someLook } from '../drawing/figure-look.ts'
import { bend, limb } from '../drawing/limb.ts'
import { onGround } from '../drawing/on-ground.ts'
import { leafBlade } from '../drawing/plants.ts'
import { at, box, disc, type Point, pair, shape, stroke } from '../drawing/shapes.ts'
import { openSky } from '../drawing/sky.ts'
import { stipple } from '../drawing/stipple.ts'
import { hill } from '../drawing/terrain.ts'

/** Small signs inside the fruits of the tree, drawn in a circle of radius 20. */
const SIGNS: readonly ((ink: string) => string)[] = [
  (ink) => shape('M0 10C-14 1-13-10-7-11C-3-11.500-0.500-9 0-6C0.500-9 3-11.500 7-11C13-10 14 1 0 10Z', ink),
  (ink) => at(0, 9, 1, leafBlade(20, -14, ink, ink)),
  (ink) => shape('M0-12C6-4 9 0 9 4A9 9 0 0 1-9 4C-9 0-6-4 0-12Z', ink),
  (ink) => disc(0, -5, 4.6, ink) + shape('M-9 10C-9 2-4 1 0 1C4 1 9 2 9 10Z', ink),
  (ink) =>
    disc(0, 0, 5, ink) +
    stroke('M0-11V-8M0 8V11M-11 0H-8M8 0H11M-8-8L-6-6M6 6L8 8M-8 8L-6 6M6-6L8-8', ink, 2.2),
  (ink) => shape('M-10-6L0-11L10-6L0-1Z', ink) + stroke('M-6-2V5C-3 8 3 8 6 5V-2', ink, 2.4),
  (ink) => box(-9, 1, 5, 8, ink) + box(-2.5, -4, 5, 13, ink) + box(4, -9, 5, 18, ink),
]

interface Fruit {
  spot: Point
  r: number
}

/** Fruits spread evenly over the crown: each new one keeps its distance from all before. */
function spread(art: Artboard, centre: Point, rx: number, ry: number, count: number): Fruit[] {
  const { random } = art
  const fruits: Fruit[] = []
  for (let tries = 0; fruits.length < count && tries < 1600; tries++) {
    const a = random.between(0, 6.283)
    const d = Math.sqrt(random.next())
    const r = random.between(22, 36)
    const spot: Point = [centre[0] + Math.cos(a) * rx * d, centre[1] + Math.sin(a) * ry * d]
    if (
      fruits.every((other) => Math.hypot(other.spot[0] - spot[0], other.spot[1] - spot[1]) > other.r + r + 9)
    )
      fruits.push({ spot, r })
  }
  return fruits
}

function fruit(art: Artboard, { spot, r }: Fruit, i: number): string {
  const { palette, random } = art
  const { blue, green, gold, clay, paper, ink } = palette
  const skin = [green[1], blue[1], gold[1], green[2], blue[0], clay[1], green[0], blue[2]][i % 8] ?? green[1]
  const isPale = skin === gold[1] || skin === blue[0] || skin === green[0]
  const sign = SIGNS[random.whole(0, SIGNS.length - 1)] ?? SIGNS[0]!
  return at(
    spot[0],
    spot[1],
    r / 20,
    disc(1.4, 2.4, 20, ink, { opacity: 0.2 }) +
      disc(0, 0, 20, paper) +
      disc(0, 0, 17.6, skin) +
      art.readable(sign(isPale ? ink : paper)),
  )
}

/** The mass of the crown: a cloud of leaf clusters, lit from above. */
function foliage(art: Artboard, fruits: readonly Fruit[], centre: Point, rx: number, ry: number): string {
  const { random } = art
  const { green, gold } = art.palette
  const inner = Array.from({ length: 40 }, (_, i): Fruit => {
    const [a, d] = [i * 2.4, Math.sqrt(i / 40) * 0.86]
    return {
      spot: [centre[0] + Math.cos(a) * rx * d, centre[1] + Math.sin(a) * ry * d],
      r: random.between(24, 36),
    }
  })
  const clusters = random.shuffle([...fruits, ...inner])
  const layer = (all: readonly Fruit[], share: number, dx: number, dy: number, colour: string) =>
    all.map(({ spot, r }) => disc(spot[0] + dx, spot[1] + dy, r * share, colour)).join('')
  return [
    layer(clusters, 2.3, 4, 16, green[2]),
    layer(clusters, 2.15, 0, 2, mix(green[1], green[2], 0.55)),
    layer(clusters.slice(0, 44), 1.35, -8, -16, mix(green[1], green[2], 0.2)),
    layer(clusters.slice(10, 34), 0.8, -14, -30, mix(green[1], gold[1], 0.18)),
  ].join('')
}

function crown(art: Artboard, fruits: readonly Fruit[], fork: Point): string {
  const { palette, random } = art
  const { wood, green } = palette
  const twigs = fruits.map(({ spot: [x, y] }) => {
    const elbow: Point = [fork[0] + (x - fork[0]) * 0.36, fork[1] + (y - fork[1]) * 0.62]
    return shape(limb(bend(fork, elbow, [x, y]), [17, 11, 7, 5, 3]), mix(wood[2], palette.ink, 0.2))
  })
  const near = fruits.flatMap((one, i) =>
    fruits
      .slice(i + 1)
      .flatMap((two) =>
        Math.hypot(one.spot[0] - two.spot[0], one.spot[1] - two.spot[1]) < one.r + two.r + 46
          ? [`M${pair(...one.spot)}L${pair(...two.spot)}`]
          : [],
      ),
  )
  const leaves = fruits.flatMap(({ spot, r }) =>
    Array.from({ length: 5 }, () => {
      const a = random.between(0, 360)
      const [lx, ly] = [
        spot[0] + Math.cos((a * Math.PI) / 180) * r,
        spot[1] + Math.sin((a * Math.PI) / 180) * r,
      ]
      return at(
        lx,
        ly,
        1,
        leafBlade(random.between(20, 36), a + 90, green[random.pick([0, 1])], green[random.pick([1, 2])]),
      )
    }),
  )
  return (
    twigs.join('') +
    stroke(near.join(''), palette.gold[1], 2.2, { opacity: 0.8, 'stroke-dasharray': '1 7' }) +
    leaves.join('') +
    fruits.map((one, i) => fruit(art, one, i)).join('')
  )
}

const HAND_IN_HAND: Pose = { left: [24, 94, 38, 82], right: [24, 94, 38, 82], legs: 'stand' }

/** Trunk and roots up to the fork, bark lit from one side. */
function trunk(art: Artboard, fork: Point, ground: number): string {
  const { random, palette } = art
  const [x, y] = fork
  const { wood, sand } = palette
  const stem: Point[] = [[x, ground + 30], [x - 6, ground - 20], [x + 5, y + (ground - y) * 0.44], fork]
  const root = (dx: number, dy: number): Point[] => [
    [x, ground + 12],
    [x + dx * 0.42, ground + 12 + dy * 0.64],
    [x + dx, ground + 12 + dy],
  ]
  const roots = [root(-120, 22), root(120, 22), root(-62, 46), root(62, 46)].map((points) =>
    limb(points, [32, 21, 3]),
  )
  const bark = stipple(random, { count: 240, colour: sand[0], opacity: 0.6, size: [1.4, 3] }, () => [
    x + random.between(-24, 10),
    random.between(y + 14, ground + 20),
  ])
  return [
    shape(roots.join(''), wood[2]),
    shape(limb(stem, [92, 52, 46, 40]), art.horizontal([0, wood[1]], [0.5, wood[2]], [1, wood[2]])),
    bark,
  ].join('')
}

function meadow(art: Artboard, ground: number): string {
  const { green, gold, haze, blue } = art.palette
  const grass = art.vertical([0, mix(green[1], gold[1], 0.3)], [1, green[2]])
  return [
    hill(art, { y: ground - 60, swing: 34, waves: 1.3, fill: mix(blue[2], haze, 0.6) }),
    hill(art, { y: ground - 22, swing: 20, waves: 1.7, fill: mix(green[2], haze, 0.35) }),
    hill(art, { y: ground, swing: 12, waves: 0.8, fill: grass, grain: gold[0] }),
  ].join('')
}

/** One tree, many fruits: partners of every kind on the same trunk, people hand in hand around it. */
export const partnerTree: Scene = (frame) => {
  const art = createArtboard(frame, 'dawn')
  const { w, h, palette, random } = art
  const ground = h * 0.8
  const x = w * 0.5
  openSky(art, {
    horizon: ground - 20,
    clouds: 4,
    sun: [w * random.between(0.76, 0.86), ground - 120, 118],
    flock: [w * 0.14, h * 0.2, 6],
  })
  art.add(meadow(art, ground))
  const fork: Point = [x, h * 0.62]
  const reach = Math.min(w * 0.42, h * 0.56)
  const fruits = spread(art, [x, h * 0.36], reach, h * 0.29, 34)
  art.add(
    foliage(art, fruits, [x, h * 0.36], reach, h * 0.29),
    crown(art, fruits, fork),
    trunk(art, fork, ground),
  )
  const size = Math.min(1.3, w / 760)
  const count = Math.max(4, Math.round(w / (92 * size)) - 1)
  for (let i = 0; i < count; i++) {
    const place = i - (count - 1) / 2
    const person = figure({ look: someLook(random, palette), pose: HAND_IN_HAND, from: 'behind' })
    art.add(onGround(art, x + place * 75 * size, h * 0.955 - Math.abs(place) * 4, size, person))
  }
  return art.toSvg()
}
