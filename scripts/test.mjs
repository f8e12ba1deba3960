import { dailyParts } from './test-run/parts.mjs'
import { runTests } from './test-run/run-tests.mjs'

await runTests('npm test', dailyParts, 'npm run test:rest')
