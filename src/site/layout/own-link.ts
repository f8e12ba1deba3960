import { languageOfPath } from '../../shared/language-path.ts'
import { pageLanguage } from '../../shared/page-language.ts'
import { noPagePath } from '../../shared/page-links.ts'

/** The link around an element, if it leads to a page of the site in this language, and to another than this one. */
export function ownLinkAt(element: EventTarget | null): HTMLAnchorElement | undefined {
  const link = element instanceof Element ? element.closest('a[href]') : null
  if (!(link instanceof HTMLAnchorElement) || link.target === '_blank' || link.hasAttribute('download'))
    return undefined
  if (link.origin !== location.origin || noPagePath.test(link.pathname)) return undefined
  // Another language is another document, with texts and scripts of its own.
  if (languageOfPath(link.pathname) !== pageLanguage) return undefined
  const isSamePage = link.pathname === location.pathname && link.search === location.search
  return isSamePage && link.hash ? undefined : link
}
