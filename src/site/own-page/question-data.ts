import type { PageSection } from '../../content/page-section/page-section.ts'
import { shownWords } from '../../sections/text-blocks.ts'

/** The questions of a page and their answers, for search engines (schema.org); nothing where it has none. */
export function questionData(sections: readonly PageSection[]): object[] {
  const questions = sections
    .filter(({ layout, enabled }) => enabled && layout === 'questions')
    .flatMap(({ items }) => items)
    .filter(({ title, description }) => title !== '' && description !== '')
  if (questions.length === 0) return []
  return [
    {
      '@type': 'FAQPage',
      mainEntity: questions.map(({ title, description }) => ({
        '@type': 'Question',
        name: title,
        acceptedAnswer: { '@type': 'Answer', text: shownWords(description) },
      })),
    },
  ]
}
