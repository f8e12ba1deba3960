import { aboutDefaults, aboutHeadings } from '../../content/about-page/about-defaults.ts'
import type { AboutPageContent } from '../../content/about-page/about-page-content.ts'
import { chooseAboutPage } from '../../content/about-page/about-page-rules.ts'

/** Texts without pictures: what the page shows where no record can be had. */
const builtIn = {
  ...aboutDefaults,
  heroImageUrl: '',
  philanthropicLogos: [],
  entrepreneurshipLogos: [],
  blendedModelImageUrl: '',
  africaMapImageUrl: '',
}

export type AboutContent = Pick<AboutPageContent, keyof typeof builtIn>

/** What the page shows: the active record, else the defaults. Staff are sent hidden records too. */
export function aboutContent(records: readonly AboutPageContent[]): AboutContent {
  return { ...builtIn, ...aboutHeadings(), ...chooseAboutPage(records.filter((record) => record.isActive)) }
}
