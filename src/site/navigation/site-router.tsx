import { startTransition, useEffect, useLayoutEffect, useState } from 'react'
import { newPageEvent } from '../../shared/new-page-event.ts'
import { FirstPageContext } from '../site-queries.ts'
import { fadeIn } from './fade-in.ts'
import { MovingContext } from './moving-context.ts'
import { ShownPage } from './shown-page.tsx'
import { LocationContext, MovesContext } from './site-location.ts'
import { type FirstPage, type Place, SiteNavigator } from './site-navigator.ts'

/** The public site in the browser, from its first page on. */
export function SiteRouter({ first }: { first: FirstPage }) {
  const [isMoving, setMoving] = useState(false)
  const [navigator] = useState(() => {
    const onShow = (place: Place) =>
      startTransition(() => {
        setPlace(place)
        setMoving(false)
      })
    return new SiteNavigator({ first, onShow, onMoving: () => setMoving(true) })
  })
  const [start] = useState(() => navigator.start)
  const [place, setPlace] = useState(start)
  useEffect(() => navigator.listen(), [navigator])
  useLayoutEffect(() => {
    scrollTo(place)
    if (place.isFading) fadeIn(document.querySelector('main'))
  }, [place])
  return (
    <MovesContext value={navigator}>
      <LocationContext value={place.location}>
        <MovingContext value={isMoving}>
          <FirstPageContext value={place === start}>
            <ShownPage Page={place.Page} params={place.params} />
          </FirstPageContext>
        </MovingContext>
      </LocationContext>
    </MovesContext>
  )
}

function scrollTo({ location, scrollTo: position }: Place): void {
  if (position === undefined) return
  const isNamed = position === 'start' && location.hash !== ''
  const isFromTop = position === 'start' && !isNamed
  const root = document.documentElement
  // Piece by piece from the top; where a place further down is meant, all that is above has its true height first.
  if (isFromTop) delete root.dataset.whole
  else root.dataset.whole = ''
  const target = isNamed ? document.getElementById(fragmentOf(location.hash)) : null
  if (target) target.scrollIntoView()
  else window.scrollTo(0, position === 'start' ? 0 : position)
  if (isFromTop) dispatchEvent(new Event(newPageEvent))
}

function fragmentOf(hash: string): string {
  try {
    return decodeURIComponent(hash.slice(1))
  } catch {
    return hash.slice(1)
  }
}
