import { languageOfPath, pathInLanguage } from '../shared/language-path.ts'
import { mainLanguage, otherLanguages } from '../shared/languages.ts'
import { findPage } from './find-page.ts'
import { ownPageId } from './own-page/own-page-id.ts'

/** No page stands there, yet the server has an answer: the staff area, uploads, built files, previews, the health check. */
const isAnswered = /^\/(?:admin|assets|files|health|preview|share)(?:\/|$)|\.\w+$/

/** The key under which a page is kept: its path; one per language for all paths that do not exist; none where the query matters. */
export function pageKey(url: string): string | undefined {
  const [pathname = '', query] = url.split(/\?(.*)/s, 2)
  // Other spellings are sent on to the plain one.
  if (pathname.startsWith('//') || plainPath(pathname) !== pathname) return undefined
  const searchParams = new URLSearchParams(query)
  const { route, params } = findPage(pathname)
  if (route.handle.search.some((name) => searchParams.has(name))) return undefined
  if (route.path !== '*' || ownPageId(params['*']) !== undefined) return pathname
  return isAnswered.test(pathname) ? undefined : pathInLanguage('/*', languageOfPath(pathname))
}

/**
 * The one spelling of a page's path: as the table of routes has it, names of records encoded in one way. Paths without a page
 * stay as they are, below their language.
 */
export function plainPath(pathname: string): string {
  // As browsers read it, and the router: without `.` and `..`.
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
