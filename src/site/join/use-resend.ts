import { useEffect, useEffectEvent, useState } from 'react'

/** Sends again by itself at this moment; undefined while nothing waits. */
export function useResend(sendAt: string | undefined, send: () => void): void {
  const sendNow = useEffectEvent(send)
  useEffect(() => {
    if (sendAt === undefined) return
    const timer = setTimeout(() => sendNow(), Math.max(0, Date.parse(sendAt) - Date.now()))
    return () => clearTimeout(timer)
  }, [sendAt])
}

/** Whole seconds until this moment, told anew every second. */
export function useSecondsUntil(moment: string): number {
  const [now, setNow] = useState(() => Date.now())
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), 1000)
    return () => clearInterval(timer)
  }, [])
  return Math.max(0, Math.ceil((Date.parse(moment) - now) / 1000))
}
