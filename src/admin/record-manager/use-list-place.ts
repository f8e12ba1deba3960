import { useEffect, useLayoutEffect, useRef } from 'react'
import { focusWhenThere, screenForm } from '../focus-when-there.ts'
import { newRecord } from '../record-address.ts'
import type { RecordNavigation } from './use-record-navigation.ts'

/**
 * A form starts at its top, with the focus in it. When it closes, by a button or by Back, the list is where it was, and
 * the focus is on the record that was in the form, or on the button that opened the form for a new one.
 */
export function useListPlace({ id, saved }: RecordNavigation, isFormShown: boolean, isListRead: boolean) {
  const scrolledTo = useRef(0)
  const opened = useRef<string>(undefined)
  // In the same breath as the list leaves: the browser shortens its scrolling a moment later, which is not to be remembered.
  useLayoutEffect(() => {
    if (isFormShown) {
      opened.current = id
      window.scrollTo({ top: 0 })
      return
    }
    if (opened.current !== undefined) window.scrollTo({ top: scrolledTo.current })
    const remember = () => {
      scrolledTo.current = window.scrollY
    }
    window.addEventListener('scroll', remember, { passive: true })
    return () => window.removeEventListener('scroll', remember)
  }, [isFormShown, id])

  useEffect(() => {
    if (isFormShown) return focusWhenThere(screenForm, { preventScroll: true })
    const place = opened.current === undefined ? undefined : (saved ?? opened.current)
    if (place === undefined || !isListRead) return
    return focusWhenThere(() => placeOf(place))
  }, [isFormShown, saved, isListRead])
}

/** What a keyboard user expects to be on: the record's own button, the button for a new one, else the top of the screen. */
function placeOf(id: string): HTMLElement | null {
  const main = document.getElementById('main')
  const record = main?.querySelector<HTMLElement>(`[data-record="${CSS.escape(id)}"] [data-edit]`)
  const add = id === newRecord ? main?.querySelector<HTMLElement>('[data-add]') : undefined
  return record ?? add ?? main
}
