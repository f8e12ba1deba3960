import { type Artboard, createArtboard, type Scene } from '../drawing/artboard.ts'
import { darken, mix } from '../drawing/colour.ts'
import { figure, POSES } from '../drawing/figure.ts'
import { someLook } from '../drawing/figure-look.ts'
import { onGround } from '../drawing/on-ground.ts'
import { faded } from '../drawing/palettes.ts'
import { acacia, grass } from '../drawing/plants.ts'
import { at, box, oval, pair, shape, stroke } from '../drawing/shapes.ts'
import { openSky } from '../drawing/sky.ts'
import { hill } from '../drawing/terrain.ts'

/** A round house under a thatched cone, floor at the origin, 100 units wide. */
function hut(art: Artboard, band: string): string {
  const { palette, random } = art
  const { clay, sand, wood, paper } = palette
  const straws = Array.from({ length: 13 }, (_, i) => {
    const x = -62 + i * 10.3
    return `M${pair(x * 0.06, -118)}L${pair(x, -50 + Math.abs(x) * -0.06)}`
  })
  const zigzag = Array.from({ length: 9 }, (_, i) => pair(-46 + i * 11.5, i % 2 ? -20 : -29)).join('L')
  return [
    oval(6, 1, 66, 8, palette.ink, { opacity: 0.22 }),
    shape('M-46-54L-46-3C-20 5 20 5 46-3L46-54Z', mix(clay[0], sand[1], 0.45)),
    shape('M14-54L46-54L46-3C38-0.500 28 1.500 18 2Z', clay[2], { opacity: 0.5 }),
    stroke(`M${zigzag}`, band, 3.2),
    stroke('M-46-13C-20-6 20-6 46-13', paper, 1.8, { opacity: 0.85 }),
    shape('M-13 2L-13-36C-13-46 9-46 9-36L9 2.500Z', wood[2]),
    shape('M0-124C20-96 46-66 70-48C30-36-30-36-70-48C-46-66-20-96 0-124Z', sand[1]),
    shape('M0-124C20-96 46-66 70-48C52-42.500 34-40 16-39.400C24-66 16-98 0-124Z', sand[2], {
      opacity: 0.75,
    }),
    stroke(straws.join(''), darken(sand[1], 0.28), 1.2, { opacity: 0.6 }),
    stroke(`M0-122L${pair(random.between(-3, 3), -136)}`, wood[2], 3.4),
  ].join('')
}

/** A woman with a load on her head, one hand up to steady it. */
function carrier(art: Artboard, load: string): string {
  const { palette, random } = art
  const skin = random.pick(['#6a3d28', '#4f2d20', '#8e5535'])
  const look = someLook(random, palette, { hair: 'headwrap', garment: 'robe', sleeves: 'short', skin })
  return (
    figure({ look, pose: { left: [26, 122, 13, 150], right: [20, 92, 19, 72], legs: 'walk' }, facing: 1 }) +
    load
  )
}

function villagers(art: Artboard, x: number, y: number, size: number): string {
  const { palette, random } = art
  const { clay, sand, wood } = palette
  const basket =
    shape('M-15-152L15-152L11-164L-11-164Z', wood[1]) +
    oval(0, -164, 13, 4, sand[0]) +
    stroke('M-14-156L14-156', wood[2], 1.4)
  const jar =
    shape('M-9-152C-16-158-14-168-6-171L6-171C14-168 16-158 9-152Z', clay[1]) + box(-5, -176, 10, 6, clay[2])
  const look = someLook(random, palette, {
    hair: 'short',
    garment: 'trousers',
    sleeves: 'short',
    beard: false,
    skin: '#6a3d28',
  })
  const child = figure({ look, pose: POSES.walking, facing: 1 })
  return [
    onGround(art, x, y, size, carrier(art, basket)),
    onGround(art, x + 62 * size, y + 3, size * 0.96, carrier(art, jar)),
    onGround(art, x + 116 * size, y + 4, size * 0.62, child),
  ].join('')
}

function tallGrass(art: Artboard): string {
  const { w, h, random, palette } = art
  const tones = [
    palette.gold[1],
    palette.sand[2],
    mix(palette.green[2], palette.gold[2], 0.4),
    palette.sand[1],
  ] as const
  return Array.from({ length: 44 }, (_, i) =>
    at(
      (i / 43) * w + random.between(-14, 14),
      h + 8,
      1,
      grass(random, random.between(36, 96), random.pick(tones)),
    ),
  ).join('')
}

/** Blue hills, and a line of acacias fading into them. */
function farCountry(art: Artboard, horizon: number): string {
  const { w, palette, random } = art
  const { green, haze, wood, blue, gold, sand } = palette
  const trees: string[] = []
  for (let x = 20; x < w; x += random.between(70, 170)) {
    const tree = acacia(
      random,
      random.between(34, 62),
      mix(wood[2], haze, 0.3),
      faded(palette, [green[1], green[2], green[2]], 0.3),
    )
    trees.push(at(x, horizon + 22, 1, tree))
  }
  const plain = art.vertical([0, mix(gold[0], sand[1], 0.4)], [1, sand[1]])
  return [
    hill(art, { y: horizon - 18, swing: 36, waves: 1.3, fill: mix(blue[2], haze, 0.62) }),
    hill(art, { y: horizon + 6, swing: 16, waves: 1.8, fill: mix(green[2], haze, 0.42) }),
    ...trees,
    hill(art, { y: horizon + 34, swing: 10, waves: 1.2, fill: plain, grain: gold[2] }),
  ].join('')
}

const HUTS = [
  [0.06, 0.66, 0.9],
  [0.24, 0.645, 0.8],
  [0.15, 0.71, 1.2],
  [0.36, 0.675, 0.9],
] as const

/** Late light on the savannah: acacias, round houses, women coming home with the harvest. */
export const savannahVillage: Scene = (frame) => {
  const art = createArtboard(frame, 'dawn')
  const { w, h, palette, random } = art
  const { sand, green, gold, wood, blue, clay } = palette
  const horizon = h * 0.56
  openSky(art, {
    horizon,
    clouds: 3,
    sun: [w * random.between(0.52, 0.64), horizon - 70, 130],
    flock: [w * 0.2, h * 0.2, 7],
  })
  art.add(farCountry(art, horizon))
  const bands = [blue[1], green[1], clay[1], blue[2]] as const
  HUTS.forEach(([x, y, size], i) => {
    art.add(at(w * x + random.between(-12, 12), h * y, size, hut(art, bands[i] ?? blue[1])))
  })
  const path = art.vertical([0, sand[0]], [0.5, sand[1]], [1, mix(sand[2], gold[2], 0.4)])
  art.add(hill(art, { y: h * 0.78, swing: 14, waves: 0.9, fill: path, grain: sand[2] }))
  const tall = Math.min(h * 0.64, 560)
  art.add(oval(w * 0.83, h * 0.855, tall * 0.46, 15, palette.ink, { opacity: 0.24 }))
  art.add(at(w * 0.82, h * 0.85, 1, acacia(random, tall, wood[2], green)))
  art.add(villagers(art, w * random.between(0.38, 0.46), h * 0.9, Math.min(1.5, w / 720)), tallGrass(art))
  return art.toSvg()
}
