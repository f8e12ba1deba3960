import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { parseRichText, type RichBlock } from '../shared/rich-text.ts'
import { shownWords, textBlocks } from './text-blocks.ts'

describe('plain text as blocks', () => {
  it('parts paragraphs at blank lines and keeps single line breaks', () => {
    expect(textBlocks('One\nline two\n\n\nThree')).toEqual([
      { kind: 'paragraph', lines: ['One', 'line two'] },
      { kind: 'paragraph', lines: ['Three'] },
    ])
  })

  it('makes a list of lines that begin with a dash or a bullet, also right below a sentence', () => {
    expect(textBlocks('We ask for:\r\n- honesty\r\n• one open day\r\nThat is all.')).toEqual([
      { kind: 'paragraph', lines: ['We ask for:'] },
      { kind: 'list', items: ['honesty', 'one open day'] },
      { kind: 'paragraph', lines: ['That is all.'] },
    ])
  })

  it('leaves dashes inside a sentence and negative numbers alone', () => {
    expect(textBlocks('-5 degrees - cold')).toEqual([{ kind: 'paragraph', lines: ['-5 degrees - cold'] }])
  })

  it('is empty for blank text', () => {
    expect(textBlocks(' \n \n')).toEqual([])
  })

  it.each([
    'a **bold** word',
    '## A heading',
    '> A quote',
    '1. one\n2. two',
    '- one\n  - inside of it',
    'a [link](/join)',
    'an escaped \\* star',
  ])('leaves %j to the parser', (text) => {
    expect(textBlocks(text)).toBeUndefined()
  })

  it('finds what the parser finds', () => {
    const signs = [
      'a',
      'مر',
      '5',
      ' ',
      '  ',
      '\n',
      '\n\n',
      '\r\n',
      '- ',
      '• ',
      '-',
      '1. ',
      '2.',
      '#',
      '## ',
      '> ',
      '.',
      '\t',
      '*',
      '[',
    ]
    const typed = fc.array(fc.constantFrom(...signs), { maxLength: 30 }).map((parts) => parts.join(''))
    fc.assert(
      fc.property(typed, (text) => {
        const blocks = textBlocks(text)
        if (blocks) expect(blocks).toEqual(parseRichText(text).map(inPlainLines))
      }),
      { numRuns: 2000, seed: 1 },
    )
  })
})

function inPlainLines(block: RichBlock) {
  const wordsOf = (line: { text: string }[]) => line.map(({ text }) => text).join('')
  if (block.kind === 'paragraph') return { kind: 'paragraph', lines: block.lines.map(wordsOf) }
  if (block.kind !== 'list' || block.isNumbered || block.items.some(({ list }) => list)) return block
  return { kind: 'list', items: block.items.map(({ lines }) => lines.map(wordsOf).join('\n')) }
}

it('shows a text in plain words', () => {
  expect(shownWords('5 * 4 are **twenty**')).toBe('5 * 4 are twenty')
  expect(shownWords('- one\n- two')).toBe('- one\n- two')
})
