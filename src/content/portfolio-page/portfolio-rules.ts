import { imageWith } from '../page-section/blank-section.ts'
import type { PageSection } from '../page-section/page-section.ts'
import { portfolioHeroDefaults as texts } from './portfolio-hero-defaults.ts'

export const portfolioPageId = 'portfolio-main'
export const portfolioTitle = 'Portfolio of Impact'

/** A section of this title, in any language of the site, is replaced by the strip of partner logos. */
const partnerTitles = ['partners driving change with us', 'شركاء يصنعون التغيير معنا']

export function isPartnerStrip(section: PageSection): boolean {
  return partnerTitles.includes(section.header.trim().toLowerCase())
}

interface AboutHero {
  heroTitle: string
  heroSubtitle: string
  heroContent: string
  heroImageUrl: string
}

/** The portfolio's hero tells what the About page's hero tells, as soon as there is an About page. */
export function withAboutHero(
  sections: readonly PageSection[],
  about: AboutHero | null | undefined,
): PageSection[] {
  const hero = sections.find((section) => section.layout === 'portfolioHero')
  if (!about || !hero) return [...sections]
  return sections.map((section) => (section === hero ? overlaid(section, about) : section))
}

function overlaid(section: PageSection, about: AboutHero): PageSection {
  return {
    ...section,
    header: about.heroTitle || section.header,
    subheader: about.heroSubtitle || section.subheader,
    content: about.heroContent || section.content,
    images: about.heroImageUrl ? [imageWith(about.heroImageUrl), ...section.images.slice(1)] : section.images,
    buttonText: texts.join,
    buttonUrl: '/join',
    buttonEnabled: true,
    secondaryButtonText: texts.explore,
    secondaryButtonUrl: '/programs',
  }
}
