import { type Artboard, createArtboard, type Scene } from '../drawing/artboard.ts'
import { citadelMosque } from '../drawing/cairo-landmarks.ts'
import { darken, mix } from '../drawing/colour.ts'
import { figure, POSES, type Pose } from '../drawing/figure.ts'
import { someLook } from '../drawing/figure-look.ts'
import { onGround } from '../drawing/on-ground.ts'
import { bush, palm } from '../drawing/plants.ts'
import { at, box, num, pair, shape, stroke } from '../drawing/shapes.ts'
import { openSky } from '../drawing/sky.ts'
import { hill } from '../drawing/terrain.ts'

/** A mortarboard seen slightly from below, its centre at the origin. */
function cap(colour: string, tassel: string): string {
  return [
    shape('M-9 0C-9 8 9 8 9 0L9-6L-9-6Z', darken(colour, 0.3)),
    shape('M0-13L19-6L0 1L-19-6Z', colour),
    shape('M0-13L19-6L0 1Z', darken(colour, 0.25), { opacity: 0.5 }),
    stroke('M0-6L14-3L15 7', tassel, 1.3),
    stroke('M15 7L14.500 11', tassel, 3),
  ].join('')
}

function graduate(art: Artboard, pose: Pose, wearsCap: boolean): string {
  const { palette, random } = art
  const gown = random.pick([palette.blue[1], palette.blue[2], palette.blue[1], palette.green[2]])
  const sash = random.pick([palette.gold[1], palette.paper, palette.gold[0]])
  const look = {
    ...someLook(random, palette, {
      garment: 'robe',
      sleeves: 'long',
      hair: random.pick(['hijab', 'hijab', 'short', 'curls', 'bun', 'short', 'long']),
    }),
    top: gown,
  }
  const facing = random.pick([-1, 0, 1])
  const stole =
    shape('M-9-121L-3-121L-2-64L-9-60L-13-64ZM9-121L3-121L2-64L9-60L13-64Z', sash) +
    stroke('M-11-72h8M3-72h8', darken(sash, 0.3), 1.6)
  const hat = wearsCap ? at(facing * 1.6, -148, 1, cap(darken(gown, 0.2), palette.gold[1])) : ''
  return figure({ look, pose, facing }) + stole + hat
}

/** Stairs and columns of the hall behind the group. */
function hall(art: Artboard, x: number, ground: number, width: number): string {
  const { stone, blue } = art.palette
  const height = width * 0.42
  const top = ground - height
  const inside = art.vertical([0, mix(stone[2], blue[2], 0.3)], [1, mix(stone[1], stone[2], 0.6)])
  return [
    at(x + width / 2, top - 40, width / 330, citadelMosque(stone)),
    box(x, top, width, height, inside),
    colonnade(art, x, ground, width),
    box(x - 16, top - 46, width + 32, 42, stone[1]),
    box(x - 16, top - 46, width + 32, 9, stone[0]),
    stroke(`M${pair(x, top - 22)}h${num(width)}`, blue[1], 7, { 'stroke-dasharray': '2 14', opacity: 0.8 }),
    ...[0, 1, 2].map((i) =>
      box(x - 26 - i * 22, ground + i * 11, width + 52 + i * 44, 12, i % 2 ? stone[1] : stone[0]),
    ),
  ].join('')
}

/** Columns with an arched door between each two. */
function colonnade(art: Artboard, x: number, ground: number, width: number): string {
  const { stone, gold, wood } = art.palette
  const height = width * 0.42
  const top = ground - height
  const place = (i: number) => x + width * (0.06 + (i / 6) * 0.88)
  const shafts = Array.from({ length: 7 }, (_, i) => {
    const cx = place(i)
    return (
      box(cx - 11, top, 22, height, stone[0]) +
      box(cx + 2, top, 9, height, stone[2], { opacity: 0.4 }) +
      box(cx - 17, top - 6, 34, 9, stone[1]) +
      box(cx - 17, ground - 9, 34, 9, stone[1])
    )
  })
  const doors = Array.from({ length: 6 }, (_, i) => {
    const wide = width * 0.07
    const [rise, half] = [num(height * 0.5), num(wide / 2)]
    const d = `M${pair(place(i + 0.5) - wide / 2, ground)}v-${rise}a${half} ${num(wide * 0.62)} 0 0 1 ${num(wide)} 0v${rise}z`
    return shape(d, i % 2 ? gold[0] : wood[1], { opacity: i % 2 ? 0.75 : 0.9 })
  })
  return doors.join('') + shafts.join('')
}

function confetti(art: Artboard, bottom: number): string {
  const { w, random, palette } = art
  const hues = [
    palette.gold[1],
    palette.gold[0],
    palette.clay[1],
    palette.green[1],
    palette.blue[0],
    palette.paper,
  ] as const
  return Array.from({ length: 120 }, () => {
    const [x, y] = [random.next() * w, random.next() ** 1.2 * bottom]
    const s = random.between(4, 9)
    const piece = random.chance(0.6)
      ? box(-s / 2, -s / 4, s, s / 2, random.pick(hues))
      : stroke(`M${num(-s)} 0q${num(s / 2)} ${num(-s)} ${num(s)} 0t${num(s)} 0`, random.pick(hues), 1.8)
    return at(x, y, 1, piece, random.between(0, 180))
  }).join('')
}

/** The hall between palms and hedges, and the lawn before it. */
function campus(art: Artboard, ground: number): string {
  const { w, h, palette, random } = art
  const { green, gold, haze, wood } = palette
  const width = Math.min(w * 0.64, h * 0.66)
  const palms = [0.05, 0.13, 0.87, 0.95].map((share) =>
    at(w * share, ground + 8, 1, palm(random, random.between(220, 320), wood[2], green)),
  )
  const hedge = Array.from({ length: Math.ceil(w / 58) + 1 }, (_, i) => i * 58)
    .filter((x) => x < w * 0.2 || x > w * 0.8)
    .map((x) => at(x, ground + 14, 1, bush(random, random.between(26, 40), green)))
  const lawn = art.vertical([0, mix(green[0], gold[0], 0.25)], [1, green[1]])
  return [
    hill(art, { y: ground - 30, swing: 18, waves: 1.4, fill: mix(green[2], haze, 0.55) }),
    hall(art, w / 2 - width / 2, ground - 12, width),
    ...palms,
    ...hedge,
    hill(art, { y: ground + 22, swing: 5, waves: 1, fill: lawn, grain: green[2] }),
  ].join('')
}

const MOODS = [POSES.cheering, POSES.cheering, POSES.standing, POSES.speaking, POSES.cheering] as const

function lineUp(art: Artboard, count: number, y: number, scale: number, inset: number): string {
  const { w, random } = art
  return Array.from({ length: count }, (_, i) => {
    const x = w * inset + ((i + 0.5) / count) * w * (1 - inset * 2)
    const pose = random.pick(MOODS)
    return onGround(art, x, y + random.between(-4, 4), scale, graduate(art, pose, pose !== POSES.cheering))
  }).join('')
}

/** Caps in the air: the day a cohort finishes. */
export const graduationDay: Scene = (frame) => {
  const art = createArtboard(frame, 'day')
  const { w, h, palette, random } = art
  const ground = h * 0.72
  const size = Math.min(1.75, w / 540)
  const isWide = art.wideness > 0.35
  openSky(art, {
    horizon: ground,
    clouds: 3,
    sun: [w * random.between(0.66, 0.8), h * 0.24, 86],
    flock: [w * 0.2, h * 0.14, 6],
  })
  art.add(campus(art, ground), lineUp(art, isWide ? 7 : 4, h * 0.865, size * 0.9, 0.08))
  art.add(lineUp(art, isWide ? 6 : 4, h * 0.99, size * 1.12, 0.03), confetti(art, h * 0.62))
  for (let i = 0; i < 9; i++) {
    const [x, y] = [w * (0.1 + (i / 8) * 0.8) + random.between(-30, 30), h * random.between(0.1, 0.42)]
    const thrown = cap(palette.blue[2], palette.gold[1])
    art.add(at(x, y, size * random.between(0.95, 1.25), thrown, random.between(-40, 40)))
  }
  return art.toSvg()
}
