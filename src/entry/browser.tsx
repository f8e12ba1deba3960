import '../ui/theme.css'
import { StrictMode, startTransition } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { createBrowserRouter, matchRoutes, RouterContextProvider } from 'react-router'
import { RouterProvider } from 'react-router/dom'
import { createQueryClient, refetchAfterRestore } from '../client/query-client.ts'
import { fetchJson } from '../client/request-json.ts'
import { describeFoundation } from '../content/foundation.ts'
import { languageOfPath, pathInLanguage } from '../shared/language-path.ts'
import { chooseDigits } from '../shared/local-numbers.ts'
import { chooseLanguages } from '../shared/shown-languages.ts'
import { NavigatingContext } from '../site/navigating-context.ts'
import { queryClientContext } from '../site/page-queries.ts'
import type { SiteFacts } from '../site/site-context.tsx'
import { siteFrame } from '../site/site-frame.ts'
import { SiteProviders } from './site-providers.tsx'

/**
 * What the document says of itself: the answers that the page is made from, by address. Nothing of it needs to be fetched
 * again: a document that was asked for is as new as the content (its ETag sees to that), whenever it was rendered.
 */
interface PageState {
  facts: SiteFacts
  answers: Record<string, unknown>
}

async function start(root: HTMLElement, { facts, answers }: PageState) {
  describeFoundation(facts.foundation)
  chooseDigits(facts.digits)
  chooseLanguages(facts.languages)
  const client = createQueryClient(fetchJson)
  for (const [url, data] of Object.entries(answers)) client.setQueryData([url], data)
  addEventListener('pageshow', ({ persisted }) => {
    if (persisted) void refetchAfterRestore(client)
  })

  const basename = pathInLanguage('/', languageOfPath(location.pathname))
  const matches = matchRoutes(siteFrame, location, basename) ?? []
  // The page that stands there is brought to life at once, so its code has to be here.
  for (const { route } of matches)
    if (typeof route.lazy === 'function') Object.assign(route, await route.lazy(), { lazy: undefined })
  const context = new RouterContextProvider(new Map([[queryClientContext, client]]))
  const router = createBrowserRouter(siteFrame, {
    basename,
    getContext: () => context,
    hydrationData: { loaderData: Object.fromEntries(matches.map(({ route }) => [route.id, null])) },
  })
  const isNavigating = () => router.state.navigation.state !== 'idle'
  // In small steps: the page can be scrolled and touched while it comes to life.
  startTransition(() => {
    hydrateRoot(
      root,
      <StrictMode>
        <SiteProviders client={client} facts={facts}>
          <NavigatingContext value={isNavigating}>
            <RouterProvider router={router} />
          </NavigatingContext>
        </SiteProviders>
      </StrictMode>,
    )
  })
}

const root = document.getElementById('root')
const state = document.getElementById('page-state')?.textContent
if (root && state) void start(root, JSON.parse(state))
