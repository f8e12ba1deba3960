import { restParts } from './test-run/parts.mjs'
import { runTests } from './test-run/run-tests.mjs'

await runTests('npm run test:rest', restParts, 'npm test')
