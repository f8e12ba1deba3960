import { existsSync, readdirSync } from 'node:fs'
import path from 'node:path'
import { buildApp } from '../server/app.ts'
import { readConfig } from '../server/config.ts'
import { exportSite } from '../server/exporting/export-site.ts'
import { builtAssets } from '../server/pages/rendering/site-assets.ts'
import { builtRenderers } from './built-renderers.ts'
import { openContext } from './open-context.ts'
import { runCommand } from './run-command.ts'

const dist = path.resolve(import.meta.dirname, '../../dist')

await runCommand(async () => {
  const [given] = process.argv.slice(2)
  if (given === undefined) throw new Error('Usage: npm run export -- DIR')
  const folder = path.resolve(given)
  if (existsSync(folder) && readdirSync(folder).length > 0)
    throw new Error(`${folder} is not empty: name a new folder`)
  const config = readConfig(process.env)
  if (!config.databaseUrl && !existsSync(config.sqliteFile))
    throw new Error(`There is no site to export yet: ${config.sqliteFile} does not exist.`)
  const pages = {
    ...(await builtRenderers(path.join(dist, 'server'))),
    assets: builtAssets(path.join(dist, 'client')),
  }
  const context = await openContext(config)
  const app = await buildApp(context, { pages })
  try {
    const report = await exportSite(app, context, pages, folder)
    console.log(`Exported ${report.pages} pages and ${report.files} files to ${folder}`)
  } finally {
    await app.close()
    await context.close()
  }
})
