import type { EditorState } from 'prosemirror-state'
import { useEffect, useLayoutEffect, useRef, useState } from 'react'
import { type OpenText, openText } from './open-text.ts'

type OpenTextOptions = { value: string; onChange: (text: string) => void; isReadOnly: boolean }

/** An editor in `element`, and the state that it shows; null before the first effect. */
export function useOpenText({ value, onChange, isReadOnly }: OpenTextOptions) {
  const element = useRef<HTMLDivElement>(null)
  const latest = useRef({ value, onChange, isReadOnly })
  const [open, setOpen] = useState<OpenText | null>(null)
  const [state, setState] = useState<EditorState | null>(null)
  useLayoutEffect(() => {
    latest.current = { value, onChange, isReadOnly }
  })
  // Before anything is painted: the words are there with their frame.
  useLayoutEffect(() => {
    if (!element.current) return
    const opened = openText(element.current, latest.current.value, {
      onChange: (text) => latest.current.onChange(text),
      onState: setState,
      isReadOnly: () => latest.current.isReadOnly,
    })
    setOpen(opened)
    return () => opened.view.destroy()
  }, [])
  useEffect(() => open?.put(value), [open, value])
  // biome-ignore lint/correctness/useExhaustiveDependencies: the view asks by itself whether it can be edited
  useEffect(() => {
    if (open && !open.view.isDestroyed) open.view.setProps({})
  }, [open, isReadOnly])
  return { element, editor: open && state ? { view: open.view, state } : null }
}
