import { existsSync } from 'node:fs'
import { flushCompileCache } from 'node:module'
import path from 'node:path'
import { readConfig } from '../server/config.ts'
import { builtAssets } from '../server/pages/rendering/site-assets.ts'
import { builtRenderers } from './built-renderers.ts'
import { runCommand } from './run-command.ts'
import { startServer } from './start-server.ts'

const dist = path.resolve(import.meta.dirname, '../../dist')

await runCommand(async () => {
  const config = readConfig(process.env)
  if (!existsSync(path.join(dist, 'server')))
    throw new Error('The site is not built yet: run `npm run build`')
  await startServer(config, {
    ...(await builtRenderers(path.join(dist, 'server'))),
    assets: builtAssets(path.join(dist, 'client')),
  })
  // Kept for the next start as soon as there is time, and not only at an orderly end.
  setTimeout(flushCompileCache, 5000).unref()
})
