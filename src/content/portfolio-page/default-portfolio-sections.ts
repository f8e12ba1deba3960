import { foundation } from '../foundation.ts'
import { itemWith, renumbered, sectionWith } from '../page-section/blank-section.ts'
import type { PageSection, SectionItem } from '../page-section/page-section.ts'
import type { SectionLayout } from '../page-section/section-layout-names.ts'

export const portfolioColors = {
  primaryColor: '#1e40af',
  secondaryColor: '#3b82f6',
  accentColor: '#10b981',
} as const

/** What the colour inputs of the editor show for a section that has none. */
export const colorInputFallbacks = { primaryColor: '#2563eb', secondaryColor: '#1e40af' } as const

const card = (icon: string, title: string, description: string): SectionItem =>
  itemWith({ icon, title, description })

function centered(id: string, layout: SectionLayout, values: Partial<PageSection>): PageSection {
  return sectionWith(id, layout, { align: 'center', ...portfolioColors, ...values })
}

const sections: PageSection[] = renumbered([
  centered('hero', 'portfolioHero', {
    header: 'Portfolio of Impact',
    subheader: 'What changed, and for whom',
    content: 'A record of what our programs and projects have achieved, counted in the field once a year.',
    buttonText: 'Explore Our Impact',
    buttonUrl: '/about',
  }),
  centered('logoCenter', 'logoCenter', {
    header: 'One foundation, two ways of working',
    content: 'Projects for communities, programs for founders.',
  }),
  centered('aspiration', 'aspiration', {
    header: 'Our Aspiration',
    content: 'A region where the place you were born does not decide what you can become.',
    buttonText: 'About Us',
    buttonUrl: '/about',
  }),
  centered('funding', 'funding', {
    header: 'Funding follows outcomes',
    content: 'Money is released in steps, each one when the step before it has been shown to work.',
    items: [
      card('Target', 'Agree on the outcome', 'We write down together what success looks like.'),
      card('BarChart', 'Measure it', 'Results are counted on site, by people who live there.'),
      card('TrendingUp', 'Fund the next step', 'What works grows; what does not is changed or ended.'),
    ],
  }),
  centered('portfolio', 'portfolio', {
    header: 'What we have built so far',
    content: 'Results of our programs and projects.',
  }),
  centered('framework', 'framework', {
    header: 'How the parts fit together',
    content: 'Each part is useful alone; together they carry somebody from an idea to an income.',
    items: [
      card('GraduationCap', 'Learn', 'Training and mentorship.'),
      card('Briefcase', 'Build', 'Acceleration and seed funding.'),
      card('Globe', 'Share', 'Projects that bring solutions to those who need them most.'),
    ],
  }),
  centered('successStory', 'quote', {}),
  centered('events', 'featureCards', {
    header: 'Meet us',
    content: 'Workshops, demo days and visits to the field.',
    buttonText: 'See all events',
    buttonUrl: '/events',
    items: [
      card('Users', 'Workshops', 'Hands-on days for founders.'),
      card('Award', 'Demo days', 'Where each cohort shows what it has built.'),
      card('Globe', 'Field visits', 'See the projects where they happen.'),
    ],
  }),
  centered('showcase', 'productShowcase', {
    header: 'Made by founders we support',
    content: 'Products and services that you can use today.',
  }),
  centered('partnersStats', 'logoGrid', {
    header: 'Partners Driving Change With US',
    content: 'The organisations that make this work possible.',
  }),
  centered('cta', 'callToAction', {
    header: 'There is a place for you in this',
    content: 'Join a program, mentor a founder, or bring us a problem worth solving.',
    buttonText: 'Join Us',
    buttonUrl: '/join',
    secondaryButtonText: 'Explore Our Programs',
    secondaryButtonUrl: '/programs',
  }),
])

/** The 11 sections a portfolio page starts with, in the colours of the site's settings where those name some. */
export function defaultPortfolioSections(): PageSection[] {
  const { colors } = foundation
  if (!colors) return [...sections]
  const own = { primaryColor: colors.primary, secondaryColor: colors.secondary, accentColor: colors.accent }
  return sections.map((section) => ({ ...section, ...own }))
}
