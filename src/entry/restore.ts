import path from 'node:path'
import { rebuildSearchTexts } from '../server/applications/rebuild-search-texts.ts'
import { restoreArchive } from '../server/backup/restore-archive.ts'
import { ArchiveError } from '../server/backup/unpack-archive.ts'
import { readConfig } from '../server/config.ts'
import { rebuildColumns } from '../server/engine/rebuild-columns.ts'
import { rebuildPageTexts } from '../server/engine/rebuild-page-texts.ts'
import { openContext } from './open-context.ts'
import { runCommand } from './run-command.ts'

await runCommand(async () => {
  const words = process.argv.slice(2)
  const [archive] = words.filter((word) => !word.startsWith('--'))
  if (!archive)
    throw new ArchiveError(
      'Please name the archive: npm run restore -- data/backups/backup-….tar.gz [--overwrite]',
    )
  const context = await openContext(readConfig(process.env))
  try {
    const report = await restoreArchive(context, path.resolve(archive), {
      overwrite: words.includes('--overwrite'),
    })
    // The archive may be of a version whose content types, or whose way of searching, were others.
    await rebuildColumns(context, context.contentTypes)
    await rebuildSearchTexts(context)
    await rebuildPageTexts(context, context.contentTypes)
    console.log(
      `Restored ${report.rows} rows and ${report.files} files as of ${report.createdAt}. Everyone has to sign in again.`,
    )
    if (report.unreadableFactors > 0) console.log(unreadableFactors(report.unreadableFactors))
  } finally {
    await context.close()
  }
})

function unreadableFactors(count: number): string {
  const whose = count === 1 ? 'The second factor of 1 account' : `The second factors of ${count} accounts`
  return `${whose} cannot be checked here: put the file site.key of the former data folder into DATA_DIR, or set SITE_KEY to it, and restore again. Without it, people sign in with a recovery code, or an administrator resets their second factor.`
}
