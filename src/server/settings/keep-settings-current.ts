import type { FastifyInstance } from 'fastify'
import type { AppContext } from '../app-context.ts'
import { refreshSettings, settingsFreshness } from './current-settings.ts'

/**
 * No handler runs with settings older than its request. While they cannot be read, the last ones hold, and nobody waits
 * for a database that does not answer.
 */
export function keepSettingsCurrent(app: FastifyInstance, context: AppContext): void {
  let isRefreshing = false
  const refresh = async () => {
    isRefreshing = true
    try {
      await refreshSettings(context)
    } catch (error) {
      app.log.warn({ err: error }, 'the settings cannot be read: the last ones known hold')
    } finally {
      isRefreshing = false
    }
  }
  app.addHook('onRequest', (_request, _reply, done) => {
    const freshness = settingsFreshness(context)
    if (freshness === 'stale') return void refresh().then(() => done())
    if (freshness === 'unheard' && !isRefreshing) void refresh()
    done()
  })
}
