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
  const router = createBrowserRouter(routeObjects({ route, module: await route.load() }))
  // In small steps: the page can be scrolled and touched while it comes to life.
  startTransition(() => {
    hydrateRoot(
      root,
      <StrictMode>
        <SiteProviders client={createQueryClient()} state={state}>
          <RouterProvider router={router} />
        </SiteProviders>
      </StrictMode>,
    )
  })
}

const root = document.getElementById('root')
const state = document.getElementById('page-state')?.textContent
if (root && state) void start(root, JSON.parse(state))
