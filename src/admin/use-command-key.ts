import { useEffect, useRef } from 'react'

/** What the key is called on this keyboard. */
export function commandKey(): string {
  return /Mac|iPhone|iPad/.test(navigator.userAgent) ? '⌘' : 'Ctrl '
}

/** Whether the key is pressed with ⌘ or Ctrl, and with nothing else. */
export function isWithCommand(
  event: Pick<KeyboardEvent, 'metaKey' | 'ctrlKey' | 'altKey' | 'shiftKey'>,
): boolean {
  return (event.metaKey || event.ctrlKey) && !event.altKey && !event.shiftKey
}

type Handler = { run: () => void }

/** The latest handler of each key gets it: a form in a dialog comes before the one behind it. */
const handlers = new Map<string, Handler[]>()

/** Calls `onPress` for ⌘ or Ctrl with the key, instead of what the browser would do. */
export function useCommandKey(key: string, onPress: () => void): void {
  const latest = useRef(onPress)
  useEffect(() => {
    latest.current = onPress
  })
  useEffect(() => {
    const handler: Handler = { run: () => latest.current() }
    const isFirst = handlers.size === 0
    handlers.set(key, [...(handlers.get(key) ?? []), handler])
    if (isFirst) window.addEventListener('keydown', pressed)
    return () => {
      const rest = (handlers.get(key) ?? []).filter((other) => other !== handler)
      if (rest.length > 0) handlers.set(key, rest)
      else handlers.delete(key)
      if (handlers.size === 0) window.removeEventListener('keydown', pressed)
    }
  }, [key])
}

function pressed(event: KeyboardEvent): void {
  // What has the focus may have a meaning of its own for the key, as an editor has for that of links.
  if (event.defaultPrevented || !isWithCommand(event)) return
  const handler = handlers.get(event.key.toLowerCase())?.at(-1)
  if (!handler) return
  event.preventDefault()
  handler.run()
}
