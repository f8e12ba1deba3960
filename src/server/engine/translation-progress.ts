import { setImmediate } from 'node:timers/promises'
import type { Definition } from '../../schema/define-content.ts'
import { readValues } from '../../schema/stored-values.ts'
import { type CountedText, countedTexts, translationStatus } from '../../schema/translation-status.ts'
import { type Language, otherLanguages } from '../../shared/languages.ts'
import { titleOf, type Values } from './content-record.ts'
import type { EngineContext } from './engine-context.ts'
import { type ProgressRow, readProgressRows } from './translation-progress-store.ts'
import type { Translation } from './translation-record.ts'
import type { TranslationData } from './translation-store.ts'

/** How far the translation of one record into one language is. */
export interface RecordProgress {
  lang: Language
  id: string
  title: string
  /** Whether visitors can see the record. */
  isVisible: boolean
  state: Translation['state']
  /** How many texts visitors see, how many of them nobody translated, and of how many the source changed since. */
  texts: number
  missing: number
  outdated: number
  updatedAt: string | null
  updatedBy: string | null
}

/** Of one record in all languages, for as long as neither it nor a translation of it is saved. */
interface Known {
  revisions: string
  progress: RecordProgress[]
}

/** So many records are counted before others get their turn. */
const recordsAtOnce = 50

/**
 * How far all records of a type are, in every language. A record is counted anew once it or a translation of it was
 * saved; all of them take their time only when they are asked for the first time.
 */
export function progressReader(
  { database, version }: EngineContext,
  definition: Definition,
): () => Promise<RecordProgress[]> {
  let answer: { version: number; progress: RecordProgress[] } | undefined
  let known = new Map<string, Known>()
  return async () => {
    // Asked before the rows are read: what is written meanwhile makes the answer stale, never wrong for long.
    const current = version.current(definition.name)
    if (answer && answer.version === current) return answer.progress
    const isKnown = (id: string, revisions: string) => known.get(id)?.revisions === revisions
    const rows = await readProgressRows(database.db, definition, isKnown)
    const next = new Map<string, Known>()
    let counted = 0
    for (const row of rows) {
      const own = row.data === undefined ? known.get(row.id) : { ...row, progress: countRow(definition, row) }
      if (own) next.set(row.id, { revisions: own.revisions, progress: own.progress })
      if (row.data !== undefined && ++counted % recordsAtOnce === 0) await setImmediate()
    }
    known = next
    const progress = [...next.values()].flatMap((record) => record.progress)
    answer = current === null ? undefined : { version: current, progress }
    return progress
  }
}

function countRow(
  definition: Definition,
  { id, isVisible, data = '{}', translations }: ProgressRow,
): RecordProgress[] {
  const stored: Values = JSON.parse(data)
  const title = titleOf(definition, readValues(definition.fields, stored))
  const texts = countedTexts(definition, stored)
  if (texts.length === 0) return []
  return otherLanguages.map((lang) => {
    const row = translations.find(({ language }) => language === lang)
    const found: TranslationData | undefined = row && JSON.parse(row.data)
    const facts = { updatedAt: row?.updated_at ?? null, updatedBy: row?.updated_by ?? null }
    return { lang, id, title, isVisible, state: found?.state ?? 'none', ...countsOf(texts, found), ...facts }
  })
}

function countsOf(texts: readonly CountedText[], translation: TranslationData | undefined) {
  const { missing, outdated } = translationStatus(texts, translation?.texts ?? {})
  return {
    texts: texts.filter(({ isShown }) => isShown).length,
    missing: missing.length,
    outdated: outdated.length,
  }
}
