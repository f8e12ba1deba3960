import { itemWith, sectionWith } from './blank-section.ts'
import type { PageSection, SectionItem } from './page-section.ts'
import { isSectionLayout, type SectionLayout } from './section-layout-names.ts'
import { layoutFacts } from './section-layouts.ts'
import { sectionSamples } from './section-samples.ts'

/** For the end of `existing`: a hero titled New Section, or what another layout begins with. */
export function newSection(
  existing: readonly PageSection[] = [],
  layout: SectionLayout = 'hero',
): PageSection {
  const ids = new Set(existing.map((section) => section.id))
  let number = existing.length + 1
  while (ids.has(`section-${number}`)) number += 1
  const hero = sectionWith(`section-${number}`, 'hero', {
    header: 'New Section',
    order: existing.length + 1,
  })
  return layout === 'hero' ? hero : changeLayout(hero, layout).section
}

/** An item as the editor adds it to a section. */
export function newItem(): SectionItem {
  return itemWith({})
}

export interface LayoutChange {
  section: PageSection
  /** Whether only sample text was replaced; otherwise the editor is offered a way back. */
  wasUntouched: boolean
}

/** Header and content become the sample of the new layout; pictures and items stay where it shows them. */
export function changeLayout(section: PageSection, layout: SectionLayout): LayoutChange {
  const { uses } = layoutFacts(layout)
  const sample = sectionSamples[layout]
  const keepsImages = uses.includes('images')
  const keepsItems = uses.includes('items') && !hasSampleItems(section)
  const items = keepsItems && section.items.length > 0 ? section.items : (sample.items ?? [])
  const changed = {
    ...section,
    layout,
    header: sample.header,
    content: sample.content,
    images: keepsImages ? section.images : [],
    items: uses.includes('items') ? items : [],
  }
  const losesImages = !keepsImages && section.images.length > 0
  const losesItems = !uses.includes('items') && section.items.length > 0 && !hasSampleItems(section)
  return { section: changed, wasUntouched: hasSampleText(section) && !losesImages && !losesItems }
}

function sampleOf(section: PageSection) {
  return isSectionLayout(section.layout) ? sectionSamples[section.layout] : undefined
}

function hasSampleText(section: PageSection): boolean {
  const untouched = [newSection(), { header: '', content: '' }, sampleOf(section)]
  return untouched.some((text) => text?.header === section.header && text.content === section.content)
}

function hasSampleItems(section: PageSection): boolean {
  const sample = sampleOf(section)?.items
  return sample !== undefined && JSON.stringify(sample) === JSON.stringify(section.items)
}
