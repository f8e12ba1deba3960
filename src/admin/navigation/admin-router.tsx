import { type ReactNode, startTransition, useEffect, useState } from 'react'
import { FailureBoundary } from '../../ui/failure-boundary.tsx'
import { AddressPartsContext, LocationContext, MovesContext, MovingContext } from './admin-location.ts'
import { AdminNavigator, type AdminRoute, type ScreenSource, type ShownScreen } from './admin-navigator.ts'

type AdminRouterProps = {
  routes: readonly AdminRoute[]
  missing: ScreenSource
  /** Until the code of the first screen is here. */
  fallback: ReactNode
  /** Instead of a screen that broke, or whose code did not come. */
  failure: ReactNode
}

/** The staff area, from its first screen on. */
export function AdminRouter({ routes, missing, fallback, failure }: AdminRouterProps) {
  const [shown, setShown] = useState<ShownScreen>()
  const [isMoving, setMoving] = useState(false)
  const [navigator] = useState(() => {
    const onShow = (next: ShownScreen) =>
      startTransition(() => {
        setShown(next)
        setMoving(false)
      })
    return new AdminNavigator({ routes, missing, onShow, onMoving: () => setMoving(true) })
  })
  useEffect(() => navigator.listen(), [navigator])
  if (!shown) return fallback
  const { route, params, location, Screen } = shown
  const screen = (
    <FailureBoundary place={location} failure={failure}>
      <Screen />
    </FailureBoundary>
  )
  return (
    <MovesContext value={navigator}>
      <LocationContext value={location}>
        <AddressPartsContext value={params}>
          <MovingContext value={isMoving}>
            <FailureBoundary place={location} failure={failure}>
              {route.draw(screen)}
            </FailureBoundary>
          </MovingContext>
        </AddressPartsContext>
      </LocationContext>
    </MovesContext>
  )
}
