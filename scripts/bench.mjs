import { ensureInstalled } from './ensure-installed.mjs'
import { runInPlace } from './run.mjs'

await ensureInstalled()
runInPlace(['bench/run.ts', ...process.argv.slice(2)])
