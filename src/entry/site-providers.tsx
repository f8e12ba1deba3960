import type { ReactNode } from 'react'
import type { AnswerCache } from '../site/answers/answer-cache.ts'
import { AnswerCacheContext } from '../site/answers/use-answer.ts'
import { SiteContext, type SiteFacts } from '../site/site-context.tsx'
import { ToastProvider } from '../ui/toast-provider.tsx'

export interface SiteProvidersProps {
  cache: AnswerCache
  facts: SiteFacts
  children: ReactNode
}

/** Around the whole site, the same on the server and in the browser. */
export function SiteProviders({ cache, facts, children }: SiteProvidersProps) {
  return (
    <AnswerCacheContext value={cache}>
      <SiteContext value={facts}>
        <ToastProvider>{children}</ToastProvider>
      </SiteContext>
    </AnswerCacheContext>
  )
}
