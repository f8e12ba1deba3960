import type { MouseEvent } from 'react'
import { useLocation } from 'react-router'
import { pathInLanguage } from '../../shared/language-path.ts'
import { pageLanguage } from '../../shared/page-language.ts'
import { shownLanguages } from '../../shared/shown-languages.ts'
import { findPage } from '../find-page.ts'
import { ownPageId } from '../own-page/own-page-id.ts'
import { rememberChosenLanguage } from './preferred-language.ts'

/** This very page in the other languages, each under the name it has in itself. */
export function LanguageSwitch({ className }: { className?: string }) {
  const path = usePagePath()
  return shownLanguages()
    .filter(({ code }) => code !== pageLanguage)
    .map(({ code, name, dir }) => (
      <a
        key={code}
        href={pathInLanguage(path, code)}
        lang={code}
        hrefLang={code}
        style={otherLetters}
        className={className}
        onClick={takeAlong}
      >
        <bdi dir={dir}>{name}</bdi>
      </a>
    ))
}

/** One word in another script is not worth the letters of that script, which are a file of their own. */
export const otherLetters = { fontFamily: 'system-ui, sans-serif' }

/** What does not exist does so in no language: from there, the home page. */
export function usePagePath(): string {
  const { pathname, search } = useLocation()
  const { route, params } = findPage(pathname)
  const isNoPage = route.path === '*' && ownPageId(params['*']) === undefined
  return isNoPage ? '/' : pathname + relevantSearch(search, route.handle.search)
}

/** A page is cached for all queries that do not change it, so a link in it can carry no others. */
function relevantSearch(search: string, names: readonly string[]): string {
  if (names.length === 0) return ''
  const kept = [...new URLSearchParams(search)].filter(([name]) => names.includes(name))
  return kept.length > 0 ? `?${new URLSearchParams(kept)}` : ''
}

/** All else that is in the address comes along with the click. */
export function takeAlong({ currentTarget: link }: MouseEvent<HTMLAnchorElement>): void {
  link.search = location.search
  link.hash = location.hash
  rememberChosenLanguage()
}
