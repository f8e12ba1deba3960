import { type MouseEvent, type ReactNode, useEffect, useRef } from 'react'
import { Link, ScrollRestoration, useLocation, useNavigation } from 'react-router'
import { Progress } from '../../ui/progress.tsx'
import { SkipLink } from '../../ui/skip-link.tsx'
import { adminAreaTexts as texts } from '../admin-area-texts.ts'
import { screenHref, screenTrail, useAdminScreens } from '../admin-screen.ts'
import { focusWhenThere, screenForm, showPartWhenThere } from '../focus-when-there.ts'
import { newRecord } from '../record-address.ts'
import { UnsavedWorkProvider } from '../unsaved-work.tsx'
import { AdminBrand } from './admin-brand.tsx'
import { AdminSidebar } from './admin-sidebar.tsx'
import { AdminTopBar } from './admin-top-bar.tsx'
import { SignInAgainDialog } from './sign-in-again-dialog.tsx'

/** The sidebar and the bar around every screen. */
export function AdminFrame({ children }: { children: ReactNode }) {
  const isMoving = useNavigation().state !== 'idle'
  const main = useFocusOnNavigation()
  useFocusOnPart()
  // By itself the browser would add an entry to the history that the router cannot ask about.
  const skip = (event: MouseEvent) => {
    event.preventDefault()
    main.current?.focus()
  }
  return (
    <UnsavedWorkProvider>
      <ScrollRestoration />
      <SkipLink targetId="main" onClick={skip}>
        {texts.skip}
      </SkipLink>
      {isMoving && (
        <Progress label={texts.loading} className="fixed! inset-x-0 top-0 z-60 h-0.5! rounded-none" />
      )}
      <div className="lg:grid lg:grid-cols-[17rem_minmax(0,1fr)]">
        <aside className="scrollbar-quiet sticky top-0 hidden h-dvh flex-col overflow-y-auto border-e border-line bg-surface px-3 py-4 lg:flex">
          <Link to="/admin/dashboard" className="mb-6 block rounded-control px-2 py-1">
            <AdminBrand />
          </Link>
          <AdminSidebar />
        </aside>
        <div className="flex min-h-dvh min-w-0 flex-col">
          <AdminTopBar />
          <main
            id="main"
            ref={main}
            tabIndex={-1}
            className="mx-auto flex w-full max-w-7xl flex-1 has-data-wide:max-w-none flex-col px-4 pt-6 pb-10 outline-none has-data-[bar=save]:pb-0 sm:px-6 lg:px-8"
          >
            {children}
          </main>
        </div>
      </div>
      <SignInAgainDialog />
    </UnsavedWorkProvider>
  )
}

/**
 * A new screen starts at its top for the keyboard too; at the address of a record or of a new one that is its form.
 * Between a list and its forms the screen sees to it.
 */
function useFocusOnNavigation() {
  const main = useRef<HTMLElement>(null)
  const { pathname } = useLocation()
  const screen = screenTrail(useAdminScreens(), pathname).at(-1)
  const place = screen?.records ? screenHref(screen) : pathname
  const isForm = pathname !== place || pathname.endsWith(`/${newRecord}`)
  const shown = useRef(place)
  useEffect(() => {
    if (shown.current === place) return
    shown.current = place
    main.current?.focus({ preventScroll: true })
    if (isForm) return focusWhenThere(screenForm, { preventScroll: true })
  }, [place, isForm])
  return main
}

/** An address may name a part of its screen, such as one group of a long form. */
function useFocusOnPart(): void {
  const { hash, key } = useLocation()
  // biome-ignore lint/correctness/useExhaustiveDependencies: whoever asks for the same part again is led there again
  useEffect(() => {
    if (hash) return showPartWhenThere(decodeURIComponent(hash.slice(1)))
  }, [hash, key])
}
