import { existsSync } from 'node:fs'
import { readConfig } from '../server/config.ts'
import { findLogEnd } from '../server/database/seal-store.ts'
import { replaceLogEnd } from '../server/operations/note-log-end.ts'
import { isSound, verdictLines, verifySite } from '../server/verify/verify-site.ts'
import { openContext } from './open-context.ts'
import { runCommand } from './run-command.ts'

await runCommand(async () => {
  const config = readConfig(process.env)
  if (!config.databaseUrl && !existsSync(config.sqliteFile))
    throw new Error(`There is no site to check yet: ${config.sqliteFile} does not exist.`)
  const acceptsAll = process.argv.includes('--accept')
  const context = await openContext(config, { acceptsAll })
  try {
    if (acceptsAll) await replaceLogEnd(context)
    const verdict = await verifySite(context)
    console.log(verdictLines(verdict).join('\n'))
    const end = await findLogEnd(context.database.db)
    if (end) console.log(`The change log ends with change ${end.sequence} (${end.hash}).`)
    if (!isSound(verdict)) process.exitCode = 1
  } finally {
    await context.close()
  }
})
