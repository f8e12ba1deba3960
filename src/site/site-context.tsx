import { createContext, use } from 'react'

/** Facts about this visit that server and browser share, so that both render the same. */
export interface SiteFacts {
  publicUrl: string
  /** ISO time of rendering; `useNow` moves on from it. */
  renderedAt: string
  /** How a Join form that was posted without JavaScript ended. */
  joinOutcome?: {
    isSent: boolean
    message: string
    values: Record<string, string>
    issues: { path: string; message: string }[]
  }
}

export const SiteContext = createContext<SiteFacts>({ publicUrl: '', renderedAt: new Date(0).toISOString() })

export function useSiteFacts(): SiteFacts {
  return use(SiteContext)
}
