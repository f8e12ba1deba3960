import '../ui/theme.css'
import { StrictMode, startTransition } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { createQueryClient } from '../client/query-client.ts'
import { findPage } from '../site/navigation/find-page.ts'
import { SiteRouter } from '../site/navigation/site-router.tsx'
import { type PageState, SiteProviders } from './site-providers.tsx'

async function start(root: HTMLElement, state: PageState) {
  const { route } = findPage(location.pathname)
  const { Page } = await route.load()
  // In small steps: the page can be scrolled and touched while it comes to life.
  startTransition(() => {
    hydrateRoot(
      root,
      <StrictMode>
        <SiteProviders client={createQueryClient()} state={asOfNow(state)}>
          <SiteRouter first={{ route, Page }} />
        </SiteProviders>
      </StrictMode>,
    )
  })
}

/**
 * A document that was asked for is as new as the content (its ETag sees to that), whenever it was rendered: nothing in
 * it needs to be fetched again. Going back, a browser may show what it kept.
 */
function asOfNow(state: PageState): PageState {
  const [visit] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]
  if (visit?.type === 'back_forward') return state
  const dataUpdatedAt = Date.now()
  const queries = state.queries.queries.map((query) => ({
    ...query,
    state: { ...query.state, dataUpdatedAt },
  }))
  return { ...state, queries: { ...state.queries, queries } }
}

const root = document.getElementById('root')
const state = document.getElementById('page-state')?.textContent
if (root && state) void start(root, JSON.parse(state))
