import { notFound } from '../../shared/app-error.ts'
import { type Language, mainLanguage } from '../../shared/languages.ts'
import { isUniqueViolation } from '../database/database-errors.ts'
import type { Handle } from '../database/tables.ts'
import type { Actor } from './actor.ts'
import { changedUnseen, isCleared } from './cleared-revision.ts'
import type { Content } from './content.ts'
import { duplicateOf } from './content-record.ts'
import type { EngineContext } from './engine-context.ts'
import { findPrepared, putCleared } from './prepared-store.ts'
import { findDraft } from './record-draft-store.ts'
import { findTranslation } from './translation-store.ts'

/** Names what is prepared: the draft of a record, or of its words in another language. */
export interface DraftName {
  type: string
  id: string
  language: Language
}

/** What was published, and the revision that it has since. */
export interface Published extends DraftName {
  revision: number
}

interface Publisher {
  actor: Actor
  now: Date
}

/** Publishes what was prepared, of any content type, by the checks of every save. */
export class Publishing {
  readonly #context: EngineContext
  readonly #contents: ReadonlyMap<string, Content>

  constructor(context: EngineContext, contents: readonly Content[]) {
    this.#context = context
    this.#contents = new Map(contents.map((content) => [content.definition.name, content]))
  }

  /** Undefined where the type is unknown, as after an upgrade that removed it. */
  find(type: string): Content | undefined {
    return this.#contents.get(type)
  }

  /** Throws where the type is unknown, as after an upgrade that removed it. */
  contentOf(type: string): Content {
    const content = this.find(type)
    if (!content) throw notFound('Content type')
    return content
  }

  /** Several, in the order in which they can be: words in another language only once their record is published. */
  async publishAll(tx: Handle, names: readonly DraftName[], by: Publisher): Promise<Published[]> {
    const isRecord = ({ language }: DraftName) => language === mainLanguage
    const ordered = [...names.filter(isRecord), ...names.filter((name) => !isRecord(name))]
    const published: Published[] = []
    for (const name of ordered) published.push(await this.publish(tx, name, by))
    return published
  }

  /** Whether there is something of that name to publish, and what it is called; undefined where there is not. */
  async preparedTitle(db: Handle, { type, id, language }: DraftName): Promise<string | undefined> {
    const { definition, drafts, translations } = this.contentOf(type)
    const draft = await findDraft(db, { type: definition.name, id, language })
    if (draft?.state === 'open')
      return language === mainLanguage ? (await drafts.read(id, db)).title : JSON.parse(draft.data).title
    if (language === mainLanguage) return undefined
    const translation = await findTranslation(db, { type: definition.name, id, language })
    const isWaiting = translation?.deleted_at === null && translation.state !== 'published'
    return isWaiting ? (await translations.read({ id, lang: language }, db)).title : undefined
  }

  /**
   * Somebody who may publish it wants it to go live: as they saw it, by the revision they hand in, or without one as it was
   * cleared before. Throws where the draft is in another state by now.
   */
  async clear(
    tx: Handle,
    name: DraftName,
    { actor, revision }: { actor: Actor; revision: number | undefined },
  ): Promise<void> {
    const prepared = await findPrepared(tx, name)
    if (!prepared) return
    const isSeen = revision === undefined ? isCleared(prepared) : prepared.revision === revision
    if (!isSeen) throw changedUnseen(prepared)
    await putCleared(tx, name, prepared, actor.id)
  }

  /**
   * Within the caller's transaction; throws what a save would throw, and where there is no draft. In another language that is
   * what was changed of a published translation, or a translation that was never published.
   */
  async publish(tx: Handle, name: DraftName, { actor, now }: Publisher): Promise<Published> {
    const { definition, drafts, translations } = this.contentOf(name.type)
    const { id, language: lang } = name
    try {
      if (lang === mainLanguage) {
        const { revision } = await drafts.publishIn(tx, id, { actor, now })
        return { ...name, revision }
      }
      const { revision } = await translations.drafts.publishIn(tx, { id, lang }, { actor, now })
      return { ...name, revision }
    } catch (error) {
      if (isUniqueViolation(error)) throw duplicateOf(definition)
      throw error
    }
  }

  /** One transaction over several content types; visitors see all of it or nothing. */
  async write<T>(work: (tx: Handle, now: Date) => Promise<T>): Promise<T> {
    const { database, version } = this.#context
    const written = await database.write(async (tx) => {
      const result = await work(tx, this.#context.now())
      return { result, version: await version.raise(tx) }
    })
    version.publish(written.version)
    return written.result
  }
}
