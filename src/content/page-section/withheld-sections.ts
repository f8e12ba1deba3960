import { sectionWith } from './blank-section.ts'
import type { PageSection } from './page-section.ts'
import { isUnwritten } from './unwritten-section.ts'

/**
 * What visitors are sent of a page: of a section that is switched off, or that nobody has written yet, they learn that
 * there is one, and nothing of it.
 */
export function withoutHiddenSections<V extends { sections: PageSection[] }>(values: V): V {
  return { ...values, sections: values.sections.map(withheld) }
}

function withheld(section: PageSection): PageSection {
  const { id, layout, order } = section
  const isShown = section.enabled && !isUnwritten(section)
  return isShown ? section : sectionWith(id, 'hero', { layout, order, enabled: false })
}
