import { useEffect, useRef } from 'react'

/** For whatever was being saved when the line went away. */
export const offlineText = 'No connection. Your text is kept and will be sent when the line is back.'

const firstPauseMs = 3_000
const maxPauseMs = 30_000

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
    let pauseMs = firstPauseMs
    let isSending = false
    let timer: ReturnType<typeof setTimeout> | undefined
    const wait = () => {
      clearTimeout(timer)
      timer = setTimeout(() => void (navigator.onLine ? resend() : wait()), pauseMs)
      pauseMs = Math.min(pauseMs * 2, maxPauseMs)
    }
    const resend = async () => {
      if (isSending) return
      isSending = true
      clearTimeout(timer)
      await latest.current()
      isSending = false
      if (!isStopped) wait()
    }
    let isStopped = false
    const sendNow = () => void resend()
    window.addEventListener('online', sendNow)
    wait()
    return () => {
      isStopped = true
      clearTimeout(timer)
      window.removeEventListener('online', sendNow)
    }
  }, [unsent])
}
