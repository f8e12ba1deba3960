import { describe, expect, it } from 'vitest'
import { contrastRatio } from '../../shared/color-contrast.ts'
import { colorSchemeNames, colorSchemeOf, colorSchemes, withSchemeGradient } from './color-schemes.ts'

describe('colour schemes', () => {
  it('are the six of the specification', () => {
    expect(colorSchemeNames).toEqual(['green', 'blue', 'orange', 'red', 'purple', 'teal'])
  })

  it.each(Object.entries(colorSchemes))('%s carries white text on both ends', (_name, { from, to }) => {
    expect(contrastRatio(from, '#ffffff')).toBeGreaterThanOrEqual(4.5)
    expect(contrastRatio(to, '#ffffff')).toBeGreaterThanOrEqual(4.5)
  })

  it('bring their gradient unless one was given', () => {
    expect(withSchemeGradient({ color: 'red' }).gradient).toBe(colorSchemes.red.classes)
    expect(withSchemeGradient({ color: 'red', gradient: 'from-a to-b' }).gradient).toBe('from-a to-b')
    expect(withSchemeGradient({ color: 'mauve' })).toEqual({ color: 'mauve' })
    expect(withSchemeGradient({ order: 1 })).toEqual({ order: 1 })
  })

  it('fall back for names from elsewhere, such as those of object members', () => {
    expect(colorSchemeOf('toString')).toBe(colorSchemes.blue)
    expect(colorSchemeOf('', 'green')).toBe(colorSchemes.green)
  })
})
