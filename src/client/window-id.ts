import { newIdempotencyKey } from './idempotency-key.ts'

const key = 'window-id'

let current: string | undefined

/**
 * Names this window, also after a reload. It is stored only between two pages: a window that the browser duplicates takes
 * what is stored along, and would have the name of the first.
 */
export function windowId(): string {
  if (current !== undefined) return current
  const kept = sessionStorage.getItem(key)
  sessionStorage.removeItem(key)
  const id = kept ?? newIdempotencyKey()
  current = id
  addEventListener('pagehide', () => sessionStorage.setItem(key, id))
  // Brought back from the browser's cache of pages.
  addEventListener('pageshow', () => sessionStorage.removeItem(key))
  return id
}
