import { ensureInstalled } from './ensure-installed.mjs'
import { runInPlace } from './run.mjs'

await ensureInstalled()
runInPlace(['src/entry/verify.ts', ...process.argv.slice(2)])
