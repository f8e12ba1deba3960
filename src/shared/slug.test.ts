import { describe, expect, it } from 'vitest'
import { slug } from './slug.ts'

describe('slug', () => {
  it.each([
    ['BridgeZ Accelerator 2026', 'bridgez-accelerator-2026'],
    ['  Café & Résilience! ', 'cafe-resilience'],
    ["Women's Cooperative", 'womens-cooperative'],
    ['برنامج القيادة ٢', 'brnamg-alqyada-2'],
  ])('spells %j as %j', (title, expected) => expect(slug(title, 'program')).toBe(expected))

  it.each(['', '   ', '🎉', '日本'])('is never empty: %j', (title) =>
    expect(slug(title, 'program-1')).toBe('program-1'),
  )

  it('stays short and does not end in a dash', () => {
    const result = slug('word '.repeat(40), 'x')
    expect(result.length).toBeLessThanOrEqual(60)
    expect(result.endsWith('-')).toBe(false)
  })
})
