import { FailureBoundary } from '../../ui/failure-boundary.tsx'
import { SiteErrorPage } from '../layout/site-error-page.tsx'
import { SiteLayout } from '../layout/site-layout.tsx'
import { FirstPageContext } from '../site-queries.ts'
import { DrawnPages } from './drawn-pages.tsx'
import { useLocation } from './site-location.ts'

/** The frame with its page, the same on the server and in the browser. */
export function ShownPage() {
  return (
    <FailureBoundary place={useLocation()} failure={<SiteErrorPage />}>
      {layout}
    </FailureBoundary>
  )
}

/** The same element always: of the frame, a move draws only what looks at the place. */
const layout = (
  <FirstPageContext value>
    <SiteLayout>
      <DrawnPages />
    </SiteLayout>
  </FirstPageContext>
)
