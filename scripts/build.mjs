import { ensureBuilt } from './ensure-built.mjs'
import { ensureInstalled } from './ensure-installed.mjs'

await ensureInstalled()
const isBuilt = await ensureBuilt({ force: process.argv.includes('--force'), verbose: true })
process.exit(isBuilt ? 0 : 1)
