import { mix } from './colour.ts'
import { bend, limb } from './limb.ts'
import type { Tones } from './palettes.ts'
import type { SeededRandom } from './seeded-random.ts'
import { at, oval, type Point, pair, polygon, shape, smooth, stroke } from './shapes.ts'

/** One feathered palm leaf from the origin towards `angle` (degrees), drooping at its tip. */
function frond(length: number, angle: number, colour: string): string {
  const a = (angle * Math.PI) / 180
  const tip: Point = [Math.cos(a) * length, Math.sin(a) * length + length * 0.46]
  const peak: Point = [Math.cos(a) * length * 0.66, Math.sin(a) * length * 1.02 - length * 0.12]
  const spine = (t: number): Point => [
    2 * t * (1 - t) * peak[0] + t * t * tip[0],
    2 * t * (1 - t) * peak[1] + t * t * tip[1],
  ]
  const teeth: Point[] = []
  for (let i = 9; i >= 1; i--) {
    const t = i / 10
    const [x, y] = spine(t)
    const hang = length * 0.3 * Math.sin(Math.PI * Math.min(1, t * 0.9 + 0.1)) ** 0.7
    teeth.push([x + Math.sign(tip[0]) * hang * 0.12, y + hang], spine(t - 0.05))
  }
  const lower = teeth.map(([x, y], i) => pair(x, i % 2 ? y + length * 0.055 : y)).join('L')
  return shape(`M0 0Q${pair(...peak)} ${pair(...tip)}L${lower}Z`, colour)
}

/** A date palm with its foot at the origin, `height` tall. */
export function palm(random: SeededRandom, height: number, trunk: string, leaf: Tones): string {
  const lean = random.between(-0.14, 0.14) * height
  const thick = height * 0.028
  const top: Point = [lean, -height * 0.76]
  const sway = lean * 0.2
  const stem = `M${pair(-thick * 1.2, 0)}Q${pair(sway - thick * 0.7, -height * 0.3)} ${pair(top[0] - thick * 0.6, top[1])}L${pair(top[0] + thick * 0.6, top[1])}Q${pair(sway + thick * 0.9, -height * 0.3)} ${pair(thick * 1.2, 0)}Z`
  const angles = [-200, 20, -186, 6, -168, -12, -150, -30, -130, -50, -108, -72, -90]
  const leaves = angles.map((angle, i) => {
    const tone = i < 4 ? leaf[2] : i < 9 ? leaf[1] : mix(leaf[0], leaf[1], 0.35)
    return frond(height * random.between(0.29, 0.37), angle + random.between(-7, 7), tone)
  })
  return shape(stem, trunk) + at(top[0], top[1], 1, leaves.join(''))
}

/** A cluster of rounded leaves for gardens and banks, its foot at the origin. */
export function bush(random: SeededRandom, size: number, leaf: Tones): string {
  const lobes = random.whole(4, 6)
  return Array.from({ length: lobes }, (_, i) => {
    const x = (i / (lobes - 1) - 0.5) * size * 1.5
    const r = size * random.between(0.32, 0.5)
    return oval(x, -r * 0.72, r, r * 0.86, i % 2 ? leaf[1] : leaf[2])
  }).join('')
}

/** A flat cushion of leaves built from three rows of lobes, darkest at the bottom. */
function canopy(random: SeededRandom, x: number, y: number, reach: number, leaf: Tones): string {
  const row = (spread: number, lift: number, size: number, colour: string) => {
    const lobes = 9
    const d = Array.from({ length: lobes }, (_, i) => {
      const t = i / (lobes - 1) - 0.5
      const arch = Math.cos(t * 2.6) * reach * 0.12
      const r = reach * size * random.between(0.8, 1.2) * (1 - Math.abs(t) * 0.5)
      return oval(x + t * 2 * reach * spread, y - lift * reach - arch, r * 1.35, r * 0.62, colour)
    })
    return d.join('')
  }
  const light = mix(leaf[1], leaf[0], 0.5)
  return row(0.94, 0, 0.17, leaf[2]) + row(0.82, 0.09, 0.16, leaf[1]) + row(0.6, 0.17, 0.11, light)
}

/** A flat-topped acacia, foot at the origin. */
export function acacia(random: SeededRandom, height: number, trunk: string, leaf: Tones): string {
  const h = height
  const lean = random.between(-0.06, 0.06) * h
  const fork: Point = [lean, -h * 0.36]
  const branch = (x: number, y: number, thick: number) =>
    shape(
      limb(
        bend(fork, [(fork[0] + x) * 0.42, y * 0.66], [x, y]),
        [thick, thick * 0.8, thick * 0.62, thick * 0.45, thick * 0.3].map((k) => k * h),
      ),
      trunk,
    )
  return [
    shape(
      limb(
        [[0, 4], [lean * 0.2, -h * 0.14], [lean * 0.8, -h * 0.28], fork],
        [0.082 * h, 0.054 * h, 0.05 * h, 0.056 * h],
      ),
      trunk,
    ),
    branch(-h * 0.4, -h * 0.7, 0.042),
    branch(-h * 0.12, -h * 0.82, 0.038),
    branch(h * 0.2, -h * 0.84, 0.038),
    branch(h * 0.44, -h * 0.66, 0.042),
    canopy(random, -h * 0.36, -h * 0.69, h * 0.32, leaf),
    canopy(random, h * 0.4, -h * 0.65, h * 0.3, leaf),
    canopy(random, h * 0.03, -h * 0.83, h * 0.5, leaf),
  ].join('')
}

/** A pointed leaf from the origin, `length` long, turned by `angle` degrees from straight up. */
export function leafBlade(length: number, angle: number, light: string, dark: string): string {
  const half = length * 0.26
  const left = `M0 0C${pair(-half * 1.5, -length * 0.3)} ${pair(-half, -length * 0.75)} ${pair(0, -length)}L0 0Z`
  const right = `M0 0C${pair(half * 1.5, -length * 0.3)} ${pair(half, -length * 0.75)} ${pair(0, -length)}L0 0Z`
  return at(0, 0, 1, shape(left, light) + shape(right, dark), angle)
}

/** A reed clump along a bank. */
export function reeds(random: SeededRandom, height: number, leaf: Tones): string {
  return Array.from({ length: 9 }, (_, i) => {
    const x = (i - 4) * height * 0.05
    const bend = random.between(-0.3, 0.3) * height + x
    const tall = height * random.between(0.55, 1)
    const d = polygon([
      [x - height * 0.018, 0],
      [x + (bend - x) * 0.4, -tall * 0.6],
      [bend, -tall],
      [x + (bend - x) * 0.4 + height * 0.03, -tall * 0.58],
      [x + height * 0.018, 0],
    ])
    return shape(d, i % 2 ? leaf[1] : leaf[2])
  }).join('')
}

/** A broad potted plant, pot bottom at the origin. */
export function pottedPlant(random: SeededRandom, height: number, pot: Tones, leaf: Tones): string {
  const p = height * 0.16
  const blades = [-62, -38, -16, 8, 30, 55].map((angle, i) =>
    at(
      0,
      -height * 0.32,
      1,
      leafBlade(
        height * random.between(0.5, 0.68),
        angle + random.between(-5, 5),
        leaf[i % 2 ? 1 : 0],
        leaf[i % 2 ? 2 : 1],
      ),
    ),
  )
  const body = `M${pair(-p, -height * 0.34)}L${pair(p, -height * 0.34)}L${pair(p * 0.72, 0)}L${pair(-p * 0.72, 0)}Z`
  const side = `M${pair(p * 0.25, -height * 0.34)}L${pair(p, -height * 0.34)}L${pair(p * 0.72, 0)}L${pair(p * 0.2, 0)}Z`
  return blades.join('') + shape(body, pot[1]) + shape(side, pot[2], { opacity: 0.55 })
}

/** A tuft of grass strokes. */
export function grass(random: SeededRandom, size: number, colour: string): string {
  return Array.from({ length: 5 }, (_, i) =>
    stroke(
      smooth([
        [(i - 2) * size * 0.12, 0],
        [(i - 2) * size * 0.2, -size * 0.5],
        [(i - 2) * size * 0.36 + random.between(-0.1, 0.1) * size, -size * random.between(0.7, 1)],
      ]),
      colour,
      size * 0.06,
    ),
  ).join('')
}
