import { type Artboard, createArtboard, type Scene } from '../drawing/artboard.ts'
import { darken, lighten, mix } from '../drawing/colour.ts'
import { CLOTHS } from '../drawing/figure-look.ts'
import { bend, limb } from '../drawing/limb.ts'
import { leafBlade } from '../drawing/plants.ts'
import { at, box, oval, type Point, shape, smoothClosed, stroke } from '../drawing/shapes.ts'
import { openSky } from '../drawing/sky.ts'
import { stipple } from '../drawing/stipple.ts'
import { hill } from '../drawing/terrain.ts'

const LIGHTER_SKINS = ['#f0c097', '#d99c68', '#b87647'] as const
const DEEPER_SKINS = ['#8e5535', '#6a3d28', '#4f2d20'] as const

interface HandColours {
  skin: string
  sleeve: string
}

const FOREARM: readonly Point[] = [
  [-196, 120],
  [-250, 236],
  [-372, 470],
]
const SLEEVE: readonly Point[] = [
  [-232, 214],
  [-300, 330],
  [-420, 560],
]
const SLEEVE_SHADE: readonly Point[] = [
  [-190, 262],
  [-262, 372],
  [-372, 590],
]
const CUFF: readonly Point[] = [
  [-222, 196],
  [-262, 250],
]
const PALM: readonly Point[] = [
  [-232, 60],
  [-214, 0],
  [-176, -10],
  [-150, 40],
  [-96, 110],
  [-60, 190],
  [-120, 240],
  [-196, 226],
  [-236, 150],
]

/** The left hand of a cupped pair, drawn around the heap of soil at the origin. */
function cuppedHand({ skin, sleeve }: HandColours): string {
  const shade = darken(skin, 0.3)
  const fingers = [0, 1, 2, 3].map((i) => {
    const points = bend(
      [-196 + i * 9, 34 + i * 33],
      [-128 + i * 10, 118 + i * 27],
      [10 - i * 20, 112 + i * 30],
    )
    const d = limb(points, [58, 54, 48, 42, 32])
    const nail = oval(4 - i * 20, 110 + i * 30, 9, 7, mix(skin, '#f7cfae', 0.5), { opacity: 0.8 })
    return (
      at(0, -5, 1, shape(d, shade, { opacity: 0.75 })) + shape(d, mix(skin, shade, 0.08 * (3 - i))) + nail
    )
  })
  return [
    shape(limb(FOREARM, [150, 132, 170]), skin),
    shape(limb(SLEEVE, [168, 190, 260]), sleeve),
    shape(limb(SLEEVE_SHADE, [60, 80, 130]), darken(sleeve, 0.4), { opacity: 0.4 }),
    shape(limb(CUFF, [176, 184]), lighten(sleeve, 0.28)),
    shape(smoothClosed(PALM), skin),
    ...fingers,
  ].join('')
}

/** The thumb lies over the rim of the soil and is drawn after it. */
function thumb({ skin }: HandColours): string {
  const d = limb(bend([-212, 74], [-196, -2], [-118, 14]), [64, 58, 50, 44, 34])
  return (
    at(3, 5, 1, shape(d, darken(skin, 0.4), { opacity: 0.5 })) +
    shape(d, skin) +
    oval(-116, 8, 10, 7, mix(skin, '#f7cfae', 0.5), { opacity: 0.8 })
  )
}

function soil(art: Artboard): string {
  const { random, palette } = art
  const top = mix(palette.wood[2], '#3a2118', 0.45)
  const d = smoothClosed([
    [-176, 60],
    [-150, 4],
    [-84, -30],
    [0, -44],
    [84, -30],
    [150, 4],
    [176, 60],
    [120, 126],
    [0, 136],
    [-120, 126],
  ])
  const crumbs = stipple(random, { count: 420, colour: palette.wood[0], opacity: 0.55, size: [2, 6] }, () => [
    random.between(-160, 160),
    -40 + random.next() ** 1.6 * 120,
  ])
  return (
    shape(d, art.vertical([0, mix(top, palette.wood[1], 0.35)], [1, darken(top, 0.3)])) +
    art.clipped(d, crumbs)
  )
}

function seedling(art: Artboard): string {
  const { green } = art.palette
  const stem = limb(
    [
      [0, -30],
      [-8, -92],
      [4, -160],
      [0, -222],
    ],
    [15, 13, 11, 7],
  )
  const leaf = (x: number, y: number, length: number, angle: number) =>
    at(
      x,
      y,
      1,
      leafBlade(length, angle, green[0], green[1]) +
        at(0, 0, 1, stroke(`M0 0L0 ${-length * 0.86}`, green[2], 2.2, { opacity: 0.6 }), angle),
    )
  return [
    shape(stem, green[1]),
    leaf(-6, -96, 118, -64),
    leaf(0, -128, 124, 58),
    leaf(2, -168, 128, -38),
    leaf(2, -186, 120, 36),
    leaf(0, -214, 98, -6),
  ].join('')
}

function colours(art: Artboard, skin: string): HandColours {
  return { skin: art.palette.lit(skin), sleeve: art.palette.lit(art.random.pick(CLOTHS)) }
}

function countryside(art: Artboard, horizon: number): string {
  const { green, haze, gold, sand, blue } = art.palette
  const field = (tone: string) => art.vertical([0, tone], [1, green[2]])
  return [
    hill(art, { y: horizon, swing: 30, waves: 1.4, fill: mix(blue[2], haze, 0.6) }),
    hill(art, { y: horizon + 40, swing: 22, waves: 1.1, fill: mix(green[2], haze, 0.3) }),
    hill(art, {
      y: horizon + 90,
      swing: 18,
      waves: 1.6,
      fill: field(mix(green[1], gold[1], 0.25)),
      grain: gold[0],
    }),
    hill(art, {
      y: horizon + 170,
      swing: 16,
      waves: 0.8,
      fill: field(mix(green[1], sand[1], 0.2)),
      grain: green[0],
    }),
  ].join('')
}

/** Two people's hands hold one young plant. */
export const handsWithSeedling: Scene = (frame) => {
  const art = createArtboard(frame, 'dawn')
  const { w, h, palette, random } = art
  const horizon = h * 0.66
  openSky(art, { horizon, clouds: 3, sun: [w * 0.5, h * 0.42, 168], flock: [w * 0.16, h * 0.22, 5] })
  art.add(countryside(art, horizon))
  const skins = random.shuffle([random.pick(LIGHTER_SKINS), random.pick(DEEPER_SKINS)]) as [string, string]
  const [left, right] = [colours(art, skins[0]), colours(art, skins[1])]
  const other = (markup: string) => at(0, 0, 1, markup, 0, -1)
  const hands = cuppedHand(left) + other(at(0, 10, 1, cuppedHand(right))) + thumb(left) + other(thumb(right))
  const size = Math.min(h, w) / 768
  art.add(at(w * 0.5, h * 0.62, size, soil(art) + seedling(art) + hands))
  art.add(box(0, 0, w, h, art.vertical([0, palette.halo, 0], [0.7, palette.ink, 0], [1, palette.ink, 0.12])))
  return art.toSvg()
}
