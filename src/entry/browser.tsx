import '../ui/theme.css'
import { StrictMode, startTransition } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { createBrowserRouter, matchRoutes } from 'react-router'
import { RouterProvider } from 'react-router/dom'
import { createQueryClient } from '../client/query-client.ts'
import { type PageState, SiteProviders } from './site-providers.tsx'
import { type PageHandle, routeObjects } from './site-router.tsx'

async function start(root: HTMLElement, state: PageState) {
  const match = matchRoutes(routeObjects(), location.pathname)?.at(-1)
  if (!match) throw new Error('No route')
  const { route } = match.route.handle as PageHandle
  // Named as hydrated, the first page is left where the visitor has scrolled it to meanwhile.
  const router = createBrowserRouter(routeObjects({ route, module: await route.load() }), {
    hydrationData: {},
  })
  // In small steps: the page can be scrolled and touched while it comes to life.
  startTransition(() => {
    hydrateRoot(
      root,
      <StrictMode>
        <SiteProviders client={createQueryClient()} state={asOfNow(state)}>
          <RouterProvider router={router} />
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
