import type { FastifyInstance } from 'fastify'
import type { AppContext } from '../app-context.ts'
import { writeErasureList } from './erasure-list.ts'

/** Writes the list of erasures whenever somebody's data was erased; a stop waits for it. */
export function keepErasureList(app: FastifyInstance, context: AppContext): void {
  let written = Promise.resolve()
  const stop = context.database.onErasure(() => {
    written = written
      .then(() => writeErasureList(context))
      // The next hour catches up: the change log knows what was erased.
      .catch((error: unknown) => app.log.error({ err: error }, 'the list of erasures could not be written'))
  })
  app.addHook('onClose', async () => {
    stop()
    await written
  })
}
