import { mix } from './colour.ts'
import type { Tones } from './palettes.ts'
import { box, disc, num, oval, pair, shape, stroke } from './shapes.ts'

/** A slender Ottoman or Mamluk minaret, foot at the origin. */
export function minaret(height: number, tones: Tones): string {
  const r = height * 0.035
  const h = height
  const shaft = `M${pair(-r, 0)}L${pair(-r * 0.86, -h * 0.56)}L${pair(r * 0.86, -h * 0.56)}L${pair(r, 0)}Z`
  const upper = `M${pair(-r * 0.62, -h * 0.58)}L${pair(-r * 0.54, -h * 0.8)}L${pair(r * 0.54, -h * 0.8)}L${pair(r * 0.62, -h * 0.58)}Z`
  const cap = `M${pair(-r * 0.62, -h * 0.82)}C${pair(-r * 1.1, -h * 0.88)} ${pair(-r * 0.2, -h * 0.9)} ${pair(0, -h * 0.98)}C${pair(r * 0.2, -h * 0.9)} ${pair(r * 1.1, -h * 0.88)} ${pair(r * 0.62, -h * 0.82)}Z`
  const balcony = (y: number, half: number) => box(-half, -h * y, half * 2, h * 0.022, tones[0])
  return [
    shape(shaft, tones[1]),
    box(r * 0.2, -h * 0.56, r * 0.66, h * 0.56, tones[2], { opacity: 0.5 }),
    shape(upper, tones[1]),
    shape(cap, tones[0]),
    balcony(0.58, r * 1.5),
    balcony(0.36, r * 1.45),
    balcony(0.82, r * 0.95),
    stroke(`M0 ${num(-h * 0.97)}L0 ${num(-h)}`, tones[0], r * 0.3),
    disc(0, -h * 1.005, r * 0.32, tones[0]),
  ].join('')
}

function dome(x: number, y: number, r: number, tones: Tones): string {
  const d = `M${pair(x - r, y)}C${pair(x - r * 1.12, y - r * 0.72)} ${pair(x - r * 0.4, y - r * 1.02)} ${pair(x, y - r * 1.28)}C${pair(x + r * 0.4, y - r * 1.02)} ${pair(x + r * 1.12, y - r * 0.72)} ${pair(x + r, y)}Z`
  const dim = `M${pair(x, y - r * 1.28)}C${pair(x + r * 0.4, y - r * 1.02)} ${pair(x + r * 1.12, y - r * 0.72)} ${pair(x + r, y)}L${pair(x + r * 0.3, y)}C${pair(x + r * 0.55, y - r * 0.5)} ${pair(x + r * 0.3, y - r)} ${pair(x, y - r * 1.28)}Z`
  const spike = stroke(`M${pair(x, y - r * 1.2)}L${pair(x, y - r * 1.62)}`, tones[0], r * 0.06)
  return spike + shape(d, tones[1]) + shape(dim, tones[2], { opacity: 0.55 })
}

/** The citadel mosque: a cascade of domes between two pencil minarets, 200 units wide. */
export function citadelMosque(tones: Tones): string {
  const arches = [-66, -40, -14, 12, 38, 64].map(
    (x) => `M${pair(x - 7, -4)}L${pair(x - 7, -20)}A7 7 0 0 1 ${pair(x + 7, -20)}L${pair(x + 7, -4)}Z`,
  )
  return [
    box(-96, -40, 192, 40, tones[1]),
    box(44, -40, 52, 40, tones[2], { opacity: 0.4 }),
    shape(arches.join(''), tones[2], { opacity: 0.75 }),
    dome(-62, -40, 22, tones),
    dome(62, -40, 22, tones),
    box(-44, -62, 88, 24, tones[1]),
    box(20, -62, 24, 22, tones[2], { opacity: 0.4 }),
    dome(-30, -60, 15, tones),
    dome(30, -60, 15, tones),
    box(-28, -78, 56, 18, mix(tones[1], tones[0], 0.4)),
    dome(0, -76, 32, tones),
  ].join('')
}

/** A slim lattice tower that opens like a lotus, foot at the origin, 300 units high. */
export function lotusTower(tones: Tones, lamp: string): string {
  let lattice = ''
  for (let y = -20; y > -222; y -= 18) {
    const half = 13 + (y + 222) * 0.012
    lattice += `M${pair(-half, y)}L0 ${num(y - 9)}L${pair(half, y)}L0 ${num(y + 9)}Z`
  }
  return [
    shape('M-20 0L-12-120L-11-232L11-232L12-120L20 0Z', tones[1]),
    shape('M3 0L4-232L11-232L12-120L20 0Z', tones[2], { opacity: 0.6 }),
    stroke(lattice, tones[0], 1.4, { opacity: 0.75 }),
    shape('M-11-228C-12-240-22-248-25-256L25-256C22-248 12-240 11-228Z', tones[1]),
    box(-25, -262, 50, 7, lamp),
    shape('M-23-262L-15-272L15-272L23-262Z', tones[0]),
    box(-9, -282, 18, 10, tones[1]),
    stroke('M0-282L0-330', tones[0], 2.4),
    oval(0, -332, 2.6, 2.6, lamp),
  ].join('')
}
