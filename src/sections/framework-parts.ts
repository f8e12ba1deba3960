import type { SectionItem } from '../content/page-section/page-section.ts'
import { filledItems, type Numbered, type NumberedItem, numbered } from './numbered.ts'

/** One field of the framework: a single item, or several under the label they share. */
export type FrameworkPart = Numbered<{ label: string; items: NumberedItem[] }>

/**
 * Items with labels are gathered by them, so that programs and projects can stand side by side in two columns.
 * With fewer than two labels, or labels that belong to figures instead of titles, every item is a part of its own.
 */
export function frameworkParts(items: readonly SectionItem[]): FrameworkPart[] {
  const filled = filledItems(items)
  const byLabel = Map.groupBy(filled, (item) => item.label.trim())
  const labels = [...byLabel.keys()].filter(Boolean)
  if (labels.length < 2 || !filled.every((item) => item.title))
    return numbered(filled.map((item) => ({ label: '', items: [item] })))
  return numbered([...byLabel].map(([label, group]) => ({ label, items: group })))
}
