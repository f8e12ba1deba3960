import { languageOfPath, pathInLanguage } from '../shared/language-path.ts'
import { mainLanguage, otherLanguages } from '../shared/languages.ts'
import { findPage } from './find-page.ts'
import { ownPageId } from './own-page/own-page-id.ts'

/** No page stands there, yet the server has an answer: the staff area, uploads, built files, previews, the health check. */
const isAnswered = /^\/(?:admin|assets|files|health|preview|share)(?:\/|$)|\.\w+$/

/** `.` and `..` as parts of a path: browsers resolve them, so whoever sends them looks for something else than a page. */
const dotSegments = /\/(?:\.|%2e){1,2}(?=\/|$)/gi

/** The address as the router is to read it: it would resolve `..` too, and find the page of another address. */
export function unresolvedUrl(url: string): string {
  const [pathname = '', query] = url.split(/\?(.*)/s, 2)
  const path = pathname.replace(dotSegments, (segment) => segment.replace(/\.|%2e/gi, '%252e'))
  return query === undefined ? path : `${path}?${query}`
}

/** The key under which a page is kept: its path; one per language for all paths that do not exist; none where the query matters. */
export function pageKey(url: string): string | undefined {
  const [pathname = '', query] = url.split(/\?(.*)/s, 2)
  // Other spellings are sent on to the plain one.
  if (pathname.startsWith('//') || plainPath(pathname) !== pathname) return undefined
  const searchParams = new URLSearchParams(query)
  const { route, params } = findPage(unresolvedUrl(pathname))
  if (route.handle.search.some((name) => searchParams.has(name))) return undefined
  if (route.path !== '*' || ownPageId(params['*']) !== undefined) return pathname
  return isAnswered.test(pathname) ? undefined : pathInLanguage('/*', languageOfPath(pathname))
}

/**
 * The one spelling of a page's path: as the table of routes has it, names of records encoded in one way. Paths without a page
 * stay as they are, below their language.
 */
export function plainPath(pathname: string): string {
  if (unresolvedUrl(pathname) !== pathname) return pathname
  // As browsers write it.
  const read = new URL(`http://site${pathname}`).pathname
  const [, first = '', ...rest] = read.split('/')
  const code = decoded(first).toLowerCase()
  const language = otherLanguages.find((other) => other === code) ?? mainLanguage
  const below = language === mainLanguage ? read : `/${rest.join('/')}`
  const { route, params } = findPage(below)
  const ownId = ownPageId(params['*'])
  if (route.path === '*') return pathInLanguage(ownId === undefined ? below : `/${ownId}`, language)
  const path = route.path.replace(/:(\w+)/g, (_part, name: string) => encodeURIComponent(params[name] ?? ''))
  return pathInLanguage(path, language)
}

function decoded(part: string): string {
  try {
    return decodeURIComponent(part)
  } catch {
    return part
  }
}
