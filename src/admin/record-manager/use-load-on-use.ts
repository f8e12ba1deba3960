import { useEffect } from 'react'

const signs = ['pointermove', 'pointerdown', 'keydown'] as const

/** Fetches what is likely to be needed next as soon as somebody uses the screen, so that it is there by then. */
export function useLoadOnUse(load: () => Promise<unknown>): void {
  useEffect(() => {
    const begun = new AbortController()
    const begin = (event: Event) => {
      // A mouse that rests above the page tells of itself when the page changes.
      const isMove = event instanceof PointerEvent && event.type === 'pointermove'
      if (isMove && event.movementX === 0 && event.movementY === 0) return
      begun.abort()
      // Whoever needs it asks again, and is told what went wrong.
      load().catch(() => undefined)
    }
    for (const sign of signs) window.addEventListener(sign, begin, { signal: begun.signal, passive: true })
    return () => begun.abort()
  }, [load])
}
