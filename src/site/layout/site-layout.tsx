import type { ReactNode } from 'react'
import { chosenDigits } from '../../shared/local-numbers.ts'
import { SkipLink } from '../../ui/skip-link.tsx'
import * as messages from '../messages/site-messages.ts'
import { JoinDialogProvider } from './join-dialog-provider.tsx'
import { LaterActions } from './later-actions.tsx'
import { LaterOffer } from './later-offer.tsx'
import { Navbar } from './navbar.tsx'
import { NavigationProgress } from './navigation-progress.tsx'
import { RouteAnnouncer } from './route-announcer.tsx'
import { SiteFooter } from './site-footer.tsx'
import { useEarlyInput } from './use-early-input.ts'
import { useLinkNavigation } from './use-link-navigation.ts'

/** The frame around every public page. */
export function SiteLayout({ children }: { children: ReactNode }) {
  useLinkNavigation()
  useEarlyInput()
  return (
    <div data-frame data-digits={chosenDigits()} className="@container flex min-h-screen flex-col">
      <JoinDialogProvider>
        <SkipLink targetId="main">{messages.frame.skipToContent}</SkipLink>
        <NavigationProgress />
        <Navbar />
        <main id="main" tabIndex={-1} className="flex-1 outline-none">
          {children}
        </main>
        <SiteFooter />
        <LaterActions />
        <LaterOffer />
      </JoinDialogProvider>
      <RouteAnnouncer />
    </div>
  )
}
