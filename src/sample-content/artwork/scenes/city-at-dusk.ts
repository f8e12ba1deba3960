import { type Artboard, createArtboard, type Scene } from '../drawing/artboard.ts'
import { apartmentBlock } from '../drawing/buildings.ts'
import { citadelMosque, lotusTower, minaret } from '../drawing/cairo-landmarks.ts'
import { mix } from '../drawing/colour.ts'
import { felucca, feluccaReflection } from '../drawing/felucca.ts'
import { faded } from '../drawing/palettes.ts'
import { palm } from '../drawing/plants.ts'
import { at, below, box, disc, num, type Point, pair, shape, streak, stroke } from '../drawing/shapes.ts'
import { birds, drift, paintSky, sunDisc } from '../drawing/sky.ts'
import { sunLane, water } from '../drawing/water.ts'

/** Roofs in the distance: one outline, no windows. */
function distantRoofs(art: Artboard, ground: number, tall: number, fill: string): string {
  const { w, random } = art
  let d = ''
  for (let x = -20; x < w + 20; ) {
    const step = random.between(22, 60)
    const top = ground - tall * random.between(0.35, 1)
    d += `M${pair(x, ground)}V${num(top)}h${num(step + 1)}V${num(ground)}Z`
    if (random.chance(0.3)) d += `M${pair(x + step * 0.3, top + 1)}v-15h6v15z`
    x += step
  }
  return shape(d, fill)
}

function citadel(art: Artboard, x: number, ground: number): string {
  const { palette, w } = art
  const tones = faded(palette, palette.stone, 0.42)
  const hill: Point[] = [
    [x - 330, ground + 4],
    [x - 190, ground - 44],
    [x - 110, ground - 74],
    [x + 110, ground - 74],
    [x + 200, ground - 40],
    [Math.max(x + 330, w * 0.4), ground + 4],
  ]
  const wall = box(x - 150, ground - 88, 300, 30, mix(tones[1], tones[2], 0.3))
  const teeth = Array.from({ length: 25 }, (_, i) => `M${pair(x - 150 + i * 12, ground - 88)}v-6h7v6z`).join(
    '',
  )
  return [
    at(x - 62, ground - 84, 1, minaret(232, tones)),
    at(x + 66, ground - 84, 1, minaret(232, tones)),
    at(x, ground - 84, 1.08, citadelMosque(tones)),
    shape(
      below(hill, ground + 6),
      art.vertical(
        [0, mix(palette.sand[2], palette.haze, 0.45)],
        [1, mix(palette.sand[2], palette.haze, 0.2)],
      ),
    ),
    wall,
    shape(teeth, mix(tones[1], tones[2], 0.3)),
  ].join('')
}

function corniche(art: Artboard, ground: number): string {
  const { w, palette, random } = art
  const parts: string[] = []
  const lit = palette.isDark ? 0.42 : 0.06
  const hues = [palette.stone, palette.wall, palette.clay, palette.sand] as const
  for (let x = -30; x < w + 20; ) {
    const width = random.between(54, 108)
    const tones = random.chance(0.24) ? random.pick(hues) : palette.stone
    const front = mix(mix(tones[1], palette.stone[1], 0.35), palette.ink, palette.isDark ? 0.16 : 0.02)
    const height = random.between(58, 176) * (Math.abs(x / w - 0.42) < 0.16 ? 0.6 : 1)
    parts.push(
      apartmentBlock(random, {
        x,
        y: ground,
        width,
        height,
        front,
        side: mix(tones[2], palette.ink, 0.3),
        window: mix(tones[2], palette.ink, 0.4),
        lamp: palette.lamp,
        lit,
      }),
    )
    x += width + random.between(-4, 16)
  }
  for (let x = 10; x < w; x += random.between(46, 110)) {
    parts.push(at(x, ground + 6, 1, palm(random, random.between(50, 82), palette.wood[2], palette.green)))
  }
  return parts.join('')
}

/** Arched river bridge across the picture, with lamps on top. */
function bridge(art: Artboard, y: number): string {
  const { palette, w } = art
  const end = w + 40
  const span = 118
  const deck = mix(palette.stone[2], palette.ink, 0.35)
  let d = `M-20 ${num(y)}L${pair(end, y)}L${pair(end, y + 46)}`
  for (let x = end - 16; x > -20; x -= span)
    d += `L${pair(x, y + 46)}Q${pair(x - span / 2 + 8, y - 18)} ${pair(x - span + 16, y + 46)}`
  const rail = stroke(`M-20 ${num(y - 9)}L${pair(end, y - 9)}`, palette.stone[1], 1.6)
  const lamps = Array.from({ length: Math.ceil(end / 59) }, (_, i) => {
    const x = end - 10 - i * 59
    return (
      stroke(`M${pair(x, y)}v-34`, palette.ink, 2.4) +
      disc(x, y - 36, 11, palette.lamp, { opacity: 0.28 }) +
      disc(x, y - 36, 4.4, palette.lamp)
    )
  })
  return (
    shape(`${d}L-20 ${num(y + 46)}Z`, deck) +
    box(-20, y - 2, end + 20, 6, palette.stone[1]) +
    rail +
    lamps.join('')
  )
}

function lightsOnWater(art: Artboard, top: number): string {
  const { w, h, random, palette } = art
  let d = ''
  for (let i = 0; i < 26; i++) {
    const x = random.next() * w
    const length = random.between(0.2, 0.75)
    for (let k = 0; k < 9; k++) {
      const y = top + 8 + (k / 9) * length * (h - top)
      d += streak(x - 7 - k * 1.6, y, 14 + k * 3.4, 1.4 + k * 0.2)
    }
  }
  return shape(d, palette.lamp, { opacity: palette.isDark ? 0.4 : 0.14 })
}

/** Cairo after sunset: citadel, tower and bridge over the darkening river. */
export const cityAtDusk: Scene = (frame) => {
  const art = createArtboard(frame, 'dusk')
  const { w, h, palette, random } = art
  const ground = h * 0.68
  const sunX = w * random.between(0.4, 0.5)
  paintSky(art, ground - 30)
  art.add(drift(art, ground, 4), sunDisc(art, sunX, ground - 190, 92))
  art.add(birds(art, [w * 0.3, h * 0.24], 6, palette.ink, 12))
  art.add(distantRoofs(art, ground, 110, mix(palette.stone[2], palette.haze, 0.66)))
  art.add(citadel(art, w * random.between(0.7, 0.76), ground))
  art.add(distantRoofs(art, ground, 70, mix(palette.stone[2], palette.haze, 0.3)))
  art.add(at(w * 0.2, ground, Math.min(1.3, h / 700), lotusTower(palette.stone, palette.lamp)))
  for (const share of [0.06, 0.57, 0.94])
    art.add(at(w * share, ground, 1, minaret(random.between(206, 262), palette.stone)))
  art.add(
    corniche(art, ground),
    water(art, ground),
    sunLane(art, sunX, ground + 14, h, 90),
    lightsOnWater(art, ground),
  )
  art.add(
    box(0, ground - 2, w, 12, mix(palette.stone[2], palette.ink, 0.3)),
    box(0, ground - 3, w, 3, palette.stone[1]),
  )
  art.add(bridge(art, ground + 36))
  const boat = feluccaReflection(palette, palette.paper) + felucca(palette, palette.paper)
  art.add(at(w * random.between(0.72, 0.84), h * 0.86, 0.95, boat))
  return art.toSvg()
}
