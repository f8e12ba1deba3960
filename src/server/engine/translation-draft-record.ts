import { mergeTexts, type TextChanges, textChanges, withChanges } from '../../schema/merge-texts.ts'
import {
  type SourceText,
  type TranslatedTexts,
  type TranslationStatus,
  translationStatus,
} from '../../schema/translation-status.ts'
import { AppError, notFound } from '../../shared/app-error.ts'
import type { Language } from '../../shared/languages.ts'
import type { Values } from './content-record.ts'
import type { Draft } from './draft-record.ts'
import type { DraftData, DraftRow } from './record-draft-store.ts'
import { type TranslationSource, toSources, wordsFor } from './translation-record.ts'
import type { TranslationData, TranslationRow } from './translation-store.ts'

/** What is prepared of a translation, as staff read it: values are words by the path of their text. */
export interface TranslationDraft extends Draft, TranslationStatus {
  sources: TranslationSource[]
}

/** A translation and its draft as they are. */
export interface WordedStanding {
  id: string
  lang: Language
  title: string
  /** The record that is translated, as it stands in the database. */
  source: Values
  sources: readonly SourceText[]
  /** Undefined where nobody began it, or it was taken back. */
  translation: (TranslationRow & TranslationData) | undefined
  /** The draft of a published translation, whatever became of it. */
  row: DraftRow | undefined
  /** What the draft was written over. */
  base: TranslatedTexts
}

export interface PublishedStanding extends WordedStanding {
  translation: NonNullable<WordedStanding['translation']>
}

export function isPublished(standing: WordedStanding): standing is PublishedStanding {
  return standing.translation?.state === 'published'
}

/** Throws where there is none to continue, to throw away or to publish. */
export function openRowOf({ row }: WordedStanding): DraftRow {
  if (row?.state !== 'open') throw notFound('Draft')
  return row
}

export function neverPublished(): AppError {
  const message = 'This translation was never published. To throw it away, take it back.'
  return new AppError('duplicate', message)
}

/** What an open draft changes. */
export function keptTexts({ row }: Pick<WordedStanding, 'row'>): TextChanges {
  if (row?.state !== 'open') return {}
  const { values } = JSON.parse(row.data) as DraftData
  return values as TextChanges
}

/** The changes of a draft together with what was published since it was begun. */
export function mergedTexts(standing: WordedStanding): { texts: TranslatedTexts; clashes: string[] } {
  const published = standing.translation?.texts ?? {}
  const [base, mine] = [standing.base, keptTexts(standing)]
  const { changes, clashes } = mergeTexts({ base, mine, theirs: published })
  // Where both changed one text it stays on the ground it was written on, until somebody chooses.
  const texts = clashes.length === 0 ? withChanges(published, changes) : withChanges(base, mine)
  return { texts, clashes }
}

/** A translation that was never published is a draft as it stands. */
export function toTranslationDraft(standing: WordedStanding): TranslationDraft {
  const { id, lang, title, sources, translation, row, base } = standing
  const isNew = !isPublished(standing)
  const published = translation?.texts ?? {}
  const { texts, clashes } = isNew ? { texts: published, clashes: [] } : mergedTexts(standing)
  const changed = Object.keys(isNew ? texts : textChanges(published, texts))
  const open = !isNew && row?.state === 'open' ? row : undefined
  const isDraft = open !== undefined || (isNew && translation !== undefined)
  const written = open ?? (isNew && translation ? { ...translation, created_by: null } : undefined)
  const isMerged = clashes.length === 0
  const revision = translation?.revision ?? 0
  return {
    id,
    lang,
    state: isDraft ? 'draft' : 'none',
    title,
    isNew,
    revision: draftRevision(standing),
    createdAt: written?.created_at ?? null,
    createdBy: written?.created_by ?? null,
    updatedAt: written?.updated_at ?? null,
    updatedBy: written?.updated_by ?? null,
    recordRevision: open && !isMerged ? open.base_revision : revision,
    values: wordsFor(sources, texts),
    base: wordsFor(sources, isMerged ? published : base),
    published: isNew ? null : wordsFor(sources, published),
    publishedRevision: isNew ? 0 : revision,
    publishedAt: isNew ? null : (translation?.updated_at ?? null),
    publishedBy: isNew ? null : (translation?.updated_by ?? null),
    changed: sources.map(({ path }) => path).filter((path) => changed.includes(path)),
    clashes,
    sources: toSources(sources),
    ...translationStatus(sources, texts),
  }
}

/**
 * The tag of a translation that was never published is its own. A draft of a published one begins above it, so that no
 * tag fits both.
 */
export function draftRevision({ translation, row }: Pick<WordedStanding, 'translation' | 'row'>): number {
  const own = translation?.revision ?? 0
  if (translation && translation.state !== 'published') return own
  return row?.state === 'open' ? row.revision : Math.max(own, row?.revision ?? 0)
}
