import { describe, expect, it } from 'vitest'
import { program } from '../src/content/program/program.ts'
import { checksByKind } from '../src/schema/checks/checks-by-kind.ts'
import { cleanLine, cleanText } from '../src/schema/clean-text.ts'
import { richText } from '../src/schema/fields.ts'
import { followLinks } from '../src/schema/follow-links.ts'
import { textBlocks } from '../src/sections/text-blocks.ts'
import { acceptedCompression } from '../src/server/pages/cache/accepted-compression.ts'
import { parseCsv, toCsv } from '../src/shared/csv.ts'
import { findPassage } from '../src/shared/found-passage.ts'
import { hasMarks } from '../src/shared/has-marks.ts'
import { foldLine } from '../src/shared/ics.ts'
import { oneLine } from '../src/shared/one-line.ts'
import { plainWords } from '../src/shared/plain-words.ts'
import { linksIn } from '../src/shared/rich-marks.ts'
import { parseRichText } from '../src/shared/rich-text.ts'
import { isSafeLink } from '../src/shared/safe-url.ts'
import { searchText, searchWords } from '../src/shared/search-text.ts'
import { slug } from '../src/shared/slug.ts'
import { textLanguage } from '../src/shared/text-language.ts'
import { parseTimeRange } from '../src/shared/time-range.ts'
import { truncate } from '../src/shared/truncate.ts'
import { processorTime, unitOfWork } from './support/unit-of-work.ts'

const length = 50_000
const filled = (piece: string) => piece.repeat(Math.ceil(length / piece.length)).slice(0, length)

/** What each text is a row of: signs of every parser, alone, in pairs, and as they would begin something. */
const pieces = [
  ...[
    '\\',
    '*',
    '[',
    ']',
    '(',
    ')',
    '](',
    '[a](',
    '[a](b)',
    '\\[',
    '\\*',
    '![',
    '**a',
    '*a ',
    '**\\',
    '_',
    '#',
    '## ',
  ],
  ...['> ', '> a\n>\n', '- ', '- a\n', '1. ', '1. a\n', '1. a\\\n ', '1. \\\n  1. \\\n    ', '  \\\n', '•\t'],
  ...['\n', '\r', '\r\n', ' \n', '\u2028', ' ', '\t', '\u00a0', '\u2060', '\u200f', '\u0001', '\ud83d'],
  ...[
    'a',
    'a b ',
    'é',
    'e\u0301',
    '\u0301',
    'ا',
    'اَ',
    '👩🏽‍🌾',
    '0',
    '-',
    '=',
    ';',
    ',',
    '.',
    'a.',
    '@',
    'a@',
  ],
  ...['"', "'", '",', '<', '<!--', '&', '&amp;', '%', '?a=', '/', 'http://', '{{', '[[', '10:00 '],
]
const half = length / 2
const texts = pieces.flatMap((piece): [name: string, text: string][] => [
  [JSON.stringify(piece), filled(piece)],
  [`- ${JSON.stringify(piece)} x`, `- ${filled(piece).slice(3)}x`],
  [
    `a link and an address of ${JSON.stringify(piece)}`,
    `\\[[${filled(piece).slice(half + 8)}](/a)[a](http://a${filled(piece).slice(half + 14)}!)`,
  ],
])

const field = richText('Text', { max: length })
const place = { path: 'text', field, beside: {}, isTitle: false }
const facts = { now: new Date(0) }

const readers: Record<string, (text: string) => unknown> = {
  hasMarks,
  parseRichText,
  plainWords,
  textBlocks,
  linksIn,
  cleanText,
  cleanLine,
  isSafeLink,
  oneLine,
  searchText,
  searchWords,
  foldLine,
  findPassage: (text) => findPassage([text], ['a', 'ا']),
  parseTimeRange,
  acceptedCompression,
  // Of texts that are no CSV file there is nothing to read.
  parseCsv: (text) => (/["\r]/.test(text) ? undefined : parseCsv(text)),
  toCsv: (text) => parseCsv(toCsv([[text]])),
  slug: (text) => slug(text, 'none'),
  truncate: (text) => truncate(text, 120),
  textLanguage: (text) => textLanguage(text),
  followLinks: (text) => followLinks(program.fields, { fullDescription: text }, (address) => address),
  'the rule of the field': (text) => field.rule.safeParse(text),
  ...Object.fromEntries(
    checksByKind.richText.map(({ name, find }) => [
      `the check ${name}`,
      (text: string) => find({ ...place, value: text }, facts),
    ]),
  ),
}

/** How often the unit of work: about twenty milliseconds on a machine that does nothing else. What takes quadratic time takes seconds. */
const mostUnits = 4

let unit = unitOfWork()

describe('a text of 50,000 characters that is nothing but signs', () => {
  it('comes in more than forty forms', () => {
    expect(texts.length).toBeGreaterThan(40)
    expect(new Set(texts.map(([, text]) => text.length))).toEqual(new Set([length]))
  })

  it.each(Object.entries(readers))('is read in no time: %s', (_name, read) => {
    const slow = texts.flatMap(([name, text]) => {
      const units = fewestUnits(() => read(text))
      return units > mostUnits ? [`${name}: ${units.toFixed(1)} units`] : []
    })
    expect(slow).toEqual([])
  })
})

/** The shortest of several times; it is taken again only while it is too long. */
function fewestUnits(work: () => unknown): number {
  let fewest = Number.POSITIVE_INFINITY
  for (let left = 4; left > 0 && fewest > mostUnits; left -= 1) {
    // A moment later the machine may be slower than when the unit was measured.
    if (left < 4) unit = unitOfWork()
    fewest = Math.min(fewest, processorTime(work) / unit)
  }
  return fewest
}
