import { createContext, use } from 'react'
import type { Foundation } from '../content/foundation.ts'
import type { Language } from '../shared/languages.ts'

/** Facts about this visit that server and browser share, so that both render the same. */
export interface SiteFacts {
  /** What the settings say of the foundation, past what is built in. */
  foundation?: Partial<Foundation>
  /** The digits that the settings name, where the language of the page has several kinds. */
  digits?: string
  /** Those that visitors are shown, in their order, where that is another than the built-in one. */
  languages?: readonly Language[]
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
