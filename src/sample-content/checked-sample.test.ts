import { describe, expect, it } from 'vitest'
import { contentChecks } from '../content/content-checks.ts'
import { checkNew } from '../schema/check-input.ts'
import { findProblems } from '../schema/checks/find-problems.ts'
import { textsByPath } from '../schema/texts-by-path.ts'
import { translateValues } from '../schema/translate-values.ts'
import { arabicSample } from './arabic/arabic-sample.ts'
import { sampleContext } from './sample-context.ts'
import { type PictureName, samplePictures } from './sample-pictures.ts'
import { sampleRecords } from './sample-records.ts'

const today = new Date('2026-11-16T10:00:00Z')
const urls = new Map(
  (Object.keys(samplePictures) as PictureName[]).map((name) => [name, `/files/media/${name}.webp`]),
)

describe('the checks before publishing', () => {
  const records = sampleRecords(sampleContext(urls, today)).flatMap(([definition, list]) =>
    list.map((record) => [`${definition.name} ${record.id}`, definition, record] as const),
  )

  it.each(records)('raise no alarm on the sample content: %s', (_name, definition, record) => {
    const { id, ...given } = record
    const values = checkNew(definition, given)
    expect(findProblems(definition, values, { now: today }, contentChecks)).toEqual([])
    const words = arabicSample[definition.name]?.[id]
    if (!words) return
    const texts = textsByPath(definition.fields, values, words)
    const translated = translateValues(definition.fields, values, texts) ?? {}
    const translation = { state: 'published', missing: 0, outdated: 0 } as const
    expect(findProblems(definition, translated, { now: today, translation }, contentChecks)).toEqual([])
  })
})
