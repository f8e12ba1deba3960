import { imageWith } from '../content/page-section/blank-section.ts'
import type { PageSection, SectionImage } from '../content/page-section/page-section.ts'
import { siteDay } from '../shared/dates.ts'
import { type PictureName, samplePictures } from './sample-pictures.ts'

/** What sample texts are built with: pictures already saved, and days counted from today. */
export interface SampleContext {
  url(picture: PictureName): string
  image(picture: PictureName, caption?: string): SectionImage
  /** `yyyy-MM-dd`, so many days from today. */
  day(offset: number): string
}

/** A record as it is handed to the store. */
export type SampleRecord = Record<string, unknown> & { id: string }

export function sampleContext(urls: ReadonlyMap<PictureName, string>, today: Date): SampleContext {
  const url = (picture: PictureName) => {
    const saved = urls.get(picture)
    if (saved === undefined) throw new Error(`Picture ${picture} was not saved`)
    return saved
  }
  return {
    url,
    image: (picture, caption) => imageWith(url(picture), samplePictures[picture].alt, caption),
    day: (offset) => siteDay(new Date(today.getTime() + offset * 86_400_000)),
  }
}

/** The ids of the sections that every program and project has. */
type SectionId =
  | 'hero'
  | 'logoCenter'
  | 'aspiration'
  | 'funding'
  | 'impact'
  | 'activities'
  | 'testimonial'
  | 'partnerships'
  | 'timeline'
  | 'showcase'
  | 'partners'
  | 'support'

type SectionTexts = Partial<PageSection> | 'hidden'

/** Default sections filled with texts. Films are left out: the sample has none. */
export function filledSections(
  defaults: readonly PageSection[],
  texts: Record<SectionId, SectionTexts>,
): PageSection[] {
  const given: Record<string, SectionTexts> = {
    ...texts,
    logoCenterVideo: 'hidden',
    aspirationVideo: 'hidden',
  }
  return defaults.map((section) => {
    const own = given[section.id]
    return own === 'hidden' ? { ...section, enabled: false } : { ...section, ...own }
  })
}
