import type { ComponentType } from 'react'
import { FailureBoundary } from '../../ui/failure-boundary.tsx'
import { SiteErrorPage } from '../layout/site-error-page.tsx'
import { SiteLayout } from '../layout/site-layout.tsx'
import type { PageArguments } from '../page-module.ts'
import { useLocation } from './site-location.ts'

export interface ShownPageProps extends PageArguments {
  Page: ComponentType<PageArguments>
}

/** One page in the frame, the same on the server and in the browser. */
export function ShownPage({ Page, params }: ShownPageProps) {
  return (
    <FailureBoundary place={useLocation()} failure={<SiteErrorPage />}>
      <SiteLayout>
        <Page params={params} />
      </SiteLayout>
    </FailureBoundary>
  )
}
