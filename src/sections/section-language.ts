import type { PageSection } from '../content/page-section/page-section.ts'
import { pageDirection } from '../shared/page-language.ts'

type Written = Pick<PageSection, 'header' | 'subheader' | 'content'>

/**
 * A section written in Arabic is read from right to left and mirrored as a whole, whatever the language of the page
 * around it, and one written in English is not. A text without letters follows the page.
 */
export function sectionLanguage({ header, subheader, content }: Written): {
  lang?: 'ar' | 'en'
  dir?: 'rtl' | 'ltr'
} {
  const text = `${header} ${subheader} ${content}`
  const arabic = text.match(/\p{Script=Arabic}/gu)?.length ?? 0
  const other = text.match(/\p{Script=Latin}/gu)?.length ?? 0
  if (arabic === 0 && other === 0) return {}
  if (arabic > other) return { lang: 'ar', dir: 'rtl' }
  return pageDirection === 'rtl' ? { lang: 'en', dir: 'ltr' } : { dir: 'ltr' }
}
