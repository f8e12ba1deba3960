import '../ui/theme.css'
import { StrictMode, startTransition } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { createQueryClient } from '../client/query-client.ts'
import { describeFoundation } from '../content/foundation.ts'
import { chooseDigits } from '../shared/local-numbers.ts'
import { chooseLanguages } from '../shared/shown-languages.ts'
import { findPage } from '../site/navigation/find-page.ts'
import { SiteRouter } from '../site/navigation/site-router.tsx'
import type { SiteFacts } from '../site/site-context.tsx'
import { SiteProviders } from './site-providers.tsx'

/** What the server inlined: the answers that the page is made from, by address. */
interface PageState {
  facts: SiteFacts
  answers: Record<string, unknown>
}

async function start(root: HTMLElement, state: PageState) {
  const found = findPage(location.pathname)
  const { Page } = await found.route.load()
  const client = createQueryClient()
  const updatedAt = timeOf(state)
  for (const [url, data] of Object.entries(state.answers)) client.setQueryData([url], data, { updatedAt })
  describeFoundation(state.facts.foundation)
  chooseDigits(state.facts.digits)
  chooseLanguages(state.facts.languages)
  // In small steps: the page can be scrolled and touched while it comes to life.
  startTransition(() => {
    hydrateRoot(
      root,
      <StrictMode>
        <SiteProviders client={client} facts={state.facts}>
          <SiteRouter first={{ ...found, Page }} />
        </SiteProviders>
      </StrictMode>,
    )
  })
}

/**
 * A document that was asked for is as new as the content (its ETag sees to that), whenever it was rendered: nothing in
 * it needs to be fetched again. Going back, a browser may show what it kept.
 */
function timeOf({ facts }: PageState): number {
  const [visit] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]
  return visit?.type === 'back_forward' ? Date.parse(facts.renderedAt) : Date.now()
}

const root = document.getElementById('root')
const state = document.getElementById('page-state')?.textContent
if (root && state) void start(root, JSON.parse(state))
