import { useSyncExternalStore } from 'react'

const key = 'admin-menu-folded'
const listeners = new Set<() => void>()
/** What a browser that keeps nothing remembers until the page is left. */
let unkept: string | null = null

/** Which groups of the menu are folded, remembered by this browser and shared by the sidebar and the menu of a phone. */
export function useFoldedGroups() {
  const stored = useSyncExternalStore(subscribe, read, () => null)
  const folded = parse(stored)
  return {
    isFolded: (group: string) => folded.includes(group),
    toggle: (group: string) =>
      write(folded.includes(group) ? folded.filter((name) => name !== group) : [...folded, group]),
  }
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  window.addEventListener('storage', listener)
  return () => {
    listeners.delete(listener)
    window.removeEventListener('storage', listener)
  }
}

function read(): string | null {
  try {
    return unkept ?? localStorage.getItem(key)
  } catch (error) {
    if (!(error instanceof DOMException)) throw error
    return unkept
  }
}

function write(folded: readonly string[]): void {
  const text = JSON.stringify(folded)
  try {
    localStorage.setItem(key, text)
  } catch (error) {
    if (!(error instanceof DOMException)) throw error
    unkept = text
  }
  for (const listener of listeners) listener()
}

/** Somebody else may have written there. */
function parse(stored: string | null): string[] {
  try {
    const value: unknown = JSON.parse(stored ?? '[]')
    return Array.isArray(value) ? value.filter((name) => typeof name === 'string') : []
  } catch (error) {
    if (error instanceof SyntaxError) return []
    throw error
  }
}
