import type { Definition } from '../../schema/define-content.ts'
import type { TextsByPath } from '../../schema/translate-values.ts'
import { notFound } from '../../shared/app-error.ts'
import type { Handle } from '../database/tables.ts'
import type { OnceKey } from '../http/idempotency.ts'
import { findEarlierEffect, rememberEffect } from '../http/idempotency-store.ts'
import type { Actor } from './actor.ts'
import { checkIsSeen } from './cleared-revision.ts'
import type { Values } from './content-record.ts'
import type { ContentWriter } from './content-writer.ts'
import { DraftRows } from './draft-rows.ts'
import type { EngineContext } from './engine-context.ts'
import { publishTranslationDraft } from './publish-translation-draft.ts'
import type { DraftData, DraftRow } from './record-draft-store.ts'
import { savedMeanwhile } from './record-freshness.ts'
import {
  type ChangeTranslation,
  TranslationDraftGround,
  type WordedInput,
} from './translation-draft-ground.ts'
import {
  draftRevision,
  isPublished,
  neverPublished,
  openRowOf,
  type PublishedStanding,
  type TranslationDraft,
  toTranslationDraft,
} from './translation-draft-record.ts'
import type { NamedTranslation } from './translation-history.ts'
import { type Translation, toTranslation } from './translation-record.ts'
import type { TranslationRows } from './translation-rows.ts'

interface Write {
  actor: Actor
  ifMatch?: string | undefined
  key?: OnceKey | undefined
}

interface Publication extends Write {
  now: Date
  /** Written into the draft first. */
  input?: WordedInput | undefined
}

interface TranslationDraftParts {
  translations: TranslationRows
  writer: ContentWriter
  source: (db: Handle, id: string) => Promise<Values>
  /** Saves a translation that was never published. */
  change: ChangeTranslation
}

/**
 * What staff prepare of the translations of one content type and have not published. A translation that was never
 * published is a draft as it stands; one that visitors read has its changes in a row beside it.
 */
export class TranslationDrafts {
  readonly #context: EngineContext
  readonly #definition: Definition
  readonly #parts: TranslationDraftParts
  readonly #rows: DraftRows
  readonly #ground: TranslationDraftGround

  constructor(context: EngineContext, definition: Definition, parts: TranslationDraftParts) {
    this.#context = context
    this.#definition = definition
    this.#parts = parts
    this.#rows = new DraftRows(definition)
    this.#ground = new TranslationDraftGround(definition, { ...parts, rows: this.#rows })
  }

  /** Of a translation that nobody works on, what a draft would begin with. */
  async read(named: NamedTranslation, db: Handle = this.#context.database.db): Promise<TranslationDraft> {
    return toTranslationDraft(await this.#ground.stand(db, named))
  }

  /** The words by path as they will be once the draft is published; undefined where nothing is prepared. */
  async wording(named: NamedTranslation, db: Handle): Promise<TextsByPath | undefined> {
    const { state, values } = await this.read(named, db)
    return state === 'draft' ? (values as TextsByPath) : undefined
  }

  /** Writes the given texts into the draft, or begins one; of a translation that was never published, into it. */
  async update(named: NamedTranslation, input: WordedInput, by: Write): Promise<TranslationDraft> {
    const { db } = this.#context.database
    if (isPublished(await this.#ground.stand(db, named))) return this.#prepare(named, input, by)
    return this.#parts.writer.write(async (tx, now) => {
      const standing = await this.#ground.stand(tx, named)
      // Published since it was looked at: it would be live at once.
      if (isPublished(standing)) throw savedMeanwhile(standing.translation)
      const { texts, stillRight } = input
      await this.#parts.change(tx, named, { texts, stillRight }, { ...by, now })
      return this.read(named, tx)
    })
  }

  async #prepare(
    named: NamedTranslation,
    input: WordedInput,
    { actor, ifMatch }: Write,
  ): Promise<TranslationDraft> {
    return this.#write(async (tx, now) => {
      const standing = await this.#ground.stand(tx, named)
      if (!isPublished(standing)) throw savedMeanwhile(standing.translation)
      const { row: previous } = standing
      this.#rows.checkFresh(previous, ifMatch, draftRevision(standing))
      const { changes, baseRevision } = await this.#ground.written(tx, standing, input)
      await this.#rows.save(tx, {
        ...keyOf(named),
        previous,
        data: { title: standing.title, values: changes },
        baseRevision,
        revisionAbove: standing.translation.revision,
        action: previous?.state === 'open' ? 'update' : 'create',
        actor,
        ifMatch,
        now,
      })
      return this.read(named, tx)
    })
  }

  /** Throws a draft away; it can be had back until another one is begun. */
  async discard(named: NamedTranslation, { actor, ifMatch }: Write): Promise<number> {
    return this.#write(async (tx, now) => {
      const standing = await this.#ground.stand(tx, named)
      if (!isPublished(standing)) throw standing.translation ? neverPublished() : notFound('Draft')
      const row = openRowOf(standing)
      this.#rows.checkFresh(row, ifMatch)
      await this.#rows.end(tx, { row, state: 'discarded', actor, now })
      return row.revision + 1
    })
  }

  /** Brings the draft back that was thrown away last. */
  async restore(named: NamedTranslation, { actor, ifMatch }: Write): Promise<TranslationDraft> {
    return this.#write(async (tx, now) => {
      const standing = await this.#ground.stand(tx, named)
      const { row } = standing
      if (!isPublished(standing) || row?.state !== 'discarded') throw notFound('Draft')
      this.#rows.checkFresh(row, ifMatch)
      const data: DraftData = JSON.parse(row.data)
      const kept = { data, baseRevision: row.base_revision, action: 'restore' } as const
      const revisionAbove = standing.translation.revision
      await this.#rows.save(tx, { ...keyOf(named), previous: row, ...kept, revisionAbove, actor, now })
      return this.read(named, tx)
    })
  }

  /** Makes the draft what visitors read, with the texts that come along written into it first. */
  async publish(
    named: NamedTranslation,
    input: WordedInput | undefined,
    { actor, ifMatch, key }: Write,
  ): Promise<Translation> {
    return this.#parts.writer.write(
      async (tx, now) => {
        const standing = await this.#ground.stand(tx, named)
        const waiting = isPublished(standing) ? openRowOf(standing) : standing.translation
        if (waiting) checkIsSeen(waiting, ifMatch)
        const published = await this.publishIn(tx, named, { actor, now, ifMatch, input })
        await rememberEffect(tx, key, named.id, now)
        return published
      },
      async (tx, now) => ((await findEarlierEffect(tx, key, now)) ? this.#published(tx, named) : undefined),
    )
  }

  /** As it is by now, for whoever did not get the answer. */
  async #published(tx: Handle, named: NamedTranslation): Promise<Translation | undefined> {
    const { id, lang, source, translation } = await this.#ground.stand(tx, named)
    return translation && toTranslation(this.#definition, { id, lang, source }, translation)
  }

  /** The part of `publish` inside the transaction, for publishing many drafts at once. */
  async publishIn(
    tx: Handle,
    named: NamedTranslation,
    { actor, now, ifMatch, input }: Publication,
  ): Promise<Translation> {
    const standing = await this.#ground.stand(tx, named)
    if (!standing.translation) throw notFound('Draft')
    if (!isPublished(standing)) {
      const { texts = {}, stillRight } = input ?? {}
      const change = { texts, stillRight, state: 'published' } as const
      return this.#parts.change(tx, named, change, { actor, now, ifMatch })
    }
    const row = openRowOf(standing)
    this.#rows.checkFresh(row, ifMatch)
    const ready = input ? await this.#with(tx, standing, row, input) : standing
    const { translations } = this.#parts
    const saved = await publishTranslationDraft(tx, this.#definition, translations, ready, { actor, now })
    await this.#rows.end(tx, { row, state: 'ended', isLogged: false, actor, now })
    return saved
  }

  /** Ends the draft of a translation that was taken back, because another one is begun. */
  async clear(tx: Handle, named: NamedTranslation, actor: Actor, now: Date): Promise<void> {
    const row = await this.#rows.find(tx, keyOf(named))
    if (row?.state === 'open') await this.#rows.end(tx, { row, state: 'ended', actor, now })
  }

  /** The draft as it would be with the input, which is not stored. */
  async #with(
    tx: Handle,
    standing: PublishedStanding,
    row: DraftRow,
    input: WordedInput,
  ): Promise<PublishedStanding> {
    const { changes, base, baseRevision } = await this.#ground.written(tx, standing, input)
    const data = JSON.stringify({ title: standing.title, values: changes } satisfies DraftData)
    return { ...standing, base, row: { ...row, data, base_revision: baseRevision } }
  }

  #write<T>(work: (tx: Handle, now: Date) => Promise<T>): Promise<T> {
    return this.#context.database.write((tx) => work(tx, this.#context.now()))
  }
}

const keyOf = ({ id, lang }: NamedTranslation) => ({ id, language: lang })
