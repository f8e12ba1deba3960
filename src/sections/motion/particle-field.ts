export const particleCount = 60

/** Positions are shares of the field, from 0 to 1; speeds are shares a second. */
export interface Particle {
  x: number
  y: number
  speed: number
  /** Of the slow wave it rides on. */
  swing: number
  phase: number
  radius: number
  alpha: number
  isSunlit: boolean
}

/** The same grains at every visit; `random` gives numbers from 0 up to 1. */
export function createParticles(random: () => number, count = particleCount): Particle[] {
  return Array.from({ length: count }, () => {
    // Few near grains and many far ones: near ones are larger, brighter and faster.
    const nearness = random() ** 2
    return {
      x: random(),
      y: random(),
      speed: 0.006 + nearness * 0.022,
      swing: 0.006 + random() * 0.018,
      phase: random() * Math.PI * 2,
      radius: 0.9 + nearness * 2.4,
      alpha: 0.25 + nearness * 0.6,
      isSunlit: random() < 0.14,
    }
  })
}

/** The field `seconds` later: grains drift downstream and come in again upstream. */
export function driftParticles(particles: readonly Particle[], seconds: number): Particle[] {
  return particles.map((particle) => ({
    ...particle,
    x: (particle.x + particle.speed * seconds) % 1,
    phase: (particle.phase + seconds * 0.5) % (Math.PI * 2),
  }))
}

export function heightOf({ y, swing, phase }: Particle): number {
  return Math.min(1, Math.max(0, y + Math.sin(phase) * swing))
}

/** Mulberry32 from a fixed start, so that the field looks the same wherever it is drawn. */
export function steadyRandom(): () => number {
  let state = 0x9e3779b9
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296
  }
}
