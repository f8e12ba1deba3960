import { type Artboard, createArtboard, type Scene } from '../drawing/artboard.ts'
import { minaret } from '../drawing/cairo-landmarks.ts'
import { darken, lighten, mix } from '../drawing/colour.ts'
import { figure, POSES } from '../drawing/figure.ts'
import { someLook } from '../drawing/figure-look.ts'
import { onGround } from '../drawing/on-ground.ts'
import { faded, type Tones } from '../drawing/palettes.ts'
import { at, box, disc, num, oval, pair, shape, stroke } from '../drawing/shapes.ts'
import { birds, paintSky, sunDisc } from '../drawing/sky.ts'
import { stipple } from '../drawing/stipple.ts'

/** A striped awning with a scalloped edge, its upper left corner at the origin. */
function awning(width: number, colours: readonly [string, string]): string {
  const stripes = 8
  const step = width / stripes
  const slope = 30
  return Array.from({ length: stripes }, (_, i) => {
    const colour = colours[i % 2 ? 1 : 0]
    const [a, b] = [i * step, (i + 1) * step]
    const flare = (x: number) => x + ((x - width / 2) / width) * slope
    const top = `M${pair(a, 0)}L${pair(b, 0)}L${pair(flare(b), 62)}L${pair(flare(a), 62)}Z`
    const edge = `M${pair(flare(a), 62)}L${pair(flare(b), 62)}V74A${num((flare(b) - flare(a)) / 2)} 13 0 0 1 ${pair(flare(a), 74)}Z`
    return shape(top, colour) + shape(edge, darken(colour, 0.22))
  }).join('')
}

/** Fruit piled up in a crate, 92 units wide, floor at the origin. */
function crate(art: Artboard, fruit: Tones): string {
  const { wood } = art.palette
  const rows = [5, 4, 3]
  const pile = rows.flatMap((count, row) =>
    Array.from({ length: count }, (_, i) => {
      const [x, y] = [(i - (count - 1) / 2) * 17, -38 - row * 13]
      return (
        disc(x, y, 9.6, row === 1 ? fruit[1] : mix(fruit[1], fruit[2], 0.22)) +
        disc(x - 3, y - 3, 3.4, fruit[0], { opacity: 0.85 })
      )
    }),
  )
  return (
    pile.join('') +
    box(-46, -34, 92, 34, wood[1]) +
    stroke('M-46-23h92M-46-11h92', wood[2], 2) +
    box(20, -34, 26, 34, wood[2], { opacity: 0.35 })
  )
}

/** An open sack with a cone of spice. */
function sack(art: Artboard, spice: Tones): string {
  const { stone: sand, ink } = art.palette
  return [
    oval(4, 0, 34, 6, ink, { opacity: 0.26 }),
    shape('M-24 0C-32-22-27-38-22-44L22-44C27-38 32-22 24 0Z', mix(sand[0], '#ffffff', 0.2)),
    shape('M6-44L22-44C27-38 32-22 24 0L10 0C16-14 14-32 6-44Z', sand[2], { opacity: 0.5 }),
    oval(0, -44, 25, 7, darken(spice[2], 0.1)),
    shape('M-22-45C-12-52-6-66 0-72C6-66 12-52 22-45C12-40-12-40-22-45Z', spice[1]),
    shape('M0-72C6-66 12-52 22-45C16-42 9-41 4-40.600C8-52 4-64 0-72Z', spice[2], { opacity: 0.6 }),
    stroke('M-24-40C-10-33 10-33 24-40', lighten(sand[0], 0.3), 3),
  ].join('')
}

function lantern(art: Artboard, drop: number, glass: string): string {
  const { palette } = art
  const { lamp } = palette
  const reach = palette.isDark ? 150 : 44
  return [
    stroke(`M0 0V${num(drop)}`, palette.ink, 1.6),
    disc(
      0,
      drop + 20,
      reach,
      art.radial(0, drop + 20, reach, [0, lamp, 0.6], [0.3, lamp, 0.22], [1, lamp, 0]),
    ),
    shape(`M-5 ${num(drop)}h10l4 7h-18z`, palette.gold[2]),
    shape(`M-10 ${num(drop + 7)}h20l5 14l-6 16h-18l-6-16z`, glass),
    shape(`M3 ${num(drop + 7)}h7l5 14l-6 16h-6z`, darken(glass, 0.3), { opacity: 0.5 }),
    shape(`M-9 ${num(drop + 37)}h18l-5 8h-8z`, palette.gold[2]),
  ].join('')
}

/** One stall with its keeper, front left foot at the origin. */
function stall(
  art: Artboard,
  width: number,
  cloth: readonly [string, string],
  goods: readonly Tones[],
): string {
  const { palette, random } = art
  const { wood, ink } = palette
  const shown = Math.max(2, Math.round(width / 100))
  const heap = Array.from({ length: shown }, (_, i) => {
    const tones = goods[(i + random.whole(0, 2)) % goods.length] ?? palette.gold
    return at(width * ((i + 0.5) / shown), -70, Math.min(1, width / shown / 96), crate(art, tones))
  })
  const keepers = (width > 260 ? [0.3, 0.7] : [0.5]).map((share) => {
    const pose = random.pick([POSES.talking, POSES.leaning, POSES.writing])
    const look = someLook(random, palette, { garment: 'trousers' })
    return at(width * share, 6, 1.28, figure({ look, pose, facing: random.pick([-1, 1]) }))
  })
  const planks = [0.25, 0.5, 0.75].map((share) => `M${num(width * share)}-56v56`).join('')
  return [
    box(6, -252, width - 12, 190, mix(ink, wood[2], 0.45), { opacity: 0.9 }),
    ...keepers,
    ...heap,
    stroke(`M5 0V-268M${num(width - 5)} 0V-268`, wood[2], 8),
    box(-4, -74, width + 8, 16, wood[0]),
    box(0, -58, width, 60, art.vertical([0, wood[2]], [0.3, wood[1]], [1, wood[1]])),
    stroke(planks, wood[2], 2, { opacity: 0.6 }),
    at(-6, -282, (width + 12) / width, awning(width, cloth)),
  ].join('')
}

/** A wooden bay window of the old houses, upper left corner at the origin. */
function bay(art: Artboard): string {
  const { wood, ink } = art.palette
  let lattice = ''
  for (let i = 1; i < 6; i++) lattice += `M${i * 13} 10v74M4 ${i * 13 + 4}h70`
  return [
    box(6, 8, 82, 96, ink, { opacity: 0.22 }),
    shape('M0 8L8 0L70 0L78 8Z', wood[2]),
    box(0, 8, 78, 80, wood[1]),
    stroke(lattice, wood[0], 2.2, { opacity: 0.75 }),
    box(50, 8, 28, 80, wood[2], { opacity: 0.4 }),
    shape('M0 88L78 88L66 104L12 104Z', wood[2]),
  ].join('')
}

/** Bays along one receding wall; the mirrored call makes the other side. */
function facade(art: Artboard, width: number, slope: number): string {
  const windows = [0, 1].flatMap((row) =>
    [0.08, 0.52].map((share) => at(width * share, 96 + row * 178, Math.min(1, width / 290), bay(art))),
  )
  return `<g transform="skewY(${num((Math.atan(slope) * 180) / Math.PI)})">${windows.join('')}</g>`
}

function alley(art: Artboard, horizon: number): string {
  const { w, h, palette } = art
  const { stone, sand } = palette
  const left = `M0 0L${pair(w * 0.3, h * 0.16)}V${num(horizon)}H0Z`
  const right = `M${num(w)} 0L${pair(w * 0.72, h * 0.16)}V${num(horizon)}H${num(w)}Z`
  return [
    at(w * 0.5, horizon, 1, minaret(h * 0.5, faded(palette, stone, 0.3))),
    box(w * 0.28, horizon - h * 0.14, w * 0.46, h * 0.14, mix(stone[1], palette.haze, 0.4)),
    shape(left, art.horizontal([0, stone[2]], [1, stone[1]])),
    shape(right, art.horizontal([0, mix(stone[1], stone[0], 0.5)], [1, stone[1]])),
    facade(art, w * 0.3, (h * 0.16) / (w * 0.3)),
    at(w, 0, 1, facade(art, w * 0.28, (h * 0.16) / (w * 0.28)), 0, -1),
    box(0, horizon - 4, w, h - horizon + 4, art.vertical([0, sand[0]], [1, sand[1]])),
  ].join('')
}

/** A line of lanterns across the street. */
function lanterns(art: Artboard): string {
  const { w, h, palette, random } = art
  const { gold, clay, blue, green, lamp, isDark, ink } = palette
  const line = stroke(`M-10 ${num(h * 0.1)}Q${pair(w * 0.5, h * 0.24)} ${pair(w + 10, h * 0.08)}`, ink, 1.8)
  const hung = Array.from({ length: 8 }, (_, i) => {
    const t = (i + 1) / 9
    const y = h * (0.1 * (1 - t) ** 2 + 0.48 * t * (1 - t) + 0.08 * t * t)
    const glass = mix(random.pick([gold[1], clay[1], blue[0], green[0]]), lamp, isDark ? 0.6 : 0)
    return at(w * t, y, 1, lantern(art, random.between(12, 40), glass))
  })
  return line + hung.join('')
}

function shoppers(art: Artboard): string {
  const { w, h, palette, random } = art
  const size = Math.min(1.8, w / 540)
  return [0.22, 0.52, 0.64, 0.9]
    .map((share, i) => {
      const pose = random.pick([POSES.reaching, POSES.walking, POSES.holding])
      const person = figure({
        look: someLook(random, palette),
        pose,
        from: i % 3 === 2 ? 'front' : 'behind',
        facing: 1,
      })
      return onGround(art, w * share + random.between(-16, 16), h * (0.92 + (i % 2) * 0.05), size, person)
    })
    .join('')
}

function rowOfStalls(art: Artboard, ground: number, goods: readonly Tones[]): string {
  const { w, palette, random } = art
  const { blue, clay, green, gold, paper } = palette
  const cloths = random.shuffle([blue[1], clay[1], green[1], gold[1]])
  const isWide = art.wideness > 0.3
  const scale = isWide ? 1.12 : 1.34
  const width = (w * (isWide ? 0.31 : 0.5)) / scale
  return (isWide ? [-0.03, 0.345, 0.72] : [-0.1, 0.52])
    .map((share, i) =>
      at(
        w * share,
        ground + (i % 2 ? -30 : 0),
        scale,
        stall(art, width, [cloths[i] ?? blue[1], paper], goods),
      ),
    )
    .join('')
}

/** Market morning in an old street: spices, fruit, lanterns and people who know each other. */
export const marketStalls: Scene = (frame) => {
  const art = createArtboard(frame, 'dawn')
  const { w, h, palette, random } = art
  const { gold, clay, green, lit } = palette
  const ground = h * 0.76
  const red: Tones = [lit('#f0a0a0'), lit('#c23b4a'), lit('#7d2338')]
  const goods = [clay, gold, green, red, [gold[0], mix(gold[1], clay[1], 0.5), clay[2]]] as const
  paintSky(art, h * 0.6)
  art.add(sunDisc(art, w * 0.56, h * 0.26, 82), birds(art, [w * 0.46, h * 0.12], 5, palette.ink, 11))
  art.add(alley(art, h * 0.62), rowOfStalls(art, ground, goods), lanterns(art))
  art.add(
    stipple(random, { count: 500, colour: palette.sand[2], opacity: 0.45, size: [1.4, 3] }, () => [
      random.next() * w,
      ground + random.next() * (h - ground),
    ]),
  )
  art.add(shoppers(art))
  for (const share of [0.04, 0.12, 0.34, 0.42, 0.78])
    art.add(at(w * share, h * 0.985, 1.3, sack(art, random.pick(goods))))
  return art.toSvg()
}
