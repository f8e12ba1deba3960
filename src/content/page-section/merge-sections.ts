import { sectionWith } from './blank-section.ts'
import type { PageSection } from './page-section.ts'

/** What visitors see of a page: its enabled sections, lowest order first. */
export function enabledInOrder(sections: readonly PageSection[]): PageSection[] {
  return inOrder(sections).filter((section) => section.enabled)
}

export function inOrder(sections: readonly PageSection[]): PageSection[] {
  return sections.toSorted((a, b) => a.order - b.order)
}

/**
 * The sections an editor works on: what was saved, over the defaults of the same id. Defaults that were never saved
 * come last and disabled, so that opening and saving an older page publishes nothing new.
 */
export function mergeSections(
  defaults: readonly PageSection[],
  saved: readonly Partial<PageSection>[],
): PageSection[] {
  if (saved.length === 0) return inOrder(defaults)
  const overrides = saved.map((section, index): Partial<PageSection> & { order: number } => ({
    ...section,
    order: section.order ?? index + 1,
  }))
  const kept = overrides
    .toSorted((a, b) => a.order - b.order)
    .map((section) => overDefault(defaults, section))
  const ids = new Set(kept.map((section) => section.id))
  const added = inOrder(defaults)
    .filter((section) => !ids.has(section.id))
    .map((section) => ({ ...section, enabled: false }))
  return [...kept, ...added].map((section, index) => ({ ...section, order: index + 1 }))
}

function overDefault(defaults: readonly PageSection[], saved: Partial<PageSection>): PageSection {
  const base = defaults.find((section) => section.id === saved.id)
  return sectionWith(saved.id ?? '', 'hero', { ...base, ...saved })
}
