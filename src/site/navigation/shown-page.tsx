import type { ComponentType } from 'react'
import { SiteLayout } from '../layout/site-layout.tsx'
import type { PageArguments } from '../page-module.ts'
import { PageBoundary } from './page-boundary.tsx'
import { useLocation } from './site-location.ts'

export interface ShownPageProps extends PageArguments {
  Page: ComponentType<PageArguments>
}

/** One page in the frame, the same on the server and in the browser. */
export function ShownPage({ Page, params }: ShownPageProps) {
  return (
    <PageBoundary location={useLocation()}>
      <SiteLayout>
        <Page params={params} />
      </SiteLayout>
    </PageBoundary>
  )
}
