import { startTransition, useEffect, useLayoutEffect, useRef, useState } from 'react'
import { type DrawnPage, DrawnPagesContext } from './drawn-pages.tsx'
import { fadeIn } from './fade-in.ts'
import { MovingContext } from './moving-context.ts'
import type { PagePlace } from './page-place.ts'
import { ShownPage } from './shown-page.tsx'
import { LocationContext, MovesContext } from './site-location.ts'
import { type FirstPage, type Place, SiteNavigator } from './site-navigator.ts'

/** The public site in the browser, from its first page on. */
export function SiteRouter({ first }: { first: FirstPage }) {
  const [isMoving, setMoving] = useState(false)
  const drawn = useRef<readonly DrawnPage[]>([])
  const [{ navigator, start }] = useState(() => {
    const navigator = new SiteNavigator({ first, onShow, onAhead, onMoving: () => setMoving(true) })
    const start = { place: navigator.start, pages: [{ number: 0, place: navigator.start }] }
    // As they are to be. Worked out from what is drawn so far, a page could be drawn, shown, and drawn anew as another one.
    let pages: readonly DrawnPage[] = start.pages
    function onShow(next: Place) {
      const page = nowShown(next, pages)
      const isDrawnAhead = drawn.current.findIndex(({ number }) => number === page.number) > 0
      pages = [page]
      const show = () => {
        setPlace(next)
        setPages([page])
        setMoving(false)
      }
      // What is drawn is shown at once; what has to be drawn lets the page before answer meanwhile.
      if (isDrawnAhead) show()
      else startTransition(show)
    }
    function onAhead(next: PagePlace) {
      pages = withNext(next, pages)
      startTransition(() => setPages(pages))
    }
    return { navigator, start }
  })
  const [place, setPlace] = useState<Place>(start.place)
  const [pages, setPages] = useState<readonly DrawnPage[]>(start.pages)
  useLayoutEffect(() => {
    drawn.current = pages
  }, [pages])
  useEffect(() => navigator.listen(), [navigator])
  useLayoutEffect(() => {
    scrollTo(place)
    if (place.isFading) fadeIn(document.querySelector('main'))
  }, [place])
  return (
    <MovesContext value={navigator}>
      <LocationContext value={place.location}>
        <MovingContext value={isMoving}>
          <DrawnPagesContext value={pages}>{frame}</DrawnPagesContext>
        </MovingContext>
      </LocationContext>
    </MovesContext>
  )
}

/** The same element always: when a page is drawn ahead, nothing else is drawn again. */
const frame = <ShownPage />

/** A page that was drawn ahead is that page; any other one takes the place of the one before. */
function nowShown(next: Place, [shown, ahead]: readonly DrawnPage[]): DrawnPage {
  if (!ahead || !isSamePage(ahead.place, next)) return { number: shown?.number ?? 0, place: next }
  const { hash, state } = next.location
  const isAsDrawn = hash === ahead.place.location.hash && state === null
  return isAsDrawn ? ahead : { ...ahead, place: { ...ahead.place, location: next.location } }
}

function withNext(next: PagePlace, [shown, ahead]: readonly DrawnPage[]): readonly DrawnPage[] {
  if (!shown || isSamePage(shown.place, next)) return shown ? [shown] : []
  if (ahead && isSamePage(ahead.place, next)) return [shown, ahead]
  return [shown, { number: Math.max(shown.number, ahead?.number ?? 0) + 1, place: next }]
}

function isSamePage({ location: one }: PagePlace, { location: other }: PagePlace): boolean {
  return one.pathname === other.pathname && one.search === other.search
}

function scrollTo({ location, scrollTo: position }: Place): void {
  if (position === undefined) return
  const isNamed = position === 'start' && location.hash !== ''
  const target = isNamed ? document.getElementById(fragmentOf(location.hash)) : null
  if (target) target.scrollIntoView()
  else window.scrollTo(0, position === 'start' ? 0 : position)
}

function fragmentOf(hash: string): string {
  try {
    return decodeURIComponent(hash.slice(1))
  } catch {
    return hash.slice(1)
  }
}
