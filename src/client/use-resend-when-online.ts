import { useEffect, useRef } from 'react'
import { offlineTexts } from './offline-texts.ts'
import { startResendLoop } from './resend-loop.ts'

/** For whatever was being saved when the line went away. */
export const offlineText = offlineTexts.offline

/** fetch tells a cut line by a TypeError. */
export function isOffline(error: unknown): boolean {
  return error instanceof TypeError
}

/**
 * Sends again while something is `unsent`: as soon as the browser says that it is online, and from time to time besides,
 * because a browser on a network without a way out believes that it is. What is sent must be safe to send twice.
 */
export function useResendWhenOnline(unsent: object | null, send: () => Promise<unknown>): void {
  const latest = useRef(send)
  useEffect(() => {
    latest.current = send
  })
  useEffect(() => {
    if (!unsent) return
    const loop = startResendLoop(
      () => latest.current(),
      () => navigator.onLine,
    )
    const sendNow = () => void loop.now()
    window.addEventListener('online', sendNow)
    return () => {
      loop.stop()
      window.removeEventListener('online', sendNow)
    }
  }, [unsent])
}
