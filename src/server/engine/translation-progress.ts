import type { Definition } from '../../schema/define-content.ts'
import { readValues } from '../../schema/stored-values.ts'
import { type SourceText, sourceTexts, translationStatus } from '../../schema/translation-status.ts'
import { type Language, otherLanguages } from '../../shared/languages.ts'
import { titleOf, type Values } from './content-record.ts'
import { EntryStore } from './content-store.ts'
import type { EngineContext } from './engine-context.ts'
import { dataOf, type Translation } from './translation-record.ts'
import { listTranslations, type TranslationRow } from './translation-store.ts'

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

interface Source {
  id: string
  title: string
  isVisible: boolean
  texts: readonly SourceText[]
}

/**
 * How far all records of a type are, in every language. Two queries, however many there are; what they tell is memoised
 * until something of the type changes.
 */
export function progressReader(
  context: EngineContext,
  definition: Definition,
): () => Promise<RecordProgress[]> {
  let known: { version: number; progress: RecordProgress[] } | undefined
  return async () => {
    // Asked before the rows are read: what is written meanwhile makes the answer stale, never wrong for long.
    const version = context.version.current(definition.name)
    if (known && known.version === version) return known.progress
    const progress = await readProgress(context, definition)
    known = version === null ? undefined : { version, progress }
    return progress
  }
}

async function readProgress({ database }: EngineContext, definition: Definition): Promise<RecordProgress[]> {
  const rows = await new EntryStore(definition.name).list(database.db, { visibleOnly: false })
  const translations = await listTranslations(database.db, definition.name)
  const byKey = new Map(translations.map((row) => [keyOf(row.id, row.language), row]))
  const stored = rows.map(({ id, data, is_visible }) =>
    sourceOf(definition, { id, stored: JSON.parse(data), isVisible: is_visible === 1 }),
  )
  const { singletonId } = definition
  const isUnsaved = singletonId !== undefined && rows.length === 0
  const sources = isUnsaved ? [unsavedSource(definition, singletonId)] : stored
  return otherLanguages.flatMap((lang) =>
    sources
      .filter(({ texts }) => texts.length > 0)
      .map((source) => progressOf(lang, source, byKey.get(keyOf(source.id, lang)))),
  )
}

function unsavedSource(definition: Definition, id: string): Source {
  const isVisible = definition.visibleWhen(readValues(definition.fields, {}))
  return sourceOf(definition, { id, stored: {}, isVisible })
}

function sourceOf(
  definition: Definition,
  { id, stored, isVisible }: { id: string; stored: Values; isVisible: boolean },
): Source {
  const title = titleOf(definition, readValues(definition.fields, stored))
  return { id, title, isVisible, texts: sourceTexts(definition, stored) }
}

function progressOf(
  lang: Language,
  { id, title, isVisible, texts }: Source,
  row: TranslationRow | undefined,
): RecordProgress {
  const data = dataOf(row)
  const { missing, outdated } = translationStatus(texts, data?.texts ?? {})
  return {
    lang,
    id,
    title,
    isVisible,
    state: data?.state ?? 'none',
    texts: texts.filter(({ isShown }) => isShown).length,
    missing: missing.length,
    outdated: outdated.length,
    updatedAt: row?.updated_at ?? null,
    updatedBy: row?.updated_by ?? null,
  }
}

function keyOf(id: string, lang: string): string {
  return `${lang} ${id}`
}
