import { describe, expect, it } from 'vitest'
import { imageWith } from '../page-section/blank-section.ts'
import { defaultPortfolioSections } from './default-portfolio-sections.ts'
import { isPartnerStrip, withAboutHero } from './portfolio-rules.ts'

const about = {
  heroTitle: 'GSF',
  heroSubtitle: 'Since 2013',
  heroContent: 'Text',
  heroImageUrl: '/files/a.webp',
}

describe('the portfolio', () => {
  it('takes its hero from the About page', () => {
    const [hero, ...rest] = withAboutHero(defaultPortfolioSections(), about)
    expect(hero).toMatchObject({
      header: 'GSF',
      subheader: 'Since 2013',
      content: 'Text',
      images: [imageWith('/files/a.webp')],
      buttonText: 'Join Us',
      buttonUrl: '/join',
      secondaryButtonText: 'Explore Our Programs',
      secondaryButtonUrl: '/programs',
    })
    expect(rest).toEqual(defaultPortfolioSections().slice(1))
  })

  it('keeps its own words and picture where the About page has none', () => {
    const [hero] = withAboutHero(defaultPortfolioSections(), { ...about, heroSubtitle: '', heroImageUrl: '' })
    expect(hero).toMatchObject({ header: 'GSF', subheader: 'What changed, and for whom', images: [] })
  })

  it('is as saved where there is no About page', () => {
    expect(withAboutHero(defaultPortfolioSections(), null)).toEqual(defaultPortfolioSections())
  })

  it('shows the partner strip for one title, also where it is translated', () => {
    const strips = defaultPortfolioSections().filter(isPartnerStrip)
    expect(strips.map((section) => section.header)).toEqual(['Partners Driving Change With US'])
    const translated = strips.map((section) => ({ ...section, header: 'شركاء يصنعون التغيير معنا' }))
    expect(translated.every(isPartnerStrip)).toBe(true)
  })
})
