import { pathInLanguage } from '../../shared/language-path.ts'
import { mainLanguage, otherLanguages } from '../../shared/languages.ts'
import { decoded, routeTable } from './find-page.ts'

/** With the places of the names in a path, which only spelling it needs. */
const spellingTable = routeTable.map(({ route, pattern }) => ({
  route,
  pattern: new RegExp(pattern.source, `${pattern.flags}d`),
}))

/**
 * The one spelling of a page's path: as the table of routes has it, names of records encoded in one way. Paths without a page
 * stay as they are, below their language.
 */
export function plainPath(pathname: string): string {
  const [, first = '', ...rest] = pathname.split('/')
  const code = decoded(first).toLowerCase()
  const language = otherLanguages.find((other) => other === code) ?? mainLanguage
  const below = language === mainLanguage ? pathname : `/${rest.join('/')}`
  const path = decoded(below)
  for (const { route, pattern } of spellingTable) {
    const match = pattern.exec(path)
    if (match) return pathInLanguage(route.path === '*' ? below : spelled(path, match), language)
  }
  return pathname
}

/** What stands between names is lower case in all routes. */
function spelled(path: string, { indices }: RegExpExecArray): string {
  const names = Object.values(indices?.groups ?? {}).filter((place) => place !== undefined)
  let plain = ''
  let end = 0
  for (const [from, to] of names.toSorted(([a], [b]) => a - b)) {
    plain += path.slice(end, from).toLowerCase() + encoded(path.slice(from, to))
    end = to
  }
  return plain + path.slice(end).toLowerCase()
}

function encoded(name: string): string {
  const parts = name.split('/').map((part) => encodeURIComponent(part.replaceAll('%2F', '/')))
  return parts.join('/')
}
