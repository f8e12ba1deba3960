import { createContext, type ReactNode, use } from 'react'
import type { Partner } from '../content/partner/partner.ts'
import type { SuccessStory } from '../content/success-story/success-story.ts'

export interface SectionData {
  /** In an editor: missing pictures say so, and anchors are left out because the editor has ids of its own. */
  isPreview: boolean
  /** For quote sections that name one. */
  stories: readonly SuccessStory[]
  /** For the partner strip. */
  partners: readonly Partner[]
  /** The program that links to the Join page carry along; empty where there is none. */
  joinSubject: string
}

const noData: SectionData = { isPreview: false, stories: [], partners: [], joinSubject: '' }

const SectionDataContext = createContext<SectionData>(noData)

type SectionDataProviderProps = Partial<SectionData> & { children: ReactNode }

/** What sections show beyond their own fields; left out where a page has none of it. */
export function SectionDataProvider({ children, ...data }: SectionDataProviderProps) {
  return <SectionDataContext value={{ ...noData, ...data }}>{children}</SectionDataContext>
}

export function useSectionData(): SectionData {
  return use(SectionDataContext)
}
