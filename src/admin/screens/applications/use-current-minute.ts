import { useEffect, useState } from 'react'

/** The time, told anew every minute: a list that stays open does not promise hours that have passed. */
export function useCurrentMinute(): Date {
  const [now, setNow] = useState(() => new Date())
  useEffect(() => {
    const timer = setInterval(() => setNow(new Date()), 60_000)
    return () => clearInterval(timer)
  }, [])
  return now
}
