import { EditorState, TextSelection, type Transaction } from 'prosemirror-state'
import type { EditorView } from 'prosemirror-view'
import { blocksIn } from './early-words.ts'
import { type FoundWords, retype, typedKeys } from './retype.ts'
import { documentFrom } from './rich-text-document.ts'
import type { EarlyWords } from './use-early-editing.ts'

/** Reads words that the browser edited. A sign in the place of the caret is read along and taken out again. */
export function findWords(element: HTMLElement): FoundWords {
  const [anchorSign = '', headSign = ''] = freeSigns(element.textContent)
  const hasCaret = placeSigns(element, anchorSign, headSign)
  const read = documentFrom(blocksIn(element))
  if (!hasCaret) return { document: read }
  const { tr } = EditorState.create({ doc: read })
  const head = takeOut(tr, headSign)
  const anchor = takeOut(tr, anchorSign)
  if (head === undefined) return { document: tr.doc }
  const isBehind = anchor !== undefined && anchor < head
  return {
    document: tr.doc,
    selection: { anchor: anchor ?? head, head: isBehind ? head - 1 : head },
  }
}

/** The view holds the text as it was before: what happened since becomes a step that can be taken back. */
export function takeOver(view: EditorView, found: FoundWords, { isTyped, isPasted }: EarlyWords): void {
  const { tr, doc } = view.state
  const typed = isTyped && !isPasted ? typedKeys(doc, found) : undefined
  if (typed) {
    retype(view, typed)
    return
  }
  if (isTyped) tr.replaceWith(0, doc.content.size, found.document.content)
  if (found.selection) {
    const at = (place: number) => tr.doc.resolve(Math.min(place, tr.doc.content.size))
    tr.setSelection(TextSelection.between(at(found.selection.anchor), at(found.selection.head)))
  }
  view.dispatch(tr)
}

/** Letters that stand for nothing in any writing, and not in this text. */
function freeSigns(text: string): string[] {
  const signs = Array.from({ length: 1000 }, (_, index) => String.fromCharCode(0xe000 + index))
  return signs.filter((sign) => !text.includes(sign))
}

function placeSigns(element: HTMLElement, anchorSign: string, headSign: string): boolean {
  const { anchorNode, anchorOffset, focusNode, focusOffset, isCollapsed } =
    element.ownerDocument.getSelection() ?? {}
  if (!anchorNode || !focusNode || !element.contains(anchorNode) || !element.contains(focusNode)) return false
  const head = innermost(focusNode, focusOffset ?? 0)
  const anchor = innermost(anchorNode, anchorOffset ?? 0)
  head.insertNode(document.createTextNode(headSign))
  if (!isCollapsed) anchor.insertNode(document.createTextNode(anchorSign))
  return true
}

/** The same place among words: browsers also name places between blocks. */
function innermost(node: Node, offset: number): Range {
  let [place, at] = [node, offset]
  while (place.childNodes.length > 0) {
    const isAtEnd = at >= place.childNodes.length
    const child = place.childNodes[isAtEnd ? place.childNodes.length - 1 : at]
    if (!child || child.nodeName === 'BR') break
    place = child
    at = isAtEnd ? (child.nodeValue?.length ?? child.childNodes.length) : 0
  }
  const range = document.createRange()
  range.setStart(place, at)
  return range
}

function takeOut(tr: Transaction, sign: string): number | undefined {
  let found: number | undefined
  tr.doc.descendants((node, position) => {
    const at = node.text?.indexOf(sign) ?? -1
    if (at >= 0) found = position + at
  })
  if (found !== undefined) tr.delete(found, found + 1)
  return found
}
