import { existsSync } from 'node:fs'
import path from 'node:path'
import { readConfig } from '../server/config.ts'
import type { RenderPage } from '../server/pages/render-page.ts'
import { builtAssets } from '../server/pages/site-assets.ts'
import { runCommand } from './run-command.ts'
import { startServer } from './start-server.ts'

const dist = path.resolve(import.meta.dirname, '../../dist')

await runCommand(async () => {
  const config = readConfig(process.env)
  const renderer = path.join(dist, 'server/render.js')
  if (!existsSync(renderer)) throw new Error('The site is not built yet: run `npm run build`')
  const { renderPage } = (await import(renderer)) as { renderPage: RenderPage }
  await startServer(config, { render: renderPage, assets: builtAssets(path.join(dist, 'client')) })
})
