import { renderToString } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { defaultHero } from '../content/hero-section/hero-rules.ts'
import type { HeroSection } from '../content/hero-section/hero-section.ts'
import { HomeHero } from './home-hero.tsx'

const render = (values: Partial<HeroSection> = {}) =>
  renderToString(<HomeHero hero={{ ...defaultHero, ...values }} />)

describe('the hero of the home page', () => {
  it('says title, every line and both buttons before any script runs', () => {
    const html = render()
    expect(html).toContain('We Impact')
    expect(html).toContain('Underserved Communities, Startups • Mentors • Partnerships')
    expect(html).toContain('href="/join"')
    expect(html).toContain('href="/programs"')
  })

  it('leaves out buttons that are off', () => {
    const html = render({ primaryButtonEnabled: false })
    expect(html).not.toContain('href="/join"')
    expect(html).toContain('href="/programs"')
  })

  it('falls back to the usual text and address where a button has none', () => {
    const html = render({ secondaryButtonText: '', secondaryButtonLink: '', primaryButtonLink: '' })
    expect(html).toContain('Explore Our Programs')
    expect(html).toContain('href="/programs"')
    expect(html).toContain('href="/join"')
  })

  it('drops an unsafe link', () => {
    expect(render({ primaryButtonLink: 'javascript:alert(1)' })).not.toMatch(/javascript|Join Us/)
  })

  it('stands without animated lines', () => {
    expect(render({ animatedLines: ['', ' '] })).toContain('We Impact')
  })
})
