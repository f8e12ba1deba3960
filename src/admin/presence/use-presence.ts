import { useEffect, useRef, useState } from 'react'
import { type EditorPlace, PresenceLine } from '../../client/presence-line.ts'
import type { PresenceState } from '../../shared/presence-state.ts'

/** Autosaves of a draft are seconds apart: whoever types on has not come to an end. */
const autosaveRestMs = 3000

/** Who else has this open, and what was stored meanwhile; null while that is not known. */
export function usePresence(
  place: EditorPlace | undefined,
  hasUnsavedChanges: boolean,
  isAutosaved: boolean,
): PresenceState | null {
  const [state, setState] = useState<PresenceState | null>(null)
  const line = useRef<PresenceLine>(undefined)
  const isTyping = useTyping(hasUnsavedChanges, isAutosaved ? autosaveRestMs : 0)
  const latest = useRef(isTyping)
  const { path, id, lang } = place ?? {}
  useEffect(() => {
    if (path === undefined || id === undefined || lang === undefined) return
    const opened = new PresenceLine({ path, id, lang }, setState)
    if (latest.current) opened.setUnsaved(true)
    line.current = opened
    return () => {
      opened.close()
      line.current = undefined
      setState(null)
    }
  }, [path, id, lang])
  useEffect(() => {
    latest.current = isTyping
    line.current?.setUnsaved(isTyping)
  }, [isTyping])
  return state
}

/** True at once, false once it has been so for the given time. */
function useTyping(hasUnsavedChanges: boolean, restMs: number): boolean {
  const [isTyping, setTyping] = useState(false)
  useEffect(() => {
    if (hasUnsavedChanges) return setTyping(true)
    const timer = setTimeout(() => setTyping(false), restMs)
    return () => clearTimeout(timer)
  }, [hasUnsavedChanges, restMs])
  return isTyping
}
