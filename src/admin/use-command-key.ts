import { useEffect, useRef } from 'react'

/** What the key is called on this keyboard. */
export function commandKey(): string {
  return /Mac|iPhone|iPad/.test(navigator.userAgent) ? '⌘' : 'Ctrl '
}

type CommandEvent = Pick<KeyboardEvent, 'key' | 'code' | 'metaKey' | 'ctrlKey' | 'altKey' | 'shiftKey'>

/** Whether the key is pressed with ⌘ or Ctrl, and with nothing else. */
function isWithCommand(event: CommandEvent): boolean {
  return (event.metaKey || event.ctrlKey) && !event.altKey && !event.shiftKey
}

/** Arabic keyboards have other letters on the keys: there the place of the key counts, as it does for the browser's own commands. */
export function isCommand(event: CommandEvent, key: string): boolean {
  if (!isWithCommand(event)) return false
  const typed = event.key.toLowerCase()
  return /^[a-z]$/.test(typed) ? typed === key : event.code === `Key${key.toUpperCase()}`
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
  if (event.defaultPrevented) return
  const handler = [...handlers].find(([key]) => isCommand(event, key))?.[1].at(-1)
  if (!handler) return
  event.preventDefault()
  handler.run()
}
