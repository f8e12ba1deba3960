import { useSearchParams } from 'react-router'
import type { PageTemplate } from '../../content/own-page/templates/page-template.ts'

/** In the place of a template's name: the page begins with nothing. */
export const blankPage = 'blank'

interface ChosenTemplate {
  /** Undefined for an empty page. */
  template: PageTemplate | undefined
  /** Whether somebody has chosen, or there is nothing to choose from. */
  isChosen: boolean
}

/** What the address says that a new page begins with. */
export function useChosenTemplate(templates: readonly PageTemplate[] = []): ChosenTemplate {
  const chosen = useSearchParams()[0].get('template')
  const template = templates.find(({ name }) => name === chosen)
  return { template, isChosen: templates.length === 0 || template !== undefined || chosen === blankPage }
}
