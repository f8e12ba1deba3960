import { matchRoutes, type Params } from 'react-router'
import { pathWithoutLanguage } from '../shared/language-path.ts'
import { type PageRoute, siteRoutes } from './site-routes.ts'

export interface FoundPage {
  route: PageRoute
  params: Params
}

/** The page at a path, in whatever language. There always is one: the last route stands for all that no other does. */
export function findPage(pathname: string): FoundPage {
  const found = matchRoutes(siteRoutes, pathWithoutLanguage(pathname))?.at(-1)
  if (!found) throw new Error(`No route for ${pathname}`)
  return found
}
