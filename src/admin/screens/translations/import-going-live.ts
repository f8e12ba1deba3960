import { readTranslation, translationsPath } from '../../../client/translation-queries.ts'
import type { ImportDecision, ImportedRecord, ImportPlan } from '../../../client/xliff-queries.ts'
import { contentTypes } from '../../../content/index.ts'
import type { Language } from '../../../shared/languages.ts'
import type { GoingLive } from '../../checks/find-going-live.ts'
import { textName } from '../../translating/sheet-text.ts'
import { translationDefinition } from '../../translating/translation-definition.ts'
import { sheetTexts, toFormRecord } from '../../translating/translation-sheet.ts'

/** The published translations that an import changes, as they will be. */
export async function importGoingLive(
  { lang, records }: ImportPlan,
  decisions: readonly ImportDecision[],
): Promise<GoingLive[]> {
  const changed = records
    .filter(({ state }) => state === 'published')
    .map((record) => ({ record, texts: { ...record.texts, ...textsFromConflicts(record, decisions) } }))
    .filter(({ texts }) => Object.keys(texts).length > 0)
  const read = await Promise.all(changed.map(({ record, texts }) => readOne(record, lang, texts)))
  return read.flat()
}

function textsFromConflicts({ type, id, conflicts }: ImportedRecord, decisions: readonly ImportDecision[]) {
  const isTaken = (path: string) =>
    decisions.some((one) => one.type === type && one.id === id && one.path === path && one.keep === 'file')
  return Object.fromEntries(
    conflicts.filter(({ path }) => isTaken(path)).map(({ path, text }) => [path, text.inFile]),
  )
}

async function readOne(
  { type, id, title }: ImportedRecord,
  lang: Language,
  texts: Readonly<Record<string, string>>,
): Promise<GoingLive[]> {
  const content = contentTypes.find(({ path }) => path === type)
  if (!content) return []
  const place = { definition: content, id, lang }
  const { record } = await readTranslation(place)
  const published = toFormRecord(record)
  const named = Object.fromEntries(Object.entries(texts).map(([path, text]) => [textName(path), text]))
  return [
    {
      key: `${type} ${id}`,
      name: { title, kind: content.label[0], lang },
      definition: translationDefinition(content, translationsPath(place), sheetTexts(record)),
      values: { ...published, ...named },
      published,
    },
  ]
}
