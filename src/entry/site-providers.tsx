import { type QueryClient, QueryClientProvider } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { SiteContext, type SiteFacts } from '../site/site-context.tsx'
import { ToastProvider } from '../ui/toast-provider.tsx'

export interface SiteProvidersProps {
  client: QueryClient
  facts: SiteFacts
  children: ReactNode
}

/** Around the whole site, the same on the server and in the browser. */
export function SiteProviders({ client, facts, children }: SiteProvidersProps) {
  return (
    <QueryClientProvider client={client}>
      <SiteContext value={facts}>
        <ToastProvider>{children}</ToastProvider>
      </SiteContext>
    </QueryClientProvider>
  )
}
