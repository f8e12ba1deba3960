import type { RecordFacts } from '../../../schema/define-content.ts'

export type PageGroup = 'main' | 'programs' | 'projects' | 'events'

export interface PublicPage {
  group: PageGroup
  title: string
  /** Its address on the website. */
  path: string
  /** Address of the screen that edits it. */
  editor: string
  isVisible: boolean
  /** Why visitors do not see it, or what they see instead. */
  note: string
  /** The records whose change is a change of the page; empty for a page with fixed texts. */
  sources: readonly RecordFacts[]
}

/** The newest of the records behind a page. */
export function lastChangedSource({ sources }: Pick<PublicPage, 'sources'>): RecordFacts | undefined {
  const saved = sources.filter(({ updatedAt }) => updatedAt !== null)
  return saved.toSorted((one, other) => (other.updatedAt ?? '').localeCompare(one.updatedAt ?? ''))[0]
}
