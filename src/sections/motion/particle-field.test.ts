import { describe, expect, it } from 'vitest'
import { createParticles, driftParticles, heightOf, steadyRandom } from './particle-field.ts'

describe('the field of particles', () => {
  it('has 60 of them, the same at every visit', () => {
    expect(createParticles(steadyRandom())).toHaveLength(60)
    expect(createParticles(steadyRandom())).toEqual(createParticles(steadyRandom()))
  })

  it('keeps every one inside, however long it drifts', () => {
    let particles = createParticles(steadyRandom())
    for (let minute = 0; minute < 30; minute += 1) particles = driftParticles(particles, 60)
    for (const particle of particles) {
      expect(particle.x).toBeGreaterThanOrEqual(0)
      expect(particle.x).toBeLessThan(1)
      expect(heightOf(particle)).toBeGreaterThanOrEqual(0)
      expect(heightOf(particle)).toBeLessThanOrEqual(1)
    }
  })

  it('moves them, and leaves them where they are when no time has passed', () => {
    const particles = createParticles(steadyRandom())
    expect(driftParticles(particles, 0)).toEqual(particles)
    expect(driftParticles(particles, 1)[0]?.x).not.toBe(particles[0]?.x)
  })
})
