import { matchRoutes, type Params } from 'react-router'
import { type SiteRoute, siteRoutes } from '../site-routes.ts'

export interface FoundPage {
  route: SiteRoute
  params: Params
}

const table = siteRoutes.map((route) => ({ path: route.path, handle: route }))

/** The page at a path. There always is one: the last of the table stands for all that do not exist. */
export function findPage(pathname: string): FoundPage {
  const match = matchRoutes(table, pathname)?.at(-1)
  if (!match) throw new Error(`No route for ${pathname}`)
  return { route: match.route.handle, params: match.params }
}
