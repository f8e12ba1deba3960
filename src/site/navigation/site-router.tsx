import { startTransition, useEffect, useLayoutEffect, useRef, useState } from 'react'
import { FirstPageContext } from '../site-queries.ts'
import { MovingContext } from './moving-context.ts'
import { showFading } from './show-fading.ts'
import { ShownPage } from './shown-page.tsx'
import { LocationContext, MovesContext } from './site-location.ts'
import { type FirstPage, type Place, SiteNavigator } from './site-navigator.ts'

/** The public site in the browser, from its first page on. */
export function SiteRouter({ first }: { first: FirstPage }) {
  const [isMoving, setMoving] = useState(false)
  const onDrawn = useRef<() => void>(undefined)
  const [navigator] = useState(() => {
    const show = (place: Place) => {
      startTransition(() => {
        setPlace(place)
        setMoving(false)
      })
      return new Promise<void>((resolve) => {
        onDrawn.current = resolve
      })
    }
    const onShow = (place: Place) => (place.isFading ? showFading(() => show(place)) : void show(place))
    return new SiteNavigator({ first, onShow, onMoving: () => setMoving(true) })
  })
  const [start] = useState(() => navigator.start)
  const [place, setPlace] = useState(start)
  useEffect(() => navigator.listen(), [navigator])
  useLayoutEffect(() => {
    scrollTo(place)
    onDrawn.current?.()
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
  // Piece by piece is only for the first page, which a phone has most to do for.
  document.documentElement.dataset.whole = ''
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
