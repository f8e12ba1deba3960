import { defaultIconName } from '../icon-names.ts'
import type { PageSection, SectionImage, SectionItem } from './page-section.ts'
import type { SectionLayout } from './section-layout-names.ts'
import { sectionWidth } from './section-limits.ts'

const blank: PageSection = {
  id: '',
  order: 0,
  enabled: true,
  layout: 'hero',
  header: '',
  subheader: '',
  content: '',
  align: 'left',
  buttonText: '',
  buttonUrl: '',
  buttonEnabled: true,
  secondaryButtonText: '',
  secondaryButtonUrl: '',
  images: [],
  items: [],
  videoUrl: '',
  imageWidth: sectionWidth.initial,
  primaryColor: '',
  secondaryColor: '',
  accentColor: '',
}

export function sectionWith(id: string, layout: SectionLayout, values: Partial<PageSection>): PageSection {
  return { ...blank, id, layout, ...values }
}

export function itemWith(values: Partial<SectionItem>): SectionItem {
  return { title: '', description: '', stat: '', label: '', icon: defaultIconName, ...values }
}

export function imageWith(url: string, alt = '', caption = ''): SectionImage {
  return { url, alt, caption }
}

/** The sections in the order they stand in, numbered from 1. */
export function renumbered(sections: readonly PageSection[]): PageSection[] {
  return sections.map((section, index) => ({ ...section, order: index + 1 }))
}

export interface HeroTexts {
  title: string
  subtitle: string
  description: string
}

/** Default sections that speak of one record: its texts in the hero, its name in the closing line. */
export function withHeroTexts(
  sections: readonly PageSection[],
  { title, subtitle, description }: HeroTexts,
  closing: string,
): PageSection[] {
  const texts: Record<string, Partial<PageSection>> = {
    hero: { header: title, subheader: subtitle, content: description },
    support: { header: closing },
  }
  return renumbered(sections.map((section) => ({ ...section, ...texts[section.id] })))
}
