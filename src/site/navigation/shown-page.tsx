import type { ComponentType } from 'react'
import { useLocation, useRoutes } from 'react-router'
import { SiteLayout } from '../layout/site-layout.tsx'
import type { SiteRoute } from '../site-routes.ts'
import { PageBoundary } from './page-boundary.tsx'

export interface ShownPageProps {
  route: SiteRoute
  Page: ComponentType
}

/** One page in the frame, the same on the server and in the browser. */
export function ShownPage({ route, Page }: ShownPageProps) {
  const page = useRoutes([{ element: <SiteLayout />, children: [{ path: route.path, element: <Page /> }] }])
  return <PageBoundary location={useLocation()}>{page}</PageBoundary>
}
