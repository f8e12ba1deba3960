import { Activity, createContext, memo, use, useMemo } from 'react'
import { FailureBoundary } from '../../ui/failure-boundary.tsx'
import { PageFailure } from '../layout/page-failure.tsx'
import { FirstPageContext } from '../site-queries.ts'
import { IsShownContext } from './is-shown.ts'
import type { PagePlace } from './page-place.ts'
import { LocationContext } from './site-location.ts'

/** A page that is drawn. The first one was drawn by the server, as page 0. */
export interface DrawnPage {
  number: number
  place: PagePlace
}

/** The page that is shown, and behind it the one that may be next. */
export const DrawnPagesContext = createContext<readonly DrawnPage[]>([])

export function DrawnPages() {
  return use(DrawnPagesContext).map(({ number, place }, index) => (
    <PageLayer key={number} isOurs={number > 0} place={place} isShown={index === 0} />
  ))
}

interface PageLayerProps {
  /** Drawn by the browser: until it is shown, it takes no room, hears nothing and does nothing. */
  isOurs: boolean
  place: PagePlace
  isShown: boolean
}

/** One that fails while it is drawn ahead is drawn again when it is shown. */
const PageLayer = memo(function PageLayer({ isOurs, place, isShown }: PageLayerProps) {
  const { Page, params, location, isFirst = false } = place
  // Showing what was drawn draws nothing again.
  const drawn = useMemo(() => <Page params={params} />, [Page, params])
  const page = (
    <LocationContext value={location}>
      <FirstPageContext value={isFirst}>
        <IsShownContext value={isShown}>
          <FailureBoundary place={isShown && location} failure={isShown && <PageFailure />}>
            {drawn}
          </FailureBoundary>
        </IsShownContext>
      </FirstPageContext>
    </LocationContext>
  )
  return isOurs ? <Activity mode={isShown ? 'visible' : 'hidden'}>{page}</Activity> : page
})
