import { useEffect, useRef, useState } from 'react'

const pause = 300

/** What is typed into a search box, told on after a pause; a change from outside shows at once. */
export function useSearchText(settled: string, onSettle: (text: string) => void) {
  const [typed, setTyped] = useState(settled)
  const [isWaiting, setWaiting] = useState(false)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  // What was chosen elsewhere during the pause must not be undone by an older function.
  const latest = useRef(onSettle)
  latest.current = onSettle
  useEffect(() => () => clearTimeout(timer.current), [])
  const type = (text: string) => {
    setTyped(text)
    setWaiting(true)
    clearTimeout(timer.current)
    timer.current = setTimeout(() => {
      setWaiting(false)
      latest.current(text)
    }, pause)
  }
  // A space at the end is no part of the search, but belongs to whoever is still typing.
  const isTyped = isWaiting || typed.trim() === settled
  return { text: isTyped ? typed : settled, type }
}
