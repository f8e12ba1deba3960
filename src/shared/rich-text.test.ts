import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { RichLine } from './rich-line.ts'
import { parseRichText, type RichBlock, type RichList } from './rich-text.ts'
import { tidyBlocks, writeRichText } from './write-rich-text.ts'

const plain = (...lines: string[]): RichBlock => ({
  kind: 'paragraph',
  lines: lines.map((text) => [{ text }]),
})
const bullets = (...items: string[]): RichBlock => ({
  kind: 'list',
  isNumbered: false,
  items: items.map((text) => ({ lines: [[{ text }]] })),
})
const lineOf = (text: string) => {
  const [block] = parseRichText(text)
  return block?.kind === 'paragraph' ? block.lines[0] : undefined
}

describe('plain text', () => {
  it('has paragraphs parted by blank lines, and keeps single line breaks', () => {
    expect(parseRichText('One\nline two\n\n\nThree')).toEqual([plain('One', 'line two'), plain('Three')])
  })

  it('has a list of lines that begin with a dash or a bullet, also right below a sentence', () => {
    expect(parseRichText('We ask for:\r\n- honesty\r\n• one open day\r\nThat is all.')).toEqual([
      plain('We ask for:'),
      bullets('honesty', 'one open day'),
      plain('That is all.'),
    ])
  })

  it('is empty where it is blank', () => {
    expect(parseRichText(' \n \n')).toEqual([])
  })

  it.each([
    '-5 degrees - cold',
    '5 * 3 * 2 = 30',
    'A field of 5*4*3 m',
    'h*ll and d*mn',
    '* required',
    'Entry is free* for members*',
    '*Members only. *Please bring a card',
    '(*) and (*) are notes',
    'A 4* and a 5* hotel',
    '***** by all guests',
    '****1234 and ****5678',
    '** ** **',
    'snake_case and __init__ and _this_',
    '# 1 in Egypt',
    '#hashtag',
    '##no heading',
    '#### too deep',
    '> 50 people came',
    '> $5 a day',
    '>_<',
    '1. Who we are',
    '2013. A good year',
    '1) first',
    '[sic] and [1] and f[0](1)',
    '[see](page 4)',
    '[click](javascript:alert(1))',
    '[click](//evil.example)',
    '\\\\server\\share\\ and C:\\dir\\',
    '¯\\_(ツ)_/¯',
    '<b>not bold</b> & <script>alert(1)</script>',
    '| a | b |',
    '---',
    '```code```',
    'https://example.org/a_b*c*d',
    '١. أولاً',
  ])('is what it says: %s', (text) => {
    expect(parseRichText(text)).toEqual([plain(text)])
    expect(writeRichText(parseRichText(text))).toBe(text)
  })

  it('keeps the numbers that were typed: a list needs a first and a second one', () => {
    expect(parseRichText('1. Who we are\n\n2. What we do')).toEqual([
      plain('1. Who we are'),
      plain('2. What we do'),
    ])
    expect(parseRichText('3. three\n4. four')).toEqual([plain('3. three', '4. four')])
    expect(parseRichText('1. one\n2. two\n7. seven')).toMatchObject([
      { kind: 'list', isNumbered: true, items: [{}, {}] },
      plain('7. seven'),
    ])
  })
})

describe('marks', () => {
  it('make words bold and italic, bold also inside of a word', () => {
    expect(lineOf('a **b** *c* ***d***')).toEqual([
      { text: 'a ' },
      { text: 'b', isBold: true },
      { text: ' ' },
      { text: 'c', isItalic: true },
      { text: ' ' },
      { text: 'd', isBold: true, isItalic: true },
    ])
    expect(lineOf('ال**كتاب**')).toEqual([{ text: 'ال' }, { text: 'كتاب', isBold: true }])
    expect(lineOf('**مهم:**نص')).toEqual([{ text: 'مهم:', isBold: true }, { text: 'نص' }])
  })

  it('make links to safe addresses, whose words may be bold', () => {
    expect(lineOf('see [our page](/about) now')).toEqual([
      { text: 'see ' },
      { text: 'our page', href: '/about' },
      { text: ' now' },
    ])
    expect(lineOf('[**us**](https://a.org/b_(c))')).toEqual([
      { text: 'us', isBold: true, href: 'https://a.org/b_(c)' },
    ])
  })

  it('make headings, quotes and lists in lists', () => {
    expect(parseRichText('## Large\n### Small\n> said\n> so\n>\n> 5 times')).toEqual([
      { kind: 'heading', level: 2, line: [{ text: 'Large' }] },
      { kind: 'heading', level: 3, line: [{ text: 'Small' }] },
      { kind: 'quote', paragraphs: [[[{ text: 'said' }], [{ text: 'so' }]], [[{ text: '5 times' }]]] },
    ])
    expect(parseRichText('1. a\n   - b\n     - c\n2. d')).toEqual([
      {
        kind: 'list',
        isNumbered: true,
        items: [
          {
            lines: [[{ text: 'a' }]],
            list: {
              kind: 'list',
              isNumbered: false,
              items: [{ lines: [[{ text: 'b' }]], list: bullets('c') }],
            },
          },
          { lines: [[{ text: 'd' }]] },
        ],
      },
    ])
  })

  it('mean themselves behind a backslash', () => {
    expect(lineOf('\\*\\*a\\*\\* \\[b](/c)')).toEqual([{ text: '**a** [b](/c)' }])
    expect(lineOf('\\## a')).toEqual([{ text: '## a' }])
    expect(parseRichText('1\\. a\n2. b')).toEqual([plain('1. a', '2. b')])
  })
})

const signs = [
  ...['*', '**', '***', '****', '[', ']', '(', ')', '](/a)', '\\', '\\*', '#', '## ', '> ', '- ', '• '],
  ...['1. ', '2. ', ' ', 'a', 'b', '5', 'ال', '،', '“', '”', '_', '\u2060', '😀', '\t', '\u2028'],
]
const words = fc
  .array(fc.constantFrom(...signs), { minLength: 1, maxLength: 6 })
  .map((parts) => parts.join(''))
const href = fc.constantFrom(
  '/about',
  'https://a.org/a_(b)',
  'mailto:a@b.org',
  'https://x.org/)',
  'javascript:alert(1)',
)
const look = fc.constant(true as const)
const run = fc.record({ text: words, isBold: look, isItalic: look, href }, { requiredKeys: ['text'] })
const line: fc.Arbitrary<RichLine> = fc.array(run, { maxLength: 4 })
const lines = fc.array(line, { minLength: 1, maxLength: 3 })
const listOf = (depth: number): fc.Arbitrary<RichList> =>
  fc.record({
    kind: fc.constant('list' as const),
    isNumbered: fc.boolean(),
    items: fc.array(
      depth === 0
        ? fc.record({ lines })
        : fc.record({ lines, list: listOf(depth - 1) }, { requiredKeys: ['lines'] }),
      { minLength: 1, maxLength: 3 },
    ),
  })
const block: fc.Arbitrary<RichBlock> = fc.oneof(
  fc.record({ kind: fc.constant('paragraph' as const), lines }),
  fc.record({ kind: fc.constant('heading' as const), level: fc.constantFrom(2 as const, 3 as const), line }),
  fc.record({
    kind: fc.constant('quote' as const),
    paragraphs: fc.array(lines, { minLength: 1, maxLength: 2 }),
  }),
  listOf(2),
)
const runs = { numRuns: 300, seed: 18 }

describe('a written text', () => {
  it('reads back as the blocks it was written from, whatever signs their words hold', () => {
    fc.assert(
      fc.property(fc.array(block, { maxLength: 4 }), (blocks) => {
        expect(parseRichText(writeRichText(blocks))).toEqual(tidyBlocks(blocks))
      }),
      runs,
    )
  })

  it('is read and written without a change from then on, whoever typed it', () => {
    const typed = fc
      .array(fc.constantFrom(...signs, '\n', '\n\n', '  '), { maxLength: 40 })
      .map((parts) => parts.join(''))
    fc.assert(
      fc.property(typed, (text) => {
        const written = writeRichText(parseRichText(text))
        expect(writeRichText(parseRichText(written))).toBe(written)
      }),
      runs,
    )
  })
})
