import { Outlet, ScrollRestoration } from 'react-router'
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
import { usePlainLinks } from './use-plain-links.ts'
import { usePrefetchOnIntent } from './use-prefetch-on-intent.ts'

/** The frame around every public page. */
export function SiteLayout() {
  usePlainLinks()
  usePrefetchOnIntent()
  useEarlyInput()
  return (
    <div data-frame data-digits={chosenDigits()} className="@container flex min-h-screen flex-col">
      <JoinDialogProvider>
        <SkipLink targetId="main">{messages.frame.skipToContent}</SkipLink>
        <NavigationProgress />
        <Navbar />
        <main id="main" tabIndex={-1} className="flex-1 outline-none">
          <Outlet />
        </main>
        <SiteFooter />
        <LaterActions />
        <LaterOffer />
      </JoinDialogProvider>
      <RouteAnnouncer />
      <ScrollRestoration />
    </div>
  )
}
