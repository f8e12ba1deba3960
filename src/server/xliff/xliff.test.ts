import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { readXliff } from './read-xliff.ts'
import { writeXliff } from './write-xliff.ts'
import { type XliffDocument, type XliffUnit, xliffStates } from './xliff-document.ts'
import { fromXmlId, toXmlId } from './xml-id.ts'

const unit = (changes: Partial<XliffUnit>): XliffUnit => ({
  path: 'title',
  source: 'A title',
  target: undefined,
  state: 'initial',
  notes: [],
  mark: undefined,
  ...changes,
})

function documentOf(...units: XliffUnit[]): XliffDocument {
  return {
    sourceLanguage: 'en',
    language: 'ar',
    files: [{ type: 'programs', id: 'bridgez', notes: ['Program: Bridgez'], units }],
  }
}

async function back(given: XliffUnit): Promise<XliffUnit | undefined> {
  return (await readXliff(writeXliff(documentOf(given)))).files[0]?.units[0]
}

const nasty = [
  'Tom & Jerry <b>“bold”</b> ]]> \'quoted\' "twice"',
  '  two spaces  first,\n\n\ttabs, and lines  ',
  'a line\r\nthat ends as on Windows\r',
  'برنامج «بريدجز» \u200f(2026)\u200e و\u2067iMentor\u2069 ١٢٣',
  'bell \u0007, null \u0000, \ufffe, half a pair \ud83d, next line \u0085 \u2028',
  '👩🏽‍🌾 &amp; &#x26; &lt;cp hex="0007"/&gt; <!-- no comment --> <?pi?>',
  '',
]

describe('XLIFF, written and read back', () => {
  it.each(nasty)('keeps %j in the source and in the target', async (text) => {
    const given = unit({ source: text, target: text, state: 'translated', mark: 'a1b2' })
    expect(await back(given)).toEqual(given)
  })

  it('keeps any text, path, state and mark', async () => {
    const text = fc.string({ unit: 'binary' })
    await fc.assert(
      fc.asyncProperty(
        text,
        fc.option(text, { nil: undefined }),
        text.filter((path) => path !== ''),
        fc.constantFrom(...xliffStates),
        async (source, target, path, state) => {
          const wellFormed = path.toWellFormed()
          expect(fromXmlId(toXmlId(wellFormed))).toBe(wellFormed)
          const given = unit({ source, target, path: wellFormed, state })
          expect(await back(given)).toEqual(given)
        },
      ),
      { seed: 1 },
    )
  })

  it('has ids that XML allows, and says to translators where a text stands', async () => {
    const path = 'sections/hero 1/items/ü.~1x/title'
    const text = writeXliff(documentOf(unit({ path, notes: ['Section: “R&D” › Title', 'At most 200'] })))
    expect(text).toContain('<note>Section: “R&amp;D” › Title</note><note>At most 200</note>')
    expect(/<unit id="([^"]+)"/.exec(text)?.[1]).toMatch(/^[\w.-]+$/)
    expect((await readXliff(text)).files[0]?.units[0]?.path).toBe(path)
  })

  it('takes sentences that a tool cut apart as one text, without the marks it put around words', async () => {
    const whole = writeXliff(documentOf(unit({ source: 'One. Two.' })))
    const cut = whole.replace(
      /<segment.*<\/segment>/,
      '<segment state="final"><source>One.</source><target>واحد.</target></segment>' +
        '<ignorable><source> </source></ignorable>' +
        '<segment state="translated"><source>Two.</source><target><mrk id="m1" type="term">اثنان</mrk>.</target></segment>',
    )
    expect((await readXliff(cut)).files[0]?.units[0]).toMatchObject({
      source: 'One. Two.',
      target: 'واحد. اثنان.',
      state: 'translated',
    })
  })
})

describe('A file that cannot be imported', () => {
  const good = writeXliff(documentOf(unit({ target: 'عنوان' }), unit({ path: 'subtitle' })))
  const attributes = Array.from({ length: 60 }, (_, index) => `a${index}="1"`).join(' ')
  const records = Array.from({ length: 5001 }, (_, index) => `<file id="programs.p${index}"></file>`).join('')
  const cases: [what: string, text: string, complaint: RegExp][] = [
    ['is empty', '', /^This file is damaged/],
    ['is no XML', 'Title;العنوان', /^This file is damaged/],
    ['was cut short', good.slice(0, good.length - 40), /^This file is damaged/],
    ['holds a character that XML forbids', good.replace('عنوان', '\u0001'), /^This file is damaged/],
    [
      'brings definitions of its own',
      good.replace('?>', '?><!DOCTYPE x [<!ENTITY a "b">]>'),
      /document type/,
    ],
    ['is another kind of document', '<html xmlns="http://www.w3.org/1999/xhtml"/>', /no XLIFF file/],
    [
      'is an older XLIFF',
      '<xliff xmlns="urn:oasis:names:tc:xliff:document:1.2" version="1.2"/>',
      /XLIFF 1\.2, and XLIFF 2\.1 is needed/,
    ],
    ['translates from elsewhere', good.replace('srcLang="en"', 'srcLang="fr"'), /from “fr”/],
    ['translates into elsewhere', good.replace('trgLang="ar"', 'trgLang="fr"'), /into “fr”/],
    ['has nothing in it', good.replace(/<file.*<\/file>/s, ''), /nothing in this file/],
    ['names no record', good.replace('id="programs.bridgez"', 'id="f1"'), /no record of this site/],
    ['says one thing twice', good.replace('id="subtitle"', 'id="title"'), /holds “title” twice/],
    ['has a text without a segment', good.replace(/<segment.*?<\/segment>/, ''), /has no contents/],
    ['is nested beyond reason', '<a>'.repeat(100) + '</a>'.repeat(100), /nested too deeply/],
    [
      'has more elements than any',
      good.replace('<segment', `${'<a/>'.repeat(200_001)}<segment`),
      /too many elements/,
    ],
    [
      'has more attributes than any',
      good.replace('<segment', `<segment ${attributes}`),
      /too many attributes/,
    ],
    ['has a text longer than any', good.replace('عنوان', 'x'.repeat(600_000)), /texts is too long/],
    ['has a name longer than any', good.replace('<segment', `<${'x'.repeat(600_000)}`), /texts is too long/],
    ['has more records than any', good.replace(/<file.*<\/file>/s, records), /more than 5000 records/],
  ]
  it.each(cases)('%s', async (_what, text, complaint) => {
    await expect(readXliff(text)).rejects.toThrow(complaint)
  })
})
