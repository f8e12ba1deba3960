import { describe, expect, it } from 'vitest'
import type { Event } from '../../content/event/event.ts'
import { eventSpan } from '../../content/event/event-span.ts'
import { checkNew } from '../../schema/check-input.ts'
import type { Members } from '../../schema/field-members.ts'
import { textsByPath } from '../../schema/texts-by-path.ts'
import { translatableTexts } from '../../schema/translatable-texts.ts'
import { sampleContext } from '../sample-context.ts'
import { type PictureName, samplePictures } from '../sample-pictures.ts'
import { sampleRecords } from '../sample-records.ts'
import { arabicSample } from './arabic-sample.ts'

const pictures = Object.keys(samplePictures) as PictureName[]
const context = sampleContext(
  new Map(pictures.map((name) => [name, `/files/${name}.webp`])),
  new Date('2026-11-15T10:00:00Z'),
)

const stored = sampleRecords(context).flatMap(([definition, records]) =>
  records.map((record) => ({
    definition,
    id: record.id,
    values: checkNew(definition, record) as Members,
    inArabic: arabicSample[definition.name]?.[record.id] ?? {},
  })),
)

/** Latin letters, digits and marks, and the heavy passive (“tamma” or “yatimmu” and a noun of action). */
const poor = /[A-Za-z0-9,;?"“”]|(?<!\p{L})ي?تم(?!\p{L})/u

describe('the sample in Arabic', () => {
  it('has every record of the sample, and no other', () => {
    const given = Object.entries(arabicSample).flatMap(([name, texts]) =>
      Object.keys(texts).map((id) => `${name} ${id}`),
    )
    expect(given.sort()).toEqual(stored.map(({ definition, id }) => `${definition.name} ${id}`).sort())
  })

  describe.each(stored)('$definition.name $id', ({ definition, values, inArabic }) => {
    const texts = textsByPath(definition.fields, values, inArabic)

    it('says all that the record says, and fits its fields', () => {
      const sources = translatableTexts(definition.fields, values)
      expect(Object.keys(texts).sort()).toEqual(sources.map(({ path }) => path).sort())
      const tooLong = sources.filter(({ path, maxLength = 0 }) => (texts[path]?.length ?? 0) > maxLength)
      expect(tooLong.map(({ path }) => path)).toEqual([])
    })

    it('is written in Arabic letters, marks and digits, with active verbs', () => {
      expect(Object.entries(texts).filter(([, text]) => poor.test(text))).toEqual([])
    })
  })

  it('tells the same times as the English', () => {
    for (const { definition, values, inArabic } of stored) {
      if (definition.name !== 'event') continue
      const event = values as unknown as Event
      expect(eventSpan({ ...event, time: String(inArabic.time) })).toEqual(eventSpan(event))
    }
  })
})
