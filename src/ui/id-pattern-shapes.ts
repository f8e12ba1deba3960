/** Shapes of a quiet picture, always the same for the same id. Drawn on a field of 400 by 300. */

export const PATTERN_WIDTH = 400
export const PATTERN_HEIGHT = 300

export type PatternShape = { path: string; kind: 'fill' | 'stroke'; opacity: number }
export type Pattern = { hue: PatternHue; shapes: PatternShape[] }

const hues = ['river', 'sky', 'delta', 'sun'] as const
export type PatternHue = (typeof hues)[number]

type Random = () => number

/** FNV-1a, so that ids that differ in one letter look different. */
function seedOf(id: string): number {
  let hash = 0x811c9dc5
  for (const letter of id) hash = Math.imul(hash ^ (letter.codePointAt(0) ?? 0), 0x01000193)
  return hash >>> 0
}

/** Mulberry32: small, even, and the same on every machine. */
function randomFrom(seed: number): Random {
  let state = seed
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296
  }
}

/** A wave from edge to edge through points a quarter of the width apart. */
function wave(random: Random, height: number, swing: number): string {
  const step = PATTERN_WIDTH / 4
  let path = `M0 ${Math.round(height + (random() - 0.5) * swing)}`
  for (let x = step; x <= PATTERN_WIDTH; x += step) {
    const lift = Math.round(height + (random() - 0.5) * swing)
    const bend = Math.round(height + (random() - 0.5) * swing * 1.6)
    path += `S${Math.round(x - step / 3)} ${bend} ${x} ${lift}`
  }
  return path
}

function dunes(random: Random): PatternShape[] {
  const count = 4
  const sun = `M${Math.round(60 + random() * 280)} ${Math.round(50 + random() * 50)}m-26 0a26 26 0 1 0 52 0a26 26 0 1 0 -52 0`
  const ridges = Array.from({ length: count }, (_, index) => ({
    path: `${wave(random, 130 + index * 42, 76)}V${PATTERN_HEIGHT}H0Z`,
    kind: 'fill' as const,
    opacity: 0.1 + index * 0.045,
  }))
  return [{ path: sun, kind: 'fill', opacity: 0.3 }, ...ridges]
}

function currents(random: Random): PatternShape[] {
  const base = wave(random, 0, 110)
  const line = (index: number) =>
    base.replace(/(-?\d+) (-?\d+)/g, (_pair, x: string, y: string) => {
      // Lines spread apart downstream, as a river does in its delta.
      const spread = 12 + index * 23 + (Number(x) / PATTERN_WIDTH - 0.5) * (index - 6) * 7
      return `${x} ${Math.round(Number(y) * (1 - index / 18) + spread)}`
    })
  const banks = Array.from({ length: 13 }, (_, index) => ({
    path: line(index),
    kind: 'stroke' as const,
    opacity: index % 4 === 0 ? 0.5 : 0.26,
  }))
  const depths = [0, 4, 8].map((index) => ({
    path: `${line(index)}V${PATTERN_HEIGHT}H0Z`,
    kind: 'fill' as const,
    opacity: 0.07,
  }))
  return [...depths, ...banks]
}

function fields(random: Random): PatternShape[] {
  const vanishing = Math.round(80 + random() * 240)
  const horizon = Math.round(90 + random() * 40)
  const rows = Array.from({ length: 12 }, (_, index) => {
    const near = -400 + index * 100
    const far = Math.round(vanishing + (near - vanishing) * 0.14)
    return {
      path: `M${far} ${horizon}L${near} ${PATTERN_HEIGHT}H${near + 52}L${far + 7} ${horizon}Z`,
      kind: 'fill' as const,
      opacity: 0.15,
    }
  })
  const hills = `${wave(random, horizon - 36, 34)}V${horizon}H0Z`
  return [
    { path: hills, kind: 'fill', opacity: 0.2 },
    { path: `M0 ${horizon}H400V300H0Z`, kind: 'fill', opacity: 0.08 },
    ...rows,
  ]
}

function lattice(random: Random): PatternShape[] {
  const size = 50
  const stars: string[] = []
  const lit: string[] = []
  for (let y = 0; y <= PATTERN_HEIGHT; y += size) {
    for (let x = 0; x <= PATTERN_WIDTH; x += size) {
      const star = `M${x} ${y - 18}l6 12 12 6 -12 6 -6 12 -6 -12 -12 -6 12 -6Z`
      if (random() < 0.16) lit.push(star)
      else stars.push(star)
    }
  }
  const shapes: PatternShape[] = [
    { path: stars.join(''), kind: 'stroke', opacity: 0.24 },
    { path: lit.join(''), kind: 'fill', opacity: 0.34 },
  ]
  // Once in a hundred thousand ids no star is lit.
  return shapes.filter(({ path }) => path !== '')
}

const motifs = [dunes, currents, fields, lattice]

export function patternOf(id: string): Pattern {
  const random = randomFrom(seedOf(id))
  const motif = motifs[Math.floor(random() * motifs.length)] ?? dunes
  const hue = hues[Math.floor(random() * hues.length)] ?? 'river'
  return { hue, shapes: motif(random) }
}
