import * as messages from '../messages/site-messages.ts'
import { useIsMoving } from '../navigation/moving-context.ts'

/** A thin line while the next page is on its way; quick pages never show it. */
export function NavigationProgress() {
  if (!useIsMoving()) return null
  return (
    <div
      role="progressbar"
      aria-label={messages.frame.loading}
      className="fixed inset-x-0 top-0 z-60 h-0.5 overflow-hidden"
    >
      <div className="h-full w-1/3 animate-pulse bg-gsf-accent [animation-delay:200ms]" />
    </div>
  )
}
