import type { SectionItem } from '../content/page-section/page-section.ts'

export type Numbered<T> = T & { number: number }
export type NumberedItem = Numbered<SectionItem>

/** Counts from 1: what a step shows, and what tells things apart that have no id. */
export function numbered<T extends object>(list: readonly T[]): Numbered<T>[] {
  return list.map((each, index) => ({ ...each, number: index + 1 }))
}

/** The items that say something; one that an editor has added and not yet written is left out. */
export function filledItems(items: readonly SectionItem[]): NumberedItem[] {
  const isFilled = ({ title, description, stat, label }: SectionItem) =>
    [title, description, stat, label].some((text) => text.trim() !== '')
  return numbered(items.filter(isFilled))
}
