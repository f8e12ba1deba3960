import {
  type DehydratedState,
  HydrationBoundary,
  type QueryClient,
  QueryClientProvider,
} from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { SiteContext, type SiteFacts } from '../site/site-context.tsx'
import { ToastProvider } from '../ui/toast-provider.tsx'

/** What the server inlines and the browser starts from. */
export interface PageState {
  facts: SiteFacts
  queries: DehydratedState
}

interface SiteProvidersProps {
  client: QueryClient
  state: PageState
  children: ReactNode
}

/** Around the whole site, the same on the server and in the browser. */
export function SiteProviders({ client, state, children }: SiteProvidersProps) {
  return (
    <QueryClientProvider client={client}>
      <HydrationBoundary state={state.queries}>
        <SiteContext value={state.facts}>
          <ToastProvider>{children}</ToastProvider>
        </SiteContext>
      </HydrationBoundary>
    </QueryClientProvider>
  )
}
