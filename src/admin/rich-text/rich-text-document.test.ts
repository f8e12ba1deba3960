import fc from 'fast-check'
import { EditorState, TextSelection } from 'prosemirror-state'
import { describe, expect, it } from 'vitest'
import type { RichBlock } from '../../shared/rich-text.ts'
import { tidyBlocks } from '../../shared/write-rich-text.ts'
import { removeLink, setLink } from './link-commands.ts'
import { isLookOn, type LookName, richTextCommands } from './rich-text-commands.ts'
import { blocksOf, documentFrom, documentOf, textOf } from './rich-text-document.ts'
import { richTextPlugins } from './rich-text-plugins.ts'

const looks = Object.keys(richTextCommands) as LookName[]
const words = fc.constantFrom(
  'one',
  ' ',
  'two three',
  '*',
  '**x**',
  'نص',
  '1. ',
  '- ',
  '> 5',
  '[a](/b)',
  '\\',
)

type Act = { from: number; to: number } & (
  | { look: LookName }
  | { type: string }
  | { href: string | undefined }
)
const place = fc.record({ from: fc.nat(60), to: fc.nat(60) })
const act: fc.Arbitrary<Act> = fc.oneof(
  fc.tuple(place, fc.constantFrom(...looks)).map(([at, look]) => ({ ...at, look })),
  fc.tuple(place, words).map(([at, type]) => ({ ...at, type })),
  fc
    .tuple(place, fc.constantFrom('/about', 'https://a.org/(b', undefined))
    .map(([at, href]) => ({ ...at, href })),
)

/** A person at work: selects somewhere, and presses a button or types. */
function work(state: EditorState, step: Act): EditorState {
  const { size } = state.doc.content
  const [from, to] = [step.from % (size + 1), step.to % (size + 1)]
  const selection = TextSelection.between(state.doc.resolve(from), state.doc.resolve(to))
  let current = state.apply(state.tr.setSelection(selection))
  if ('type' in step) return current.apply(current.tr.insertText(step.type))
  const command =
    'look' in step ? richTextCommands[step.look] : step.href ? setLink(step.href, 'link') : removeLink
  command(current, (transaction) => {
    current = current.apply(transaction)
  })
  return current
}

const start = (text: string) => EditorState.create({ doc: documentOf(text), plugins: richTextPlugins() })

describe('the document of the editor', () => {
  it('is the same after being written as text and read again, however it was made', () => {
    fc.assert(
      fc.property(fc.array(act, { maxLength: 25 }), (acts) => {
        const { doc } = acts.reduce(work, start('First\n\n- a\n- b\n\n> said'))
        doc.check()
        const text = textOf(doc)
        const tidy = documentFrom(tidyBlocks(blocksOf(doc)))
        expect(documentOf(text).toJSON()).toEqual(tidy.toJSON())
        expect(textOf(documentOf(text))).toBe(text)
      }),
      { numRuns: 200, seed: 14 },
    )
  })

  it('keeps every kind of block', () => {
    const text =
      '## Large\n\n### Small\n\na **b** *c* [d](/e)\nline\n\n> said\n>\n> so\n\n1. one\n   - two\n2. three'
    expect(textOf(documentOf(text))).toBe(text)
  })
})

describe('the commands', () => {
  const edited = (text: string, ...names: LookName[]) => {
    let state = start(text)
    state = state.apply(state.tr.setSelection(TextSelection.atEnd(state.doc)))
    for (const name of names)
      richTextCommands[name](state, (transaction) => {
        state = state.apply(transaction)
      })
    return state
  }

  it('make a list of a heading, and a heading of an item, in one step that one undo takes back', () => {
    expect(textOf(edited('## a', 'bulletList').doc)).toBe('- a')
    expect(textOf(edited('- a\n- b', 'heading').doc)).toBe('- a\n\n## b')
    expect(textOf(edited('- a\n- b', 'heading', 'undo').doc)).toBe('- a\n- b')
  })

  it('turn one kind of list into the other, and take lists, headings and quotes away again', () => {
    expect(textOf(edited('- a\n- b', 'numberedList').doc)).toBe('1. a\n2. b')
    expect(textOf(edited('- a', 'bulletList').doc)).toBe('a')
    expect(textOf(edited('## a', 'heading').doc)).toBe('a')
    expect(textOf(edited('> a', 'quote').doc)).toBe('a')
  })

  it('indent an item below the one above, and not the first', () => {
    expect(textOf(edited('- a\n- b', 'indent').doc)).toBe('- a\n  - b')
    expect(richTextCommands.indent(edited('- a'))).toBe(false)
    expect(textOf(edited('- a\n- b', 'indent', 'outdent').doc)).toBe('- a\n- b')
  })

  it('say what is on', () => {
    const state = edited('- **a**')
    expect(looks.filter((name) => isLookOn(state, name))).toEqual(['bold', 'bulletList'])
  })
})

describe('an empty document', () => {
  it.each<[string, RichBlock[]]>([
    ['nothing', []],
    ['a blank paragraph', [{ kind: 'paragraph', lines: [[{ text: '  ' }]] }]],
    ['an empty item', [{ kind: 'list', isNumbered: true, items: [{ lines: [[]] }] }]],
  ])('is an empty text: %s', (_, blocks) => {
    expect(textOf(documentFrom(blocks))).toBe('')
  })
})
