import { ensureInstalled } from './ensure-installed.mjs'
import { projectEnvironment, runInPlace } from './run.mjs'

// Pages and styles are Vite's to reload; only these folders need a new process.
const watched = ['server', 'content', 'schema', 'shared'].map((folder) => `--watch-path=src/${folder}`)

await ensureInstalled()
runInPlace([...watched, '--watch-preserve-output', 'src/entry/dev.ts', ...process.argv.slice(2)], {
  env: projectEnvironment({ NODE_ENV: process.env.NODE_ENV || 'development' }),
})
