import type { Artboard } from './artboard.ts'
import { mix } from './colour.ts'
import { palm } from './plants.ts'
import { at, box, disc, num, pair, shape, stroke } from './shapes.ts'
import { fadingSpray } from './stipple.ts'

interface Opening {
  x: number
  y: number
  width: number
  height: number
}

/** A plastered wall with a warm glow and, below `floor`, boards running towards the back. */
export function room(art: Artboard, floor: number, glow: readonly [x: number, y: number]): string {
  const { w, h, palette, random } = art
  const { wall, wood } = palette
  const vanish = w * 0.5
  let boards = ''
  for (let i = -7; i <= 17; i++) {
    const x = (i / 10) * w
    boards += `M${pair(vanish + (x - vanish) * 0.45, floor)}L${pair(x + (x - vanish) * 0.6, h)}`
  }
  return [
    box(
      0,
      0,
      w,
      floor,
      art.radial(
        glow[0],
        glow[1],
        Math.hypot(w, h) * 0.8,
        [0, mix(wall[0], palette.halo, 0.35)],
        [0.45, wall[1]],
        [1, mix(wall[1], wall[2], 0.6)],
      ),
    ),
    fadingSpray(
      random,
      { count: 700, colour: wall[2], opacity: 0.45, size: [1.2, 2.8] },
      { x: 0, y: floor, width: w, height: -floor },
    ),
    box(0, floor, w, h - floor, art.vertical([0, mix(wood[1], wall[1], 0.42)], [1, wood[1]])),
    stroke(boards, wood[2], 1.6, { opacity: 0.3 }),
    box(0, floor - 9, w, 9, mix(wall[2], wood[1], 0.35)),
  ].join('')
}

const archPath = ({ x, y, width, height }: Opening) =>
  `M${pair(x, y + height)}V${num(y + width * 0.42)}A${num(width / 2)} ${num(width * 0.42)} 0 0 1 ${pair(x + width, y + width * 0.42)}V${num(y + height)}Z`

/** What is to be seen through a window: roofs, a palm, the low sun. */
function windowView(art: Artboard, { x, y, width, height }: Opening, withSun: boolean): string {
  const { palette, random } = art
  const ground = y + height * 0.78
  let roofs = ''
  for (let rx = x; rx < x + width; ) {
    const step = random.between(width * 0.1, width * 0.24)
    const top = ground - height * random.between(0.04, 0.2)
    roofs += `M${pair(rx, top)}h${num(step)}v${num(height)}h${num(-step)}z`
    rx += step
  }
  const [sunX, sunY] = [x + width * 0.62, y + height * 0.4]
  const sun =
    disc(sunX, sunY, width * 0.36, palette.halo, { opacity: 0.35 }) +
    disc(sunX, sunY, width * 0.2, palette.sun)
  const [top, middle, low] = palette.sky
  const tree = palm(random, height * random.between(0.36, 0.54), palette.wood[2], palette.green)
  return [
    box(x, y, width, height, art.vertical([0, top], [0.5, middle], [0.85, low])),
    withSun ? sun : '',
    shape(roofs, mix(palette.stone[2], palette.haze, 0.55)),
    box(x, ground, width, height, mix(palette.green[1], palette.haze, 0.25)),
    at(x + width * random.between(0.12, 0.9), ground + 6, 1, tree),
  ].join('')
}

/** An arched window onto palms and roofs; one of several shows the sun. */
export function archWindow(art: Artboard, opening: Opening, withSun = true): string {
  const { palette } = art
  const { x, y, width, height } = opening
  const d = archPath(opening)
  const bars = `M${pair(x + width / 2, y)}V${num(y + height)}M${pair(x, y + height * 0.46)}h${num(width)}`
  const frame = mix(palette.paper, palette.wall[2], 0.35)
  return [
    art.clipped(d, windowView(art, opening, withSun)),
    stroke(bars, frame, 5),
    stroke(d, frame, 9),
    box(x - 12, y + height - 3, width + 24, 11, frame),
    box(x - 12, y + height + 8, width + 24, 5, palette.wall[2]),
  ].join('')
}

/** Sunlight falling from an opening down to the right. */
export function lightShaft(art: Artboard, { x, y, width, height }: Opening, reach: number): string {
  const { palette } = art
  const slant = reach * 0.55
  const d = `M${pair(x, y + height * 0.2)}L${pair(x + width, y + height * 0.1)}L${pair(x + width + slant, y + height + reach)}L${pair(x + slant * 0.72, y + height + reach)}Z`
  return shape(d, art.vertical([0, palette.halo, 0.42], [1, palette.halo, 0.04]))
}

/** A pendant lamp on its cable, hanging from the upper edge. */
export function pendantLamp(art: Artboard, x: number, drop: number, size: number): string {
  const { palette } = art
  const { lamp } = palette
  const reach = size * (palette.isDark ? 13 : 4)
  const glow = art.radial(x, drop, reach, [0, lamp, 0.6], [0.35, lamp, 0.2], [1, lamp, 0])
  const shade = `M${pair(x - size, drop)}C${pair(x - size, drop - size * 0.9)} ${pair(x - size * 0.3, drop - size)} ${pair(x, drop - size * 1.1)}C${pair(x + size * 0.3, drop - size)} ${pair(x + size, drop - size * 0.9)} ${pair(x + size, drop)}Z`
  return [
    stroke(`M${pair(x, -10)}V${num(drop - size)}`, palette.ink, 2),
    disc(x, drop, reach, glow),
    shape(shade, palette.isDark ? lamp : palette.gold[1]),
    shape(
      `M${pair(x + size * 0.3, drop)}C${pair(x + size * 0.4, drop - size * 0.7)} ${pair(x + size * 0.2, drop - size)} ${pair(x, drop - size * 1.1)}C${pair(x + size * 0.3, drop - size)} ${pair(x + size, drop - size * 0.9)} ${pair(x + size, drop)}Z`,
      palette.gold[2],
      { opacity: 0.7 },
    ),
    box(x - size * 0.5, drop - 1, size, 4, lamp, { rx: 2 }),
  ].join('')
}
