import type { Node } from 'prosemirror-model'
import { EditorState } from 'prosemirror-state'
import { EditorView } from 'prosemirror-view'
import { clipboardEvents } from './clipboard-events.ts'
import { documentOf, textOf } from './rich-text-document.ts'
import { richTextPlugins } from './rich-text-plugins.ts'
import { findWords, takeOver } from './take-over.ts'
import type { EarlyWords } from './use-early-editing.ts'

export interface TextHost {
  onChange: (text: string) => void
  /** Told what is shown from now on. */
  onState: (state: EditorState) => void
  isReadOnly: () => boolean
}

export interface OpenText {
  view: EditorView
  /** A draft, a restored state, an answer of the server: what another hand put into the field. */
  put: (text: string) => void
}

/** Makes an editor of an element whose words the browser edited until now. The focus stays where it is. */
export function openText(element: HTMLElement, early: EarlyWords, host: TextHost): OpenText {
  const isFocused = element.ownerDocument.activeElement === element
  const { scrollTop } = element
  // Before the editor draws anything in their place.
  const found = early.isTyped || isFocused ? findWords(element) : undefined
  const agreed = agreedOn(early.before)
  let isTaken = false
  const view: EditorView = new EditorView(
    { mount: element },
    {
      state: stateOf(agreed.original.document),
      editable: () => !host.isReadOnly(),
      handleDOMEvents: clipboardEvents,
      dispatchTransaction: (transaction) => {
        view.updateState(view.state.apply(transaction))
        if (isTaken) host.onState(view.state)
        if (isTaken && transaction.docChanged) tell(agreed, view.state.doc, host.onChange)
      },
    },
  )
  if (found) takeOver(view, found, early)
  isTaken = true
  agreed.text = early.told
  tell(agreed, view.state.doc, host.onChange)
  if (isFocused) focusAgain(view)
  element.scrollTop = scrollTop
  host.onState(view.state)
  return {
    view,
    put: (text) => {
      if (view.isDestroyed || text === agreed.text) return
      Object.assign(agreed, agreedOn(text))
      view.updateState(stateOf(agreed.original.document))
      host.onState(view.state)
    },
  }
}

/** The element had the focus all the time; the editor does not know yet. */
function focusAgain(view: EditorView): void {
  view.dom.dispatchEvent(new FocusEvent('focus'))
  view.focus()
}

function stateOf(document: Node): EditorState {
  return EditorState.create({ doc: document, plugins: richTextPlugins() })
}

/** What the form and the editor last agreed on, and what they began with. */
interface Agreed {
  text: string
  original: { text: string; document: Node }
}

function agreedOn(text: string): Agreed {
  const document = documentOf(text)
  return { text, original: { text, document } }
}

/** What was undone is as it was stored, to the letter, and not as the editor would write it. */
function tell(agreed: Agreed, document: Node, onChange: (text: string) => void): void {
  const text = agreed.original.document.eq(document) ? agreed.original.text : textOf(document)
  if (text === agreed.text) return
  agreed.text = text
  onChange(text)
}
