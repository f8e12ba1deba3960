import { Slice } from 'prosemirror-model'
import { TextSelection } from 'prosemirror-state'
import type { EditorView } from 'prosemirror-view'
import { blocksOnClipboard } from './clipboard-blocks.ts'
import { documentFrom } from './rich-text-document.ts'

/**
 * What was copied in an editor of ours is read by ProseMirror. Everything else is taken before it sees it: it would hand the
 * markup to the browser's parser, with all its styles.
 */
export const clipboardEvents = {
  paste(view: EditorView, event: ClipboardEvent): boolean {
    const slice = view.editable && sliceIn(event.clipboardData)
    if (!slice) return false
    event.preventDefault()
    view.dispatch(view.state.tr.replaceSelection(slice).scrollIntoView())
    return true
  },

  drop(view: EditorView, event: DragEvent): boolean {
    const slice = view.editable && !view.dragging && sliceIn(event.dataTransfer)
    const place = view.posAtCoords({ left: event.clientX, top: event.clientY })
    if (!slice || !place) return false
    event.preventDefault()
    const { tr, doc } = view.state
    view.dispatch(tr.setSelection(TextSelection.near(doc.resolve(place.pos))).replaceSelection(slice))
    view.focus()
    return true
  },
}

function sliceIn(data: DataTransfer | null): Slice | undefined {
  const html = data?.getData('text/html') ?? ''
  if (!data || html.includes('data-pm-slice') || (html === '' && data.getData('text/plain') === ''))
    return undefined
  return Slice.maxOpen(documentFrom(blocksOnClipboard(data)).content)
}
