import path from 'node:path'
import { root } from './run.mjs'

const noMutationCache = path.join(root, 'src/client/no-mutation-cache.ts')

/**
 * A plugin of the build: what visitors load of the query library is without endless lists, of which the site has none,
 * and without what keeps mutations, which comes with the one form that sends something (`sending-client.ts`).
 * `isForVisitors` says whether an environment is what visitors load.
 */
export function lightQueries(isForVisitors) {
  return {
    name: 'light-queries',
    enforce: 'pre',
    resolveId(source, importer) {
      const isClient = /\/query-core\/build\/modern\/queryClient\.js$/.test(importer ?? '')
      if (!isClient || source !== './mutationCache.js' || !isForVisitors(this.environment.name))
        return undefined
      return noMutationCache
    },
    load(id) {
      if (!id.endsWith('/query-core/build/modern/infiniteQueryBehavior.js')) return undefined
      if (!isForVisitors(this.environment.name)) return undefined
      return 'export const infiniteQueryBehavior = () => undefined, hasNextPage = () => false, hasPreviousPage = () => false'
    },
  }
}
