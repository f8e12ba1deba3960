import '../ui/theme.css'
import { StrictMode, startTransition } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { reloadForMissingFile } from '../client/reload-for-missing-file.ts'
import { fetchJson } from '../client/request-json.ts'
import { describeFoundation } from '../content/foundation.ts'
import { chooseDigits } from '../shared/local-numbers.ts'
import { chooseLanguages } from '../shared/shown-languages.ts'
import { AnswerCache } from '../site/answers/answer-cache.ts'
import { Connection } from '../site/answers/connection.ts'
import { findPage } from '../site/navigation/find-page.ts'
import { loadPage } from '../site/navigation/loaded-pages.ts'
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
  const cache = new AnswerCache(fetchJson, new Connection(window))
  // On a broken line it is tried until it works: without its data the page cannot listen.
  const reading = state.answers ?? cache.fetch({ url: state.data ?? '', retry: () => true })
  const [answers, { Page }] = await Promise.all([reading as Promise<Answers>, loadPage(found.route)])
  for (const [url, data] of Object.entries(answers)) cache.put(url, data)
  describeFoundation(state.facts.foundation)
  chooseDigits(state.facts.digits)
  chooseLanguages(state.facts.languages)
  addEventListener('pageshow', ({ persisted }) => {
    if (persisted) cache.refetchAfterRestore()
  })
  // In small steps: the page can be scrolled and touched while it comes to life.
  startTransition(() => {
    hydrateRoot(
      root,
      <StrictMode>
        <SiteProviders cache={cache} facts={state.facts}>
          <SiteRouter first={{ ...found, Page }} />
        </SiteProviders>
      </StrictMode>,
    )
  })
}

reloadForMissingFile()
const root = document.getElementById('root')
const state = document.getElementById('page-state')?.textContent
if (root && state) void start(root, JSON.parse(state))
