import { pathWithoutLanguage } from '../../shared/language-path.ts'
import type { PageArguments } from '../page-module.ts'
import { type SiteRoute, siteRoutes } from '../site-routes.ts'

export interface FoundPage extends PageArguments {
  route: SiteRoute
}

export const routeTable = siteRoutes.map((route) => ({
  route,
  pattern: route.pattern ?? patternOf(route.path),
}))

/** The page at a path, in whatever language. There always is one: the last of the table stands for all that do not exist. */
export function findPage(pathname: string): FoundPage {
  const path = decoded(pathWithoutLanguage(pathname))
  for (const { route, pattern } of routeTable) {
    const match = pattern.exec(path)
    if (match) return { route, params: paramsOf(match) }
  }
  throw new Error(`No route for ${pathname}`)
}

function paramsOf({ groups = {} }: RegExpExecArray): FoundPage['params'] {
  return Object.fromEntries(
    Object.entries<string | undefined>(groups).map(([name, value]) => [name, value?.replaceAll('%2F', '/')]),
  )
}

/** Part by part, so that a slash in a name does not part it. */
export function decoded(pathname: string): string {
  try {
    return pathname
      .split('/')
      .map((part) => decodeURIComponent(part).replaceAll('/', '%2F'))
      .join('/')
  } catch {
    return pathname
  }
}

function patternOf(path: string): RegExp {
  if (path === '*') return /^/
  return new RegExp(`^${path.replace(/:(\w+)/g, '(?<$1>[^/]+)')}/*$`, 'i')
}
