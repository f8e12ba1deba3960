import { globSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { accountAnswerPhrases } from './account-answer-phrases.ar.ts'
import { answerPhrases } from './answer-phrases.ar.ts'
import { answerInPageLanguage, findAnswer } from './answer-words.ar.ts'
import { answerInPageLanguage as answerInEnglish } from './answer-words.ts'

/** Parts of the server that answer nobody in the admin area: commands, documentation, mails, documents for machines. */
const elsewhere =
  /\/(backup|exporting|verify|mail|messages|migrations|feeds|rendering|cache)\/|-docs\.ts$|\/(openapi|api-docs-page|docs-routes|config|create-triggers|seed-database|application-csv|export-file|etag-reply|preview-bar|preview-document|log-end-file|owner-only|open-site-key|prepare-seals|seal-store)\.ts$/

const sources = [
  ...globSync('src/server/**/*.ts').filter((file) => !elsewhere.test(file)),
  ...['field', 'fields', 'field-rules', 'nested-fields', 'address-field', 'choice-list', 'check-input'].map(
    (name) => `src/schema/${name}.ts`,
  ),
  'src/server/pages/feeds/feed-routes.ts',
  'src/shared/app-error.ts',
  'src/content/application/application.ts',
].filter((file) => !/\.(test|ar)\.ts$/.test(file))

/** Literals that are no sentence to anybody, though they look like one: of a protocol, or parts of the wholes below. */
const notSaid =
  /^(?:A visitor|Somebody|HTTP\/1\.1 .*|.*Cookie, X-Audience|Partner(?:; style-src 'Partner'|: Partner\\r\\n| minutes| texts are|::\/64|device-Partner|\/Partner\\0)|One text is)$/

/** What is put together from parts, by the template in the source: `Partner` stands for what it leaves open. */
const wholes: Record<string, readonly string[]> = {
  'Partner saved this in the meantimePartner. What you sent was not stored.': [
    'Somebody saved this in the meantime. What you sent was not stored.',
    'Mona Farid saved this in the meantime, on Sunday 15 November at 12:00. What you sent was not stored.',
  ],
  'Too many failed attempts. Please try again in Partner.': [
    'Too many failed attempts. Please try again in a minute.',
    'Too many failed attempts. Please try again in 15 minutes.',
  ],
  'Partner not translated yet, so it cannot be published': [
    'One text is not translated yet, so it cannot be published',
    '12 texts are not translated yet, so it cannot be published',
  ],
  'Partner Partner': [
    'Password is required',
    'Password must be text',
    'q must be at most 200 characters',
    'q must be one value',
  ],
  // Activities are told by their parts: see `activity-words.ar.ts`.
  'Partner Partner the PartnerPartnerPartner': [],
}

const token = /\/\/[^\n]*|\/\*.*?\*\/|'(?:[^'\\\n]|\\.)*'|`(?:[^`\\]|\\.)*`/gs
/** What documents a route, what is thrown at programmers, and SQL. */
const otherUse =
  /(?:summary|tag|query: \{ \w+|limit|offset|type|lang|actor|'If-Match'|'Idempotency-Key'):\s*$|(?:new Error|describe|sql\.raw|report|doc)\(\s*$/

/** Sentences of the sources, with a word that the book knows for every value they speak of. */
function sentencesIn(file: string): string[] {
  const source = readFileSync(file, 'utf8')
  return [...source.matchAll(token)].flatMap(({ 0: literal, index }) => {
    const text = literal.slice(1, -1)
    const isSentence = /^['`]/.test(literal) && /^(?:[A-Z]|\$\{)/.test(text) && text.includes(' ')
    if (!isSentence || otherUse.test(source.slice(Math.max(0, index - 60), index))) return []
    // `notFound('Second factor')` names a thing; the sentence is made of it.
    const isName = /(?:notFound|text|toggle|Password|label:)\(?\s*$/.test(
      source.slice(Math.max(0, index - 12), index),
    )
    const sentence = text.replaceAll(/\$\{[^{}]*(?:\{[^{}]*\}[^{}]*)*\}/g, 'Partner')
    return isName ? [`${sentence} not found`] : [sentence]
  })
}

/** Names of things and keys, such as `${type} ${id}`. */
const isKey = (sentence: string) => /^(?:Partner[ .:/@,)(]*)+$/.test(sentence)

const said = new Map(
  sources.flatMap((file) =>
    sentencesIn(file)
      .filter((sentence) => !notSaid.test(sentence))
      .flatMap((sentence) => wholes[sentence] ?? (isKey(sentence) ? [] : [sentence]))
      .map((sentence) => [sentence, file] as const),
  ),
)

describe('what the server says to staff', () => {
  it('is found in its sources', () => {
    expect(said.size).toBeGreaterThan(90)
    expect([...said.keys()]).toEqual(
      expect.arrayContaining(['Please sign in', 'Partner must be text', 'Second factor not found']),
    )
  })

  it('has an Arabic sentence', () => {
    expect([...said].filter(([sentence]) => !findAnswer(sentence))).toEqual([])
  })

  it.each([
    ['Partner not found', 'غير موجود: شريك'],
    ['Title is required', 'العنوان: هذا الحقل مطلوب'],
    ['limit must be a whole number from 1 to 200', 'limit: عدد صحيح من 1 إلى 200'],
    ['q must be at most 200 characters', 'q: ٢٠٠ حرف على الأكثر'],
    ['q must be one value', 'q: قيمة واحدة فقط'],
    ['One text is not translated yet, so it cannot be published', 'لم يُترجم نص واحد، فلا يمكن النشر بعد'],
    [
      'Too many failed attempts. Please try again in a minute.',
      'محاولات فاشلة كثيرة. يُرجى المحاولة بعد دقيقة.',
    ],
  ])('tells “%s” as “%s”', (sentence, arabic) => {
    expect(answerInPageLanguage(sentence)).toBe(arabic)
  })

  it('stays as it is where nobody has translated it, and in English to the letter', () => {
    expect(answerInPageLanguage('Job opening not found')).toBe('Job opening not found')
    expect(answerInEnglish('Please sign in')).toBe('Please sign in')
  })

  it('is all that the book holds', () => {
    const files = globSync('src/{server,schema,shared,content}/**/*.ts')
    const code = files.filter((file) => !file.endsWith('.ar.ts')).map((file) => readFileSync(file, 'utf8'))
    const all = [...code, ...Object.values(wholes).flat(), ...browserWords].join('\n')
    const isSaid = (phrase: string) => phrase.split(/\{=?\w+\}/).every((piece) => all.includes(piece.trim()))
    const phrases = [...Object.keys(answerPhrases), ...Object.keys(accountAnswerPhrases)]
    expect(phrases.filter((phrase) => !isSaid(phrase))).toEqual([])
  })
})

/** What browsers call a cut line. */
const browserWords = ['Failed to fetch', 'Load failed', 'NetworkError when attempting to fetch resource.']
