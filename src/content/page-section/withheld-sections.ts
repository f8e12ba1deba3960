import { sectionWith } from './blank-section.ts'
import type { PageSection } from './page-section.ts'

/** What visitors are sent of a page: of a section that is switched off they learn that there is one, and nothing of it. */
export function withoutHiddenSections<V extends { sections: PageSection[] }>(values: V): V {
  return { ...values, sections: values.sections.map(withheld) }
}

function withheld(section: PageSection): PageSection {
  const { id, layout, order, enabled } = section
  return enabled ? section : sectionWith(id, 'hero', { layout, order, enabled })
}
