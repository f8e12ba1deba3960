import { type Artboard, createArtboard, type Scene } from '../drawing/artboard.ts'
import { mix } from '../drawing/colour.ts'
import { felucca, feluccaReflection } from '../drawing/felucca.ts'
import type { Tones } from '../drawing/palettes.ts'
import { bush, palm, reeds } from '../drawing/plants.ts'
import { at, below, box, type Point, pair, shape } from '../drawing/shapes.ts'
import { birds, drift, paintSky, sunDisc } from '../drawing/sky.ts'
import { fadingSpray } from '../drawing/stipple.ts'
import { sunLane, water } from '../drawing/water.ts'

/** The desert plateau behind the valley: flat tops and, below them, slopes cut by shaded gullies. */
function cliffs(art: Artboard, horizon: number, height: number, fade: number): string {
  const { w, palette, random } = art
  const top: Point[] = []
  for (let x = -30; x < w + 60; ) {
    const y = horizon - height * random.between(0.6, 1)
    const length = random.between(90, 190)
    top.push([x, y], [x + length, y + random.between(-3, 5)], [x + length + 18, horizon - height * 0.45])
    x += length + random.between(34, 60)
  }
  const last = top[top.length - 1]![0]
  const d = `M-30 ${horizon + 10}L${top.map((point) => pair(...point)).join('L')}L${pair(last, horizon + 10)}Z`
  let gullies = ''
  for (let x = -30; x < w; x += random.between(16, 38)) {
    const y = horizon - height * random.between(0.55, 0.86)
    gullies += `M${pair(x, y)}L${pair(x + random.between(10, 24), horizon + 8)}L${pair(x - 3, horizon + 8)}Z`
  }
  const light = mix(palette.sand[0], palette.haze, fade)
  const shadow = mix(palette.sand[2], palette.haze, fade)
  return (
    shape(d, art.vertical([0, light], [1, mix(palette.sand[1], palette.haze, fade)])) +
    art.clipped(d, shape(gullies, shadow, { opacity: 0.6 }))
  )
}

function house(x: number, y: number, size: number, stone: Tones): string {
  return (
    box(x, y - size, size * 1.3, size, stone[0]) +
    box(x + size * 0.86, y - size, size * 0.44, size, stone[2], { opacity: 0.6 }) +
    box(x + size * 0.2, y - size * 0.7, size * 0.16, size * 0.24, stone[2]) +
    box(x + size * 0.54, y - size * 0.7, size * 0.16, size * 0.24, stone[2])
  )
}

function farBank(art: Artboard, y: number): string {
  const { w, palette, random } = art
  const parts: string[] = []
  for (let x = -10; x < w + 20; x += random.between(60, 120)) {
    if (random.chance(0.55)) parts.push(house(x, y, random.between(16, 30), palette.stone))
  }
  for (let x = 0; x < w + 20; x += random.between(14, 30))
    parts.push(at(x, y + 3, 1, bush(random, random.between(9, 20), palette.green)))
  for (let x = 0; x < w; x += random.between(28, 96)) {
    parts.push(at(x, y + 2, 1, palm(random, random.between(44, 84), palette.wood[2], palette.green)))
  }
  return parts.join('') + box(0, y, w, 7, palette.green[2]) + box(0, y + 6, w, 3, palette.sand[1])
}

function foreground(art: Artboard): string {
  const { w, h, palette, random } = art
  const bank: Point[] = [
    [-30, h - 132],
    [w * 0.1, h - 112],
    [w * 0.22, h - 54],
    [w * 0.36, h - 14],
    [w * 0.42, h + 30],
  ]
  const d = below(bank, h + 40)
  const tufts = [0.02, 0.07, 0.12, 0.17, 0.22, 0.28].map((t, i) =>
    at(w * t, h - 112 + i * i * 3.4 + 18, 1, reeds(random, random.between(70, 130), palette.green)),
  )
  return [
    at(w * 0.06, h - 96, 1, palm(random, Math.min(h * 0.62, 560), palette.wood[2], palette.green)),
    at(w * 0.15, h - 84, 1, palm(random, Math.min(h * 0.4, 380), palette.wood[2], palette.green)),
    shape(d, art.vertical([0, palette.green[1]], [1, palette.green[2]])),
    art.clipped(
      d,
      fadingSpray(
        random,
        { count: 500, colour: palette.green[0], opacity: 0.5, size: [1.4, 3] },
        { x: -20, y: h - 140, width: w * 0.5, height: 130 },
      ),
    ),
    ...tufts,
  ].join('')
}

/** Feluccas under way on the Nile, the west bank behind them. */
export const nileFeluccas: Scene = (frame) => {
  const art = createArtboard(frame, 'dawn')
  const { w, h, palette, random } = art
  const horizon = h * 0.5
  const sunX = w * random.between(0.48, 0.62)
  paintSky(art, horizon)
  art.add(
    drift(art, horizon, 3),
    sunDisc(art, sunX, horizon - 96, 88),
    birds(art, [w * 0.76, h * 0.2], 5, palette.ink, 13),
  )
  art.add(
    cliffs(art, horizon, 128, 0.62),
    cliffs(art, horizon, 84, 0.25),
    water(art, horizon),
    sunLane(art, sunX, horizon + 16, h, 120),
    farBank(art, horizon + 4),
  )
  const sails = [palette.paper, mix(palette.paper, palette.gold[0], 0.45), palette.paper] as const
  const fleet = [
    { x: random.between(0.86, 0.93), y: 0.575, size: 0.52 },
    { x: random.between(0.34, 0.42), y: 0.625, size: 0.82 },
    { x: random.between(0.62, 0.72), y: 0.79, size: Math.min(1.95, w / 560) },
  ]
  fleet.forEach(({ x, y, size }, i) => {
    const sail = sails[i] ?? palette.paper
    art.add(at(w * x, h * y, size, feluccaReflection(palette, sail) + felucca(palette, sail)))
  })
  art.add(foreground(art))
  return art.toSvg()
}
