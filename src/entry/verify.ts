import { existsSync } from 'node:fs'
import { readConfig } from '../server/config.ts'
import { isSound, verdictLines, verifySite } from '../server/verify/verify-site.ts'
import { openContext } from './open-context.ts'
import { runCommand } from './run-command.ts'

await runCommand(async () => {
  const config = readConfig(process.env)
  if (!config.databaseUrl && !existsSync(config.sqliteFile))
    throw new Error(`There is no site to check yet: ${config.sqliteFile} does not exist.`)
  const context = await openContext(config)
  try {
    const verdict = await verifySite(context)
    console.log(verdictLines(verdict).join('\n'))
    if (!isSound(verdict)) process.exitCode = 1
  } finally {
    await context.close()
  }
})
