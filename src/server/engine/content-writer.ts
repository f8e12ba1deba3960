import type { Definition } from '../../schema/define-content.ts'
import { isUniqueViolation } from '../database/database-errors.ts'
import type { Handle } from '../database/tables.ts'
import type { OnceKey } from '../http/idempotency.ts'
import { findEarlierEffect, rememberEffect } from '../http/idempotency-store.ts'
import { duplicateOf, type RevisedRecord, toRecord } from './content-record.ts'
import type { EntryStore } from './content-store.ts'
import type { EngineContext } from './engine-context.ts'
import { hasLinkChange } from './site-links.ts'

type Work<T> = (tx: Handle, now: Date) => Promise<T>

/** Every write of content takes this path: one transaction, a row in the change log, a new content version. */
export class ContentWriter {
  readonly #context: EngineContext
  readonly #definition: Definition
  readonly #entries: EntryStore

  constructor(context: EngineContext, definition: Definition, entries: EntryStore) {
    this.#context = context
    this.#definition = definition
    this.#entries = entries
  }

  async write<T>(work: Work<T>, findEarlier: Work<T | undefined> = async () => undefined): Promise<T> {
    const { database, version } = this.#context
    const { name } = this.#definition
    try {
      const written = await database.write(async (tx) => {
        const now = this.#context.now()
        const earlier = await findEarlier(tx, now)
        if (earlier !== undefined) return { result: earlier }
        const result = await work(tx, now)
        const type = hasLinkChange(tx) ? undefined : name
        return { result, type, version: await version.raise(tx, type) }
      })
      if (written.version !== undefined) version.publish(written.version, written.type)
      return written.result
    } catch (error) {
      if (isUniqueViolation(error)) throw duplicateOf(this.#definition)
      throw error
    }
  }

  /** The same for a request that may be sent again: the second time it answers the record as it is by then. */
  writeOnce(key: OnceKey | undefined, work: Work<RevisedRecord>): Promise<RevisedRecord> {
    const remembered: Work<RevisedRecord> = async (tx, now) => {
      const saved = await work(tx, now)
      await rememberEffect(tx, key, saved.record.id, now)
      return saved
    }
    return this.write(remembered, async (tx, now) => {
      const earlier = await findEarlierEffect(tx, key, now)
      const row = earlier && (await this.#entries.find(tx, earlier.subject))
      return row && { record: toRecord(this.#definition, row), revision: row.revision }
    })
  }
}
