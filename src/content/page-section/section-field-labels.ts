import { wordsInPageLanguage } from '../content-words.ts'
import type { SectionLayout } from './section-layout-names.ts'

type Labels = Readonly<Partial<Record<'header' | 'subheader' | 'content', string>>>

/** What fields of a section are called in a layout, where that is more than their own names say. */
export const sectionFieldLabels: Partial<Record<SectionLayout, Labels>> = {
  quote: { header: 'Speaker', subheader: 'Who the speaker is', content: 'What they say' },
}

export function labelsInSection({ layout }: Record<string, unknown>): Labels | undefined {
  const labels = sectionFieldLabels[layout as SectionLayout]
  return labels && wordsInPageLanguage(labels)
}
