import { ensureBuilt } from './ensure-built.mjs'
import { ensureInstalled } from './ensure-installed.mjs'
import { projectEnvironment, runInPlace } from './run.mjs'

await ensureInstalled()
if (!(await ensureBuilt())) process.exit(1)
runInPlace(['src/entry/server.ts', ...process.argv.slice(2)], {
  env: projectEnvironment({ NODE_ENV: process.env.NODE_ENV || 'production' }),
})
