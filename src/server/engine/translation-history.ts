import type { Definition } from '../../schema/define-content.ts'
import { sourceTexts } from '../../schema/translation-status.ts'
import { badInput, notFound } from '../../shared/app-error.ts'
import type { Language } from '../../shared/languages.ts'
import type { Handle } from '../database/tables.ts'
import type { Actor } from './actor.ts'
import { approvalsOf } from './approval-log.ts'
import type { Values } from './content-record.ts'
import type { ContentWriter } from './content-writer.ts'
import { DraftRows } from './draft-rows.ts'
import type { EngineContext } from './engine-context.ts'
import { withReleases } from './released-revisions.ts'
import { type Revision, revisionsOf } from './revisions.ts'
import { checkIsPublished, type TranslatedRow } from './translated-record.ts'
import { checkWhole } from './translation-input.ts'
import { dataOf, type Translation, toTranslation } from './translation-record.ts'
import type { TranslationRows } from './translation-rows.ts'
import type { TranslationData } from './translation-store.ts'

/** Which translation is meant. */
export interface NamedTranslation {
  id: string
  lang: Language
}

/** Who brings something back, and the ETag of what they saw. */
interface Restorer {
  actor: Actor
  ifMatch?: string | undefined
  /** The draft that is thrown away for it, by its revision. */
  draft?: number | undefined
}

interface HistoryParts {
  rows: TranslationRows
  writer: ContentWriter
  translated: (db: Handle, id: string) => Promise<TranslatedRow>
}

type Draft = Omit<TranslationData, 'title'>

/** The earlier states of the translations of one content type, and the way back to them. */
export class TranslationHistory {
  readonly #context: EngineContext
  readonly #definition: Definition
  readonly #parts: HistoryParts
  readonly #drafts: DraftRows

  constructor(context: EngineContext, definition: Definition, parts: HistoryParts) {
    this.#context = context
    this.#definition = definition
    this.#parts = parts
    this.#drafts = new DraftRows(definition)
  }

  async revisions({ id, lang }: NamedTranslation): Promise<Revision[]> {
    const { db } = this.#context.database
    await this.#parts.translated(db, id)
    const key = { type: this.#definition.name, id, language: lang }
    const changes = await this.#parts.rows.changes(db, id, lang)
    return withReleases(db, key, revisionsOf(undefined, changes, await approvalsOf(db, key)))
  }

  /** Brings a translation back to what it was after the given revision; that is a new revision. */
  revert(named: NamedTranslation, revision: number, by: Restorer): Promise<Translation> {
    return this.#restore(named, revision, by, { action: 'revert', dataFrom: (past) => past })
  }

  /** Brings one text of an earlier state back, with the source it was made from, and leaves the others as they are. */
  revertText(
    named: NamedTranslation,
    { revision, path }: { revision: number; path: string },
    by: Restorer,
  ): Promise<Translation> {
    const dataFrom = (past: Draft, now: Draft | undefined, source: Values): Draft => {
      if (!now) throw notFound('Translation')
      const { [path]: current, ...others } = now.texts
      const wanted = Object.hasOwn(past.texts, path) ? past.texts[path] : undefined
      if (!wanted && !current) throw badInput([{ path: 'part', message: `There is no such part of ${path}` }])
      const data = { state: now.state, texts: wanted ? { ...others, [path]: wanted } : others }
      checkWhole(sourceTexts(this.#definition, source), now, data)
      return data
    }
    return this.#restore(named, revision, by, { action: 'revertPart', dataFrom })
  }

  #restore(
    { id, lang }: NamedTranslation,
    revision: number,
    { actor, ifMatch, draft }: Restorer,
    { action, dataFrom }: RestoreKind,
  ): Promise<Translation> {
    const { rows, writer } = this.#parts
    return writer.write(async (tx, now) => {
      const translated = await this.#parts.translated(tx, id)
      const { source } = translated
      const previous = await rows.find(tx, id, lang)
      const past = await rows.stateAt(tx, id, lang, revision)
      if (!past) throw notFound('Revision')
      await rows.checkFresh(tx, previous, ifMatch)
      if (draft !== undefined)
        await this.#drafts.discardSeen(tx, { id, language: lang }, draft, { actor, now })
      const data = dataFrom(past, dataOf(previous), source)
      if (data.state === 'published') checkIsPublished(translated)
      const row = await rows.save(tx, { id, lang, previous, data, source, actor, action, now })
      return toTranslation(this.#definition, { id, lang, source }, row)
    })
  }
}

interface RestoreKind {
  action: 'revert' | 'revertPart'
  dataFrom: (past: Draft, now: Draft | undefined, source: Values) => Draft
}
