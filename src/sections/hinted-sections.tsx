import type { PageSection } from '../content/page-section/page-section.ts'
import { type SectionHints, sectionHints } from '../content/page-section/section-hints.ts'
import { isSectionLayout } from '../content/page-section/section-layout-names.ts'
import { layoutFacts } from '../content/page-section/section-layouts.ts'
import { SectionHintContext } from './section-hint-context.ts'
import { SectionList, type SectionListProps } from './section-list.tsx'

type HintedSectionsProps = SectionListProps & {
  /** What belongs into the empty fields of a section; by default what its layout asks for. */
  hintsFor?: (section: PageSection) => SectionHints
}

/** Sections as an editor sees them: where words are missing, it says in grey what belongs there. */
export function HintedSections({ sections, hintsFor = sectionHints, ...list }: HintedSectionsProps) {
  const hints = sections.map((section) => missingWords(section, hintsFor(section)))
  const filled = sections.map((section, index) => ({ ...section, ...hints[index] }))
  return (
    <SectionHintContext value={new Set(hints.flatMap((texts) => Object.values(texts)))}>
      <SectionList sections={filled} {...list} />
    </SectionHintContext>
  )
}

const words = ['header', 'subheader', 'content'] as const

function missingWords(section: PageSection, hints: SectionHints): SectionHints {
  const uses = isSectionLayout(section.layout) ? layoutFacts(section.layout).uses : []
  const missing = words.filter((field) => section[field].trim() === '' && uses.includes(field))
  return Object.fromEntries(missing.flatMap((field) => (hints[field] ? [[field, hints[field]]] : [])))
}
