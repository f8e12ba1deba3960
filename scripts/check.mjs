import { ensureInstalled } from './ensure-installed.mjs'
import { runPackage } from './run.mjs'
import { checkLint, checkTypes } from './static-checks.mjs'

const steps = [
  ['Types', checkTypes],
  ['Lint', checkLint],
  ['Unit tests', () => runPackage('vitest', 'vitest', ['run', '--project', 'unit', '--reporter', 'default'])],
]

await ensureInstalled()
for (const [title, step] of steps) {
  console.log(`\n${title}`)
  const { code } = await step()
  if (code !== 0) {
    console.error(`\n${title}: failed.`)
    process.exit(code)
  }
}
console.log('\nAll checks passed.')
