import type { Node } from 'prosemirror-model'
import { EditorState } from 'prosemirror-state'
import { EditorView } from 'prosemirror-view'
import { clipboardEvents } from './clipboard-events.ts'
import { documentOf, textOf } from './rich-text-document.ts'
import { richTextPlugins } from './rich-text-plugins.ts'

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

/** Makes an editor of an empty element. */
export function openText(element: HTMLElement, text: string, host: TextHost): OpenText {
  const agreed = agreedOn(text)
  const view: EditorView = new EditorView(
    { mount: element },
    {
      state: stateOf(agreed.original.document),
      editable: () => !host.isReadOnly(),
      handleDOMEvents: clipboardEvents,
      dispatchTransaction: (transaction) => {
        view.updateState(view.state.apply(transaction))
        host.onState(view.state)
        if (transaction.docChanged) tell(agreed, view.state.doc, host.onChange)
      },
    },
  )
  host.onState(view.state)
  return {
    view,
    put: (changed) => {
      if (view.isDestroyed || changed === agreed.text) return
      Object.assign(agreed, agreedOn(changed))
      view.updateState(stateOf(agreed.original.document))
      host.onState(view.state)
    },
  }
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
