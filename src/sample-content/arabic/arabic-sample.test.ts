import { describe, expect, it } from 'vitest'
import { event } from '../../content/event/event.ts'
import { eventSpan } from '../../content/event/event-span.ts'
import { checkNew } from '../../schema/check-input.ts'
import { textsByPath } from '../../schema/texts-by-path.ts'
import { translatableTexts } from '../../schema/translatable-texts.ts'
import { sampleContext } from '../sample-context.ts'
import { sampleEvents } from '../sample-events.ts'
import { type PictureName, samplePictures } from '../sample-pictures.ts'
import { sampleRecords } from '../sample-records.ts'
import { arabicEvents } from './arabic-events.ts'
import { arabicSample } from './arabic-sample.ts'

const names = Object.keys(samplePictures) as PictureName[]
const context = sampleContext(
  new Map(names.map((name) => [name, `/files/${name}.webp`])),
  new Date('2026-11-15T10:00:00Z'),
)
const batches = sampleRecords(context)

/** Every text of the sample with its translation. */
const pairs = batches.flatMap(([definition, records]) =>
  records.flatMap((record) => {
    const stored = checkNew(definition, record)
    const arabic = textsByPath(definition.fields, stored, arabicSample[definition.name]?.[record.id] ?? {})
    return translatableTexts(definition.fields, stored).map(({ path, source, maxLength = Infinity }) => ({
      at: `${definition.name}/${record.id}/${path}`,
      source,
      arabic: arabic[path] ?? '',
      maxLength,
    }))
  }),
)

type Pair = (typeof pairs)[number]
const placesWhere = (isPoor: (pair: Pair) => boolean) =>
  pairs.filter(isPoor).map(({ at, arabic }) => [at, arabic])

describe('the sample in Arabic', () => {
  it('has every record, and no other', () => {
    const ids = batches.map(([{ name }, records]) => [name, records.map(({ id }) => id).sort()])
    const translated = Object.entries(arabicSample).map(([name, texts]) => [name, Object.keys(texts).sort()])
    expect(translated).toEqual(ids)
  })

  // A text that a record does not have is refused by `textsByPath`.
  it('says all that every record says', () => {
    expect(pairs.length).toBeGreaterThan(1000)
    expect(placesWhere(({ arabic }) => arabic.trim() === '')).toEqual([])
  })

  it('has words of its own for everything, and room for them', () => {
    expect(placesWhere(({ source, arabic }) => arabic === source)).toEqual([])
    expect(placesWhere(({ arabic, maxLength }) => arabic.length > maxLength)).toEqual([])
  })

  it('is written in Arabic letters, signs and digits', () => {
    expect(placesWhere(({ arabic }) => /[A-Za-z0-9,;?%"“”]/.test(arabic))).toEqual([])
  })

  it('uses active verbs', () => {
    expect(placesWhere(({ arabic }) => /(?<!\p{L})[يت]?تم(?!\p{L})/u.test(arabic))).toEqual([])
  })

  it('has the figures of the English', () => {
    expect(placesWhere(({ source, arabic }) => strangeFigures(source, arabic).length > 0)).toEqual([])
  })

  it('tells the times of the English', () => {
    for (const record of sampleEvents(context)) {
      const { date, endDate, time } = checkNew(event, record)
      const inArabic = String(arabicEvents[record.id]?.time)
      expect(eventSpan({ date, endDate, time: inArabic })).toEqual(eventSpan({ date, endDate, time }))
    }
  })
})

/** Figures of two digits and more that the English text does not have; words and clock times are compared by nobody. */
function strangeFigures(source: string, arabic: string): string[] {
  const figures = (text: string) => text.replace(/(?<=\d)[,٬](?=\d{3})/g, '').match(/\d{2,}/g) ?? []
  const latin = arabic
    .replace(/[٠-٩]/g, (digit) => String(digit.charCodeAt(0) - 0x660))
    .replace(/\d+:\d+/g, '')
    .replace(/(\d+) ألف/g, '$1000')
  const known = new Set(figures(source))
  return figures(latin).filter((figure) => !known.has(figure))
}
