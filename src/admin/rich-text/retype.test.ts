import type { Node } from 'prosemirror-model'
import { describe, expect, it } from 'vitest'
import { typedKeys } from './retype.ts'
import { documentFrom, documentOf } from './rich-text-document.ts'

/** Paragraphs as a browser leaves them: every sign is a letter. The caret is the number of letters behind it. */
function edited(paragraphs: readonly string[], behindCaret = 0) {
  const document = documentFrom(
    paragraphs.map((words) => ({ kind: 'paragraph', lines: [words === '' ? [] : [{ text: words }]] })),
  )
  const head = document.content.size - 1 - behindCaret
  return { document, selection: { anchor: head, head } }
}

const keysOf = (before: Node, after: ReturnType<typeof edited>) => typedKeys(before, after)?.keys

describe('keys that were pressed before the editor came', () => {
  it('are found where they hold signs that become looks', () => {
    expect(keysOf(documentOf('abc'), edited(['## abc'], 3))).toEqual(['#', '#', ' '])
    expect(keysOf(documentOf('abc'), edited(['abc **d**']))?.join('')).toBe(' **d**')
    expect(keysOf(documentOf(''), edited(['- a', 'b']))).toEqual(['-', ' ', 'a', 'Enter', 'b'])
    expect(typedKeys(documentOf('old words'), edited(['# new']))).toMatchObject({ from: 1, to: 10 })
  })

  it('are words where nothing becomes a look, or where the caret was moved', () => {
    expect(keysOf(documentOf('abc'), edited(['abc def']))).toBeUndefined()
    expect(keysOf(documentOf('abc'), edited(['## abc']))).toBeUndefined()
    expect(keysOf(documentOf('abc'), edited(['abc']))).toBeUndefined()
    expect(keysOf(documentOf('abc'), { document: edited(['## abc']).document } as never)).toBeUndefined()
  })

  it('are not pressed again among words that have looks', () => {
    const document = documentOf('**a - b**')
    expect(typedKeys(documentOf(''), { document, selection: { anchor: 6, head: 6 } })).toBeUndefined()
  })
})
