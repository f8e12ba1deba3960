import { statSync } from 'node:fs'
import type { FastifyInstance } from 'fastify'
import type { AppContext } from '../app-context.ts'
import { queueWork, recurringKey } from '../due-work/due-work-store.ts'

/** Whoever erases several people one after the other has the file written anew once. */
const pauseMs = 10_000
/** A larger file waits for the night: everybody waits for the database while it is written anew. */
const largestByDay = 200_000_000

/** Has the database written anew soon after somebody's data was erased; a stop waits for the note of it. */
export function vacuumAfterErasures(app: FastifyInstance, context: AppContext): void {
  const { config, database, now } = context
  let noted = Promise.resolve()
  const stop = database.onErasure(() => {
    if ((statSync(config.sqliteFile, { throwIfNoEntry: false })?.size ?? 0) > largestByDay) return
    noted = noted
      .then(() => note())
      .catch((error: unknown) =>
        // Each night does it in any case.
        app.log.error({ err: error }, 'the database could not be told to drop what was erased'),
      )
  })

  async function note(): Promise<void> {
    const time = now()
    const dueAt = new Date(time.getTime() + pauseMs)
    await database.write((tx) =>
      queueWork(tx, { kind: 'vacuum', payload: {}, key: recurringKey, dueAt }, time),
    )
  }
  app.addHook('onClose', async () => {
    stop()
    await noted
  })
}
