import type { PageSection } from '../content/page-section/page-section.ts'
import { type SectionHints, sectionHints } from '../content/page-section/section-hints.ts'
import { isSectionLayout } from '../content/page-section/section-layout-names.ts'
import { layoutFacts } from '../content/page-section/section-layouts.ts'
import { type DrawnSections, drawSections } from './draw-sections.tsx'
import { SectionHintContext } from './section-hint-context.ts'
import type { SectionViews } from './section-view.ts'

type HintedSectionsProps = DrawnSections & {
  /** How layouts are drawn: as soon as what draws them has come. */
  views: SectionViews
  /** What belongs into the empty fields of a section; by default what its layout asks for. */
  hintsFor?: (section: PageSection) => SectionHints
}

/** Sections as an editor sees them: where words are missing, it says in grey what belongs there. */
export function HintedSections({ sections, views, hintsFor = sectionHints, ...list }: HintedSectionsProps) {
  const hints = sections.map((section) => missingWords(section, hintsFor(section)))
  const filled = sections.map((section, index) => ({ ...section, ...hints[index] }))
  return (
    <SectionHintContext value={new Set(hints.flatMap((texts) => Object.values(texts)))}>
      {drawSections({ ...list, sections: filled }, views)}
    </SectionHintContext>
  )
}

const words = ['header', 'subheader', 'content'] as const

function missingWords(section: PageSection, hints: SectionHints): SectionHints {
  const uses = isSectionLayout(section.layout) ? layoutFacts(section.layout).uses : []
  const missing = words.filter((field) => section[field].trim() === '' && uses.includes(field))
  return Object.fromEntries(missing.flatMap((field) => (hints[field] ? [[field, hints[field]]] : [])))
}
