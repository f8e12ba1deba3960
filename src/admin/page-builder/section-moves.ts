import { renumbered } from '../../content/page-section/blank-section.ts'
import { enabledInOrder, mergeSections } from '../../content/page-section/merge-sections.ts'
import type { PageSection } from '../../content/page-section/page-section.ts'

/** A section as the editor shows it: where it stands in the form, and a name of its own. */
export interface SectionEntry {
  /** The section's id; with its place behind it where two sections share one. */
  id: string
  /** Its place in the form's list, which may differ from its place on the page. */
  index: number
  section: PageSection
}

/** The form's sections in the order of the page. */
export function sectionEntries(sections: readonly PageSection[]): SectionEntry[] {
  const seen = new Set<string>()
  const entries = sections.map((section, index) => {
    const isTaken = seen.has(section.id)
    seen.add(section.id)
    return { id: isTaken || !section.id ? `${section.id}#${index}` : section.id, index, section }
  })
  return entries.toSorted((a, b) => a.section.order - b.section.order)
}

/** Those that visitors see, under the same names as their cards. */
export function shownEntries(sections: readonly PageSection[]): SectionEntry[] {
  const shown = new Set(enabledInOrder(sections))
  return sectionEntries(sections).filter(({ section }) => shown.has(section))
}

/** Ready-made sections that the page does not hold: what a merge with the defaults would add, switched off. */
export function spareSections(
  sections: readonly PageSection[],
  defaults: readonly PageSection[],
): PageSection[] {
  if (sections.length === 0) return [...defaults]
  const ids = new Set(sections.map(({ id }) => id))
  return mergeSections(defaults, sections).filter(({ id }) => !ids.has(id))
}

/** The list with `section` at that place, numbered from 1. */
export function withSection(sections: readonly PageSection[], section: PageSection, at: number) {
  return renumbered(sections.toSpliced(at, 0, section))
}

export function withoutSection(sections: readonly PageSection[], at: number): PageSection[] {
  return renumbered(sections.toSpliced(at, 1))
}

/** A second one like it, right behind it. */
export function withCopy(sections: readonly PageSection[], at: number, copyId: string): PageSection[] {
  const original = sections[at]
  return original ? withSection(sections, { ...original, id: copyId }, at + 1) : [...sections]
}
