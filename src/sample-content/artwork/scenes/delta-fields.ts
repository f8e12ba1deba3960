import { type Artboard, createArtboard, type Scene } from '../drawing/artboard.ts'
import { darken, lighten, mix } from '../drawing/colour.ts'
import { limb } from '../drawing/limb.ts'
import {
  along,
  at,
  box,
  disc,
  type Point,
  polygon,
  polyline,
  shape,
  smoothClosed,
  streak,
  stroke,
} from '../drawing/shapes.ts'
import { stipple } from '../drawing/stipple.ts'

interface Parcel {
  u: number
  v: number
  width: number
  height: number
}

/** Cuts a piece of land in two again and again, as inheritance does, until fields are left. */
function divide(art: Artboard, parcel: Parcel, smallest: number): Parcel[] {
  const { random } = art
  const area = parcel.width * parcel.height
  if (area < smallest || (area < smallest * 2.4 && random.chance(0.3))) return [parcel]
  const cut = random.between(0.34, 0.66)
  const wide = parcel.width > parcel.height * random.between(0.8, 1.3)
  const [first, second]: [Parcel, Parcel] = wide
    ? [
        { ...parcel, width: parcel.width * cut },
        { ...parcel, u: parcel.u + parcel.width * cut, width: parcel.width * (1 - cut) },
      ]
    : [
        { ...parcel, height: parcel.height * cut },
        { ...parcel, v: parcel.v + parcel.height * cut, height: parcel.height * (1 - cut) },
      ]
  return [...divide(art, first, smallest), ...divide(art, second, smallest)]
}

type Warp = (u: number, v: number) => Point

/** Turns the straight plan and bends it a little, so that no field edge is a ruler line. */
function warpOf(art: Artboard): Warp {
  const { w, h, random } = art
  const angle = random.between(-0.42, -0.22)
  const phase = random.between(0, 6)
  return (u, v) => {
    const x = u + Math.sin(v / 210 + phase) * 16
    const y = v + Math.sin(u / 260 + phase) * 20
    return [
      w / 2 + x * Math.cos(angle) - y * Math.sin(angle),
      h / 2 + x * Math.sin(angle) + y * Math.cos(angle),
    ]
  }
}

function outline(warp: Warp, { u, v, width, height }: Parcel, inset: number): Point[] {
  const [a, b, c, d] = [u + inset, v + inset, u + width - inset, v + height - inset]
  const [mu, mv] = [(a + c) / 2, (b + d) / 2]
  return [warp(a, b), warp(mu, b), warp(c, b), warp(c, mv), warp(c, d), warp(mu, d), warp(a, d), warp(a, mv)]
}

function furrows(warp: Warp, { u, v, width, height }: Parcel, gap: number): string {
  let d = ''
  if (width > height) {
    for (let y = v + gap; y < v + height - 2; y += gap)
      d += polyline([warp(u + 5, y), warp(u + width / 2, y), warp(u + width - 5, y)])
  } else {
    for (let x = u + gap; x < u + width - 2; x += gap)
      d += polyline([warp(x, v + 5), warp(x, v + height / 2), warp(x, v + height - 5)])
  }
  return d
}

function field(art: Artboard, warp: Warp, parcel: Parcel): string {
  const { random, palette } = art
  const { green, gold, clay, sand, water } = palette
  const crop = random.pick([
    green[1],
    green[1],
    mix(green[1], green[2], 0.4),
    mix(green[0], green[1], 0.5),
    green[0],
    mix(green[1], gold[1], 0.3),
    mix(green[0], gold[0], 0.45),
    mix(gold[1], sand[0], 0.3),
    sand[0],
    mix(clay[0], sand[1], 0.55),
    mix(water[0], green[0], 0.4),
  ])
  const edge = polygon(outline(warp, parcel, 2.4))
  const gap = random.pick([6, 8, 11, 15])
  const line = random.chance(0.5) ? darken(crop, 0.3) : lighten(crop, 0.4)
  const dots = random.chance(0.22)
  const tilled = stroke(furrows(warp, parcel, gap), line, dots ? gap * 0.42 : random.between(1, gap * 0.36), {
    opacity: 0.62,
    ...(dots ? { 'stroke-dasharray': `0.1 ${gap}` } : {}),
  })
  return shape(edge, crop) + art.clipped(edge, tilled)
}

function tree(x: number, y: number, r: number, art: Artboard): string {
  const { green, ink } = art.palette
  return (
    disc(x + r * 0.7, y + r * 0.7, r, ink, { opacity: 0.3 }) +
    disc(x, y, r, green[2]) +
    disc(x - r * 0.24, y - r * 0.26, r * 0.62, green[1])
  )
}

function house(art: Artboard, x: number, y: number, turn: number): string {
  const { palette, random } = art
  const s = random.between(13, 24)
  const roof = random.pick([palette.stone[0], palette.wall[1], palette.clay[0]])
  return at(
    x,
    y,
    1,
    box(3, 4, s * 1.25, s, palette.ink, { opacity: 0.32 }) +
      box(0, 0, s * 1.25, s, roof) +
      box(s * 0.7, 0, s * 0.55, s, palette.stone[2], { opacity: 0.35 }) +
      box(s * 0.2, s * 0.2, s * 0.3, s * 0.3, palette.stone[1]),
    turn,
  )
}

const ISLAND: readonly Point[] = [
  [-9, 0],
  [-6, -26],
  [2, -38],
  [9, -18],
  [8, 14],
  [-2, 26],
]

/** Trees on both banks, `half` away from the middle of the stream. */
function bankTrees(art: Artboard, course: readonly Point[], half: (t: number) => number): string {
  const { random } = art
  return Array.from({ length: 84 }, () => {
    const t = random.between(0.01, 0.98)
    const [[ax, ay], [bx, by]] = [along(course, t), along(course, t + 0.01)]
    const length = Math.hypot(bx - ax, by - ay) || 1
    const off = (random.chance(0.5) ? 1 : -1) * (half(t) + random.between(12, 24))
    return tree(ax - ((by - ay) / length) * off, ay + ((bx - ax) / length) * off, random.between(5, 11), art)
  }).join('')
}

function islands(art: Artboard, course: readonly Point[]): string {
  const { random, palette } = art
  const d = smoothClosed(ISLAND)
  return [0.3, 0.72]
    .map((t) => {
      const [x, y] = along(course, t + random.between(-0.05, 0.05))
      const turn = random.between(-20, 30)
      return (
        at(x + 20, y, 1.5, shape(d, palette.sand[0]), turn) +
        at(x + 20, y, 1.1, shape(d, palette.green[1]), turn)
      )
    })
    .join('')
}

/** The river with its pale banks, islands and tree rows; it swells and narrows as it winds. */
function river(art: Artboard, course: readonly Point[], width: number): string {
  const { palette, random } = art
  const [light, middle, deep] = palette.water
  const phase = random.between(0, 6)
  const steps = Array.from({ length: 49 }, (_, i) => i / 48)
  const points = steps.map((t) => along(course, t))
  const wide = (t: number) =>
    width * (1 + 0.34 * Math.sin(t * 17 + phase) + 0.16 * Math.sin(t * 31 + phase * 2))
  const bed = (share: number, more = 0) =>
    limb(
      points,
      steps.map((t) => share * wide(t) + more),
    )
  const glints = Array.from({ length: 26 }, () => {
    const [x, y] = along(course, random.next())
    return streak(x + random.between(-24, 10), y, random.between(12, 30), 1.6)
  })
  return [
    shape(bed(1, 42), palette.green[2]),
    shape(bed(1, 17), palette.sand[0]),
    shape(bed(1), middle),
    shape(bed(0.62), mix(middle, deep, 0.55)),
    shape(bed(0.24), deep, { opacity: 0.5 }),
    islands(art, course),
    bankTrees(art, course, (t) => wide(t) / 2),
    shape(glints.join(''), light, { opacity: 0.7 }),
  ].join('')
}

function sailsOn(art: Artboard, course: readonly Point[]): string {
  const { palette } = art
  return [0.28, 0.52, 0.74]
    .map((t) => {
      const [x, y] = along(course, t)
      const wake = stroke('M0 14L-9 40M0 14L9 40', palette.paper, 1.6, { opacity: 0.6 })
      return at(
        x,
        y,
        1,
        wake +
          shape('M-6 12C-8 0-3-14 0-18C3-14 8 0 6 12Z', palette.wood[2]) +
          shape('M1-16C16-6 18 8 4 12Z', palette.paper),
        art.random.between(20, 60),
      )
    })
    .join('')
}

function village(art: Artboard, [cx, cy]: Point, turn: number): string {
  const { random } = art
  const spots = Array.from(
    { length: 13 },
    () => [cx + random.between(-76, 76), cy + random.between(-52, 52)] as const,
  )
  return spots
    .map(([x, y], i) => (i % 3 === 2 ? tree(x, y, random.between(7, 12), art) : house(art, x, y, turn)))
    .join('')
}

/** Paper grain, morning light from one corner and shade in the other. */
function overallLight(art: Artboard): string {
  const { w, h, palette, random } = art
  const { halo, ink } = palette
  const light = art.radial(w * 0.2, h * 0.1, Math.hypot(w, h), [0, halo, 0.34], [0.5, halo, 0], [1, ink, 0.3])
  const grain = { count: 1400, colour: palette.paper, opacity: 0.28, size: [1, 2.4] } as const
  return stipple(random, grain, () => [random.next() * w, random.next() * h]) + box(0, 0, w, h, light)
}

/** Delta farmland from above: narrow fields, canals, villages and the river through it all. */
export const deltaFields: Scene = (frame) => {
  const art = createArtboard(frame, 'day')
  const { w, h, palette, random } = art
  const warp = warpOf(art)
  const reach = Math.hypot(w, h)
  art.add(box(0, 0, w, h, mix(palette.sand[1], palette.green[2], 0.35)))
  const land = { u: -reach / 2, v: -reach / 2, width: reach, height: reach }
  for (const parcel of divide(art, land, 17000)) art.add(field(art, warp, parcel))
  const canals = [-0.27, 0.05, 0.3]
    .map((v) => polyline(Array.from({ length: 9 }, (_, i) => warp((i / 8 - 0.5) * reach, v * reach))))
    .join('')
  art.add(stroke(canals, palette.sand[0], 13), stroke(canals, palette.water[1], 7))
  const middle = w * random.between(0.42, 0.58)
  const bow = h * 0.14
  const course: Point[] = [
    [middle + bow * random.between(-0.4, 0.4), -70],
    [middle + bow * random.between(0.7, 1), h * 0.2],
    [middle - bow * random.between(0.4, 1), h * 0.46],
    [middle + bow * random.between(0.4, 0.9), h * 0.74],
    [middle - bow * random.between(0, 0.6), h + 70],
  ]
  art.add(river(art, course, 96), sailsOn(art, course))
  art.add(village(art, [w * 0.2, h * random.between(0.2, 0.34)], -17))
  art.add(village(art, [w * 0.84, h * random.between(0.66, 0.8)], -17), overallLight(art))
  return art.toSvg()
}
