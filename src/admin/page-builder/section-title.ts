import type { PageSection, SectionItem } from '../../content/page-section/page-section.ts'
import { isSectionLayout } from '../../content/page-section/section-layout-names.ts'
import { layoutFacts, type SectionLayoutFacts } from '../../content/page-section/section-layouts.ts'
import { builderTexts as texts } from './builder-texts.ts'

const bare: SectionLayoutFacts = {
  label: texts.unknownLayout,
  description: texts.unknownLayoutHint,
  uses: ['header', 'subheader', 'content'],
  itemUses: [],
}

/** Facts of any stored layout; one that we do not draw keeps its words in sight. */
export function factsOf(layout: string): SectionLayoutFacts {
  return isSectionLayout(layout) ? layoutFacts(layout) : bare
}

/** What a section is called in lists and buttons: its header, else the name of its layout. */
export function sectionTitle(section: PageSection): string {
  return section.header.trim() || factsOf(section.layout).label
}

/** The same for an item of it. */
export function itemTitle(item: Partial<SectionItem>, index: number): string {
  const figure = [item.stat, item.label].filter(Boolean).join(' ')
  return item.title || figure || texts.item(index + 1)
}
