import type { Command, EditorState } from 'prosemirror-state'
import { marks, richTextSchema } from './rich-text-schema.ts'

interface LinkRange {
  from: number
  to: number
  /** Where it leads today; undefined where it is no link yet. */
  href: string | undefined
}

/** What a link would be set on: the selection, or the whole of the link that the cursor stands in. */
export function linkRange({ selection, doc }: EditorState): LinkRange {
  const { $from, from, to, empty } = selection
  const around = marks.link.isInSet($from.marks()) ?? marks.link.isInSet($from.nodeAfter?.marks ?? [])
  if (!empty) {
    let href: string | undefined
    doc.nodesBetween(from, to, (node) => {
      href ??= marks.link.isInSet(node.marks)?.attrs.href
    })
    return { from, to, href }
  }
  if (!around) return { from, to, href: undefined }
  let start = from
  let end = to
  $from.parent.forEach((node, offset) => {
    const at = $from.start() + offset
    const isPart = around.isInSet(node.marks)
    if (!isPart || at + node.nodeSize < from || at > from) return
    start = Math.min(start, at)
    end = Math.max(end, at + node.nodeSize)
  })
  return { from: start, to: end, href: around.attrs.href }
}

/** `words` are written where nothing is selected. */
export function setLink(href: string, words: string): Command {
  return (state, dispatch) => {
    const { from, to } = linkRange(state)
    const link = marks.link.create({ href })
    const { tr } = state
    if (from === to)
      tr.replaceSelectionWith(richTextSchema.text(words, [...state.selection.$from.marks(), link]), false)
    else tr.removeMark(from, to, marks.link).addMark(from, to, link)
    dispatch?.(tr.scrollIntoView())
    return true
  }
}

export const removeLink: Command = (state, dispatch) => {
  const { from, to, href } = linkRange(state)
  if (href === undefined) return false
  dispatch?.(state.tr.removeMark(from, to, marks.link))
  return true
}
