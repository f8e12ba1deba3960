import type { Node } from 'prosemirror-model'
import { TextSelection } from 'prosemirror-state'
import type { EditorView } from 'prosemirror-view'
import { nodes } from './rich-text-schema.ts'

export interface FoundWords {
  document: Node
  /** Where the caret stands, if it stands there. */
  selection?: { anchor: number; head: number }
}

export interface TypedKeys {
  /** What they took the place of. */
  from: number
  to: number
  /** Letters, `Enter` and `Shift-Enter`. */
  keys: string[]
}

/** Signs that become looks while they are typed. */
const signs = /[#*•>)-]|1\./
/** Nobody types as much while a file comes. */
const mostKeys = 2000

/**
 * What was typed between two states of a text, where it holds signs that the editor would have made looks of; undefined
 * where it does not, or where it is not certain that it was typed in a row.
 */
export function typedKeys(before: Node, { document, selection }: FoundWords): TypedKeys | undefined {
  const from = before.content.findDiffStart(document.content)
  const ends = before.content.findDiffEnd(document.content)
  if (from === null || !ends || selection?.anchor !== selection?.head || !selection) return undefined
  const overlap = Math.max(0, from - Math.min(ends.a, ends.b))
  const end = ends.b + overlap
  const isInLine = [before, document].every((node) => node.resolve(from).parent.isTextblock)
  const isBehind = selection.head <= end && document.textBetween(selection.head, end, '\n', '\n') === ''
  const keys = isInLine && isBehind ? keysBetween(document, from, selection.head) : undefined
  if (!keys || keys.length > mostKeys || !signs.test(keys.join(''))) return undefined
  return { from, to: ends.a + overlap, keys }
}

/** Undefined where words have looks already. */
function keysBetween(document: Node, from: number, to: number): string[] | undefined {
  const keys: string[] = []
  let isPlain = true
  document.nodesBetween(from, to, (node, position) => {
    if (node.marks.length > 0) isPlain = false
    if (node.isText) keys.push(...(node.text ?? '').slice(Math.max(0, from - position), to - position))
    else if (node.type === nodes.lineBreak) keys.push('Shift-Enter')
    else if (node.isTextblock && position >= from) keys.push('Enter')
  })
  return isPlain ? keys : undefined
}

export function retype(view: EditorView, { from, to, keys }: TypedKeys): void {
  const { tr } = view.state
  tr.delete(from, to)
  view.dispatch(tr.setSelection(TextSelection.near(tr.doc.resolve(from))))
  for (const key of keys) {
    if (key.endsWith('Enter')) pressKey(view, enter(key !== 'Enter'))
    else typeLetter(view, key)
  }
}

export function pressKey(view: EditorView, event: KeyboardEvent): void {
  view.someProp('handleKeyDown', (handle) => handle(view, event))
}

function enter(shiftKey: boolean): KeyboardEvent {
  return new KeyboardEvent('keydown', { key: 'Enter', code: 'Enter', shiftKey })
}

function typeLetter(view: EditorView, letter: string): void {
  const { from, to } = view.state.selection
  const insert = () => view.state.tr.insertText(letter, from, to)
  const isHandled = view.someProp('handleTextInput', (handle) => handle(view, from, to, letter, insert))
  if (!isHandled) view.dispatch(insert())
}
