import { ensureBuilt } from './ensure-built.mjs'
import { ensureInstalled } from './ensure-installed.mjs'
import { runInPlace } from './run.mjs'

await ensureInstalled()
if (!(await ensureBuilt())) process.exit(1)
runInPlace(['src/entry/export.ts', ...process.argv.slice(2)])
