import { type Artboard, createArtboard, type Scene } from '../drawing/artboard.ts'
import { darken, mix } from '../drawing/colour.ts'
import { figure, POSES } from '../drawing/figure.ts'
import { someLook } from '../drawing/figure-look.ts'
import { onGround } from '../drawing/on-ground.ts'
import { at, below, box, disc, oval, type Point, pair, shape, smooth, stroke } from '../drawing/shapes.ts'
import { birds, drift, paintSky, sunDisc } from '../drawing/sky.ts'
import { stipple } from '../drawing/stipple.ts'
import { sunLane, water } from '../drawing/water.ts'

interface Paint {
  hull: string
  stripe: string
  inside: string
}

/** A painted wooden boat drawn up on the sand, keel at the origin, 240 units long. */
function fishingBoat(art: Artboard, { hull, stripe, inside }: Paint): string {
  const { palette } = art
  return [
    oval(4, 2, 118, 9, palette.ink, { opacity: 0.28 }),
    shape('M-120-62C-96-44 84-42 128-78C124-58 92-46 0-46C-70-46-106-52-120-62Z', inside),
    stroke('M-64-50L-60-34M-6-48L-6-34M52-50L50-36', darken(inside, 0.35), 6),
    shape('M-120-62C-96-44 84-42 128-78C120-38 92 0 50 0L-62 0C-96 0-112-30-120-62Z', hull),
    shape('M30-46C72-48 106-58 128-78C120-38 92 0 50 0L20 0C44-12 46-30 30-46Z', darken(hull, 0.45), {
      opacity: 0.4,
    }),
    shape('M-118-55C-92-36 84-34 124-66L119-54C84-22-92-24-114-42Z', stripe),
    stroke('M-108-27C-80-13 70-11 106-34', palette.paper, 3, { opacity: 0.9 }),
    shape('M84-44C92-52 104-52 110-54C108-44 98-38 84-44Z', palette.paper),
    disc(98, -47.5, 3, palette.ink),
    stroke('M-120-62C-96-44 84-42 128-78', palette.wood[0], 4.5),
  ].join('')
}

function mastWithFlag(art: Artboard, colour: string): string {
  const { wood } = art.palette
  return (
    stroke('M-20-44L-12-232', wood[1], 5) +
    stroke('M-18-212L62-96', wood[1], 3) +
    stroke('M-12-228L104-66M-12-228L-104-58', wood[2], 1) +
    shape('M-12-232C6-240 16-226 34-232L30-212C14-206 4-220-12-212Z', colour)
  )
}

/** Nets hung to dry over a pole, down to the sand. */
function nets(art: Artboard, width: number): string {
  const { palette, random } = art
  const folds = 5
  const step = width / folds
  let cloth = `M0-112`
  for (let i = 1; i <= folds; i++) cloth += `Q${pair(step * (i - 0.5), -100)} ${pair(step * i, -112)}`
  cloth += `L${pair(width + 14, -6)}`
  for (let i = folds; i > 0; i--)
    cloth += `Q${pair(step * (i - 0.5), random.between(4, 18))} ${pair(step * (i - 1) - 8, random.between(-10, -2))}`
  let mesh = ''
  for (let x = -130; x < width + 130; x += 11) mesh += `M${pair(x, -120)}l120 130M${pair(x, -120)}l-120 130`
  const floats = Array.from({ length: 10 }, (_, i) => {
    const t = (i + 0.5) / 10
    return oval(
      t * width,
      -110 + 8 * Math.sin(t * Math.PI * folds) ** 2,
      6.5,
      4.6,
      i % 2 ? palette.gold[1] : palette.clay[1],
    )
  })
  const hung = `${cloth}Z`
  return [
    stroke(`M0 4L0-122M${pair(width, 4)}L${pair(width, -122)}`, palette.wood[2], 6),
    stroke(`M-14-114L${pair(width + 14, -114)}`, palette.wood[1], 5),
    shape(hung, palette.green[2], { opacity: 0.5 }),
    art.clipped(hung, stroke(mesh, mix(palette.green[0], palette.paper, 0.4), 1.1, { opacity: 0.75 })),
    ...floats,
  ].join('')
}

/** A round basket of the night's catch. */
function catchBasket(art: Artboard): string {
  const { palette } = art
  const fish = [-17, -6, 6, 17].map((x, i) =>
    at(
      x,
      -30 - (i % 2) * 5,
      1,
      shape('M-8 0C-3-7 7-7 11 0L18-5L18 5L11 0C7 7-3 7-8 0Z', i % 2 ? palette.blue[0] : palette.paper),
      -70 + i * 42,
    ),
  )
  return (
    oval(2, 1, 34, 6, palette.ink, { opacity: 0.28 }) +
    fish.join('') +
    shape('M-30-26L30-26L23 0L-23 0Z', palette.wood[1]) +
    shape('M8-26L30-26L23 0L10 0Z', palette.wood[2], { opacity: 0.5 }) +
    stroke('M-28-18h56M-26-10h52', palette.wood[0], 2)
  )
}

function lighthouse(art: Artboard): string {
  const { palette } = art
  const beam = art.horizontal([0, palette.halo, 0], [1, palette.halo, 0.5])
  const rays = palette.isDark ? shape('M0-148L-460-206L-460-110Z', beam) : ''
  return [
    rays,
    shape('M-90 4C-60-18 70-20 104 4Z', mix(palette.sand[2], palette.haze, 0.35)),
    box(-54, -40, 92, 40, palette.stone[1]),
    box(6, -40, 32, 40, palette.stone[2], { opacity: 0.5 }),
    shape('M-54-40v-8h10v8h10v-8h10v8h10v-8h10v8h10v-8h10v8h10v-8h12v8z', palette.stone[1]),
    shape('M-13-40L-9-138L9-138L13-40Z', palette.paper),
    shape('M2-40L2-138L9-138L13-40Z', palette.stone[2], { opacity: 0.55 }),
    shape('M-12-66L-11-88L11-88L12-66ZM-10.500-106L-10-124L10-124L10.500-106Z', palette.clay[1]),
    box(-9, -156, 18, 16, palette.lamp),
    shape('M-12-156L0-170L12-156Z', palette.clay[2]),
  ].join('')
}

function beach(art: Artboard, y: number): string {
  const { w, h, palette, random } = art
  const shore: Point[] = [
    [-20, y + 46],
    [w * 0.24, y + 22],
    [w * 0.5, y + 30],
    [w * 0.78, y - 4],
    [w + 20, y - 30],
  ]
  const lower = (by: number): Point[] => shore.map(([px, py]) => [px, py + by])
  const d = below(lower(18), h + 20)
  return [
    shape(below(lower(-12), h), palette.paper, { opacity: 0.45 }),
    shape(below(shore, h), palette.paper, { opacity: 0.85 }),
    shape(below(lower(7), h), mix(palette.sand[2], palette.sand[1], 0.4)),
    shape(d, art.vertical([0, palette.sand[0]], [1, palette.sand[1]])),
    art.clipped(
      d,
      stipple(random, { count: 900, colour: palette.sand[2], opacity: 0.5, size: [1.2, 3] }, () => [
        random.next() * w,
        y + random.next() * (h - y),
      ]),
    ),
    stroke(smooth(lower(-30)), palette.paper, 2.4, { opacity: 0.5, 'stroke-dasharray': '90 34 40 60' }),
  ].join('')
}

/** Two people at the nets, the night's catch beside them. */
function atTheNets(art: Artboard, size: number): string {
  const { w, h, palette, random } = art
  const fisher = someLook(random, palette, { hair: 'kufi', garment: 'robe', beard: true })
  const mender = someLook(random, palette, { hair: 'hijab', garment: 'robe' })
  return [
    at(w * 0.7, h * 0.77, size, nets(art, (w * 0.24) / size)),
    at(w * 0.62, h * 0.84, size, catchBasket(art)),
    onGround(
      art,
      w * 0.72,
      h * 0.82,
      size * 1.02,
      figure({ look: fisher, pose: POSES.reaching, facing: -1 }),
    ),
    onGround(art, w * 0.87, h * 0.85, size * 0.98, figure({ look: mender, pose: POSES.holding, facing: 1 })),
    at(w * 0.8, h * 0.93, size * 1.1, catchBasket(art)),
  ].join('')
}

/** Morning at a fishing harbour: painted boats on the sand, nets drying, a lighthouse on the point. */
export const fishingCoast: Scene = (frame) => {
  const art = createArtboard(frame, 'day')
  const { w, h, palette, random } = art
  const { blue, green, clay, gold, wood, paper } = palette
  const horizon = h * 0.42
  const size = Math.min(1.35, w / 880)
  const paints: Paint[] = [
    { hull: blue[1], stripe: gold[1], inside: wood[1] },
    { hull: green[1], stripe: paper, inside: wood[1] },
    { hull: clay[1], stripe: blue[2], inside: wood[1] },
  ]
  const [first, second, third] = random.shuffle(paints) as [Paint, Paint, Paint]
  const rigged = (flag: string, paint: Paint) => mastWithFlag(art, flag) + fishingBoat(art, paint)
  paintSky(art, horizon)
  const sunX = w * random.between(0.3, 0.42)
  art.add(drift(art, horizon, 4), sunDisc(art, sunX, horizon - 110, 74), water(art, horizon, h * 0.8))
  art.add(sunLane(art, sunX, horizon + 10, h * 0.72, 84), at(w * 0.84, horizon + 4, 0.92, lighthouse(art)))
  art.add(
    at(w * 0.12, horizon + 26, 0.3, rigged(clay[1], third)),
    at(w * 0.56, horizon + 48, 0.42, rigged(green[1], second)),
  )
  art.add(beach(art, h * 0.66), birds(art, [w * 0.62, h * 0.2], 7, palette.isDark ? palette.haze : paper, 17))
  art.add(atTheNets(art, size), at(w * 0.2, h * 0.81, size * 0.94, rigged(gold[1], first)))
  art.add(at(w * 0.44, h * 0.93, size * 1.34, fishingBoat(art, second), 0, -size * 1.34))
  return art.toSvg()
}
