import type { RouteObject } from 'react-router'
import { SiteErrorPage } from '../site/layout/site-error-page.tsx'
import { SiteLayout } from '../site/layout/site-layout.tsx'
import type { PageModule } from '../site/page-module.ts'
import { type SiteRoute, siteRoutes } from '../site/site-routes.ts'

export interface PageHandle {
  route: SiteRoute
}

/** The route table of the public site; `ready` is a page whose file is here already, so that nothing is awaited. */
export function routeObjects(ready?: { route: SiteRoute; module: PageModule }): RouteObject[] {
  const children = siteRoutes.map((route): RouteObject => {
    const handle: PageHandle = { route }
    if (ready?.route === route) return { path: route.path, handle, Component: ready.module.Page }
    return { path: route.path, handle, lazy: async () => ({ Component: (await route.load()).Page }) }
  })
  return [{ Component: SiteLayout, ErrorBoundary: SiteErrorPage, children }]
}
