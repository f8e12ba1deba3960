import type { Failure, FormGroup, ScreenWords } from '../../schema/staff-screen.ts'
import type { PageTemplate } from '../own-page/templates/page-template.ts'
import type { HeroTexts } from './blank-section.ts'
import type { PageSection } from './page-section.ts'
import type { StarterHints } from './section-hints.ts'
import type { SectionLayout } from './section-layout-names.ts'

/** What the builder of a page needs to know: settings above the sections, what sections there can be, and its words. */
export interface PageBuilderFacts<Values> {
  /** Where a record is built, behind /admin/ and without its id. */
  path: string
  groups: readonly FormGroup[]
  layouts: readonly SectionLayout[]
  /** The sections that a new page starts with. */
  starters: (texts: HeroTexts) => PageSection[]
  /** What belongs into the empty fields of those. */
  hints: StarterHints
  /** Where a new record differs from the definition's defaults. */
  initial?: Partial<Values>
  /** What a new page can begin with; asked before it is built. */
  templates?: readonly PageTemplate[]
  /** The sections as visitors see them. */
  shown: (values: Values & { id: string }) => PageSection[]
  words: Pick<ScreenWords, 'description' | 'created' | 'updated' | 'failed' | 'loadFailed'> & {
    newTitle: string
    back: string
    missing: string
  }
}

/** The switch that shows a record on the website, as builders call it. */
export const visibleSwitch = {
  name: 'isActive',
  label: 'Visible on the website',
  help: 'Switched off, it is in no list, no menu, and has no page.',
} as const

/** `Save failed: 503 - …` for a refusal, another sentence where no answer came. */
export function saveFailure(noAnswer: (reason: string) => string) {
  return ({ status, reason }: Failure): string =>
    status === undefined ? noAnswer(reason) : `Save failed: ${status} - ${reason}`
}
