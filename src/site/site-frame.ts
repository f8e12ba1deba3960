import type { RouteObject } from 'react-router'
import { PageFailure } from './layout/page-failure.tsx'
import { SiteErrorPage } from './layout/site-error-page.tsx'
import { SiteLayout } from './layout/site-layout.tsx'
import { readAhead } from './page-queries.ts'
import { frameQueries } from './site-queries.ts'
import { siteRoutes } from './site-routes.ts'

/** The frame with every page in it. */
export const siteFrame: RouteObject[] = [
  {
    id: 'frame',
    Component: SiteLayout,
    ErrorBoundary: SiteErrorPage,
    loader: readAhead(() => frameQueries),
    // What the frame shows is the same on every page; it reads anew what is stale by itself.
    shouldRevalidate: () => false,
    // A page that fails, or whose code does not come, leaves the frame as it is.
    children: [{ id: 'page', ErrorBoundary: PageFailure, children: siteRoutes }],
  },
]
