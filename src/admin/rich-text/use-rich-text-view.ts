import type { Node } from 'prosemirror-model'
import { EditorState } from 'prosemirror-state'
import { EditorView } from 'prosemirror-view'
import { useCallback, useEffect, useRef, useState } from 'react'
import { clipboardEvents } from './clipboard-events.ts'
import { documentOf, textOf } from './rich-text-document.ts'
import { richTextPlugins } from './rich-text-plugins.ts'

export interface RichTextViewOptions {
  value: string
  onChange: (text: string) => void
  onBlur: () => void
  isReadOnly: boolean
  /** Of the element that holds the words. */
  attributes: Record<string, string>
}

/** The editor in the element that `mount` is given; `state` is what it shows. */
export function useRichTextView(options: RichTextViewOptions) {
  const latest = useRef(options)
  const [view, setView] = useState<EditorView | null>(null)
  const [state, setState] = useState<EditorState | null>(null)
  /** What the form and the editor last agreed on. */
  const agreed = useRef({ text: '', document: documentOf('') })
  useEffect(() => {
    latest.current = options
  })

  const mount = useCallback((element: HTMLElement | null) => {
    if (!element) return
    const first = startState(agreed.current, latest.current.value)
    const made: EditorView = new EditorView(element, {
      state: first,
      editable: () => !latest.current.isReadOnly,
      attributes: () => latest.current.attributes,
      handleDOMEvents: { ...clipboardEvents, blur: () => latest.current.onBlur() },
      dispatchTransaction: (transaction) => {
        const next = made.state.apply(transaction)
        made.updateState(next)
        setState(next)
        if (transaction.docChanged) tell(agreed.current, next.doc, latest.current.onChange)
      },
    })
    setView(made)
    setState(first)
    return () => {
      made.destroy()
      setView(null)
    }
  }, [])

  const { value, isReadOnly, attributes } = options
  // A draft, a restored state, an answer of the server: what another hand put into the field.
  useEffect(() => {
    if (!view || view.isDestroyed || value === agreed.current.text) return
    const next = startState(agreed.current, value)
    view.updateState(next)
    setState(next)
  }, [view, value])
  const attributesKey = JSON.stringify([attributes, isReadOnly])
  // biome-ignore lint/correctness/useExhaustiveDependencies: the key stands for what the view reads by itself
  useEffect(() => {
    if (view && !view.isDestroyed) view.setProps({})
  }, [view, attributesKey])

  return { mount, view, state }
}

interface Agreed {
  text: string
  document: Node
  original?: { text: string; document: Node }
}

function startState(agreed: Agreed, text: string): EditorState {
  const document = documentOf(text)
  Object.assign(agreed, { text, document, original: { text, document } })
  return EditorState.create({ doc: document, plugins: richTextPlugins() })
}

/** What was undone is as it was stored, to the letter, and not as the editor would write it. */
function tell(agreed: Agreed, document: Node, onChange: (text: string) => void): void {
  const text = agreed.original?.document.eq(document) ? agreed.original.text : textOf(document)
  agreed.document = document
  if (text === agreed.text) return
  agreed.text = text
  onChange(text)
}
