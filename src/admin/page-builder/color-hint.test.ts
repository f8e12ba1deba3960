import { describe, expect, it } from 'vitest'
import { portfolioColors } from '../../content/portfolio-page/default-portfolio-sections.ts'
import { colorHint } from './color-hint.ts'

describe('the hint at a colour', () => {
  it('warns of colours that are too light for a light page', () => {
    expect(colorHint('primaryColor', '#fde68a')).toContain('stronger shade')
    expect(colorHint('accentColor', '#fff')).toContain('stronger shade')
  })

  it('asks more of the colour that carries text than of the others', () => {
    expect(colorHint('primaryColor', '#5b8def')).toBeDefined()
    expect(colorHint('secondaryColor', '#5b8def')).toBeUndefined()
  })

  it('says nothing about readable colours, the site’s own, and what is no colour yet', () => {
    expect(colorHint('primaryColor', '#7c2d12')).toBeUndefined()
    expect(colorHint('accentColor', portfolioColors.accentColor.toUpperCase())).toBeUndefined()
    expect(colorHint('primaryColor', '#12')).toBeUndefined()
    expect(colorHint('primaryColor', '')).toBeUndefined()
  })
})
