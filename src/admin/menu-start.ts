import { type RefObject, useEffect, useRef } from 'react'

/** Of a part that takes the place of a button that stood there alone, with its focus and what was asked of it. */
export interface MenuStart {
  startsOpen: boolean
  startsFocused: boolean
}

/** For its own button; what opens takes the focus by itself. */
export function useStartingFocus({
  startsOpen,
  startsFocused,
}: MenuStart): RefObject<HTMLButtonElement | null> {
  const button = useRef<HTMLButtonElement>(null)
  useEffect(() => {
    if (startsFocused && !startsOpen) button.current?.focus()
  }, [startsFocused, startsOpen])
  return button
}
