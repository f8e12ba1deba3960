import { notFound } from '../../shared/app-error.ts'
import { type Language, mainLanguage } from '../../shared/languages.ts'
import { isUniqueViolation } from '../database/database-errors.ts'
import type { Handle } from '../database/tables.ts'
import type { Actor } from './actor.ts'
import type { Content } from './content.ts'
import { duplicateOf } from './content-record.ts'
import type { EngineContext } from './engine-context.ts'

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

  /** Throws where the type is unknown, as after an upgrade that removed it. */
  contentOf(type: string): Content {
    const content = this.#contents.get(type)
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
