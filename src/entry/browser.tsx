import '../ui/theme.css'
import { StrictMode, startTransition } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { createQueryClient } from '../client/query-client.ts'
import { refetchAfterRestore } from '../client/refetch-after-restore.ts'
import { describeFoundation } from '../content/foundation.ts'
import { chooseDigits } from '../shared/local-numbers.ts'
import { chooseLanguages } from '../shared/shown-languages.ts'
import { findPage } from '../site/navigation/find-page.ts'
import { SiteRouter } from '../site/navigation/site-router.tsx'
import type { SiteFacts } from '../site/site-context.tsx'
import { SiteProviders } from './site-providers.tsx'

type Answers = Record<string, unknown>

/**
 * What the document says of itself: the answers that the page is made from, by address, or where they can be read. Those
 * may be newer than it is; React draws anew what differs. Nothing of it needs to be fetched again: a document that was
 * asked for is as new as the content (its ETag sees to that), whenever it was rendered.
 */
interface PageState {
  facts: SiteFacts
  answers?: Answers
  data?: string
}

async function start(root: HTMLElement, state: PageState) {
  const found = findPage(location.pathname)
  const client = createQueryClient()
  // On a broken line it is tried until it works: without its data the page cannot listen.
  const reading = state.answers ?? client.fetchQuery<Answers>({ queryKey: [state.data], retry: true })
  const [answers, { Page }] = await Promise.all([reading, found.route.load()])
  for (const [url, data] of Object.entries(answers)) client.setQueryData([url], data)
  describeFoundation(state.facts.foundation)
  chooseDigits(state.facts.digits)
  chooseLanguages(state.facts.languages)
  refetchAfterRestore(client)
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

const root = document.getElementById('root')
const state = document.getElementById('page-state')?.textContent
if (root && state) void start(root, JSON.parse(state))
