import { imageWith, sectionWith } from '../page-section/blank-section.ts'
import { enabledInOrder } from '../page-section/merge-sections.ts'
import type { PageSection } from '../page-section/page-section.ts'
import type { OwnPage } from './own-page.ts'

const openings = new Set(['hero', 'simpleHero', 'customHero', 'portfolioHero'])

type PageTexts = Pick<OwnPage, 'title' | 'description' | 'imageUrl' | 'sections'>

/** What visitors see of a page: its sections, below its title where none of them opens it. */
export function ownPageSections(page: PageTexts): PageSection[] {
  const shown = enabledInOrder(page.sections)
  return shown[0] && openings.has(shown[0].layout) ? shown : [openingOf(page), ...shown]
}

/** Before all others, whatever their order. */
function openingOf({ title, description, imageUrl }: PageTexts): PageSection {
  return sectionWith(imageUrl ? 'cover' : 'opening', imageUrl ? 'customHero' : 'simpleHero', {
    order: -1_000_001,
    header: title,
    content: description,
    images: imageUrl ? [imageWith(imageUrl)] : [],
  })
}
