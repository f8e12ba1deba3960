import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import path from 'node:path'
import type { Readable } from 'node:stream'
import { rebuildSearchTexts } from '../server/applications/rebuild-search-texts.ts'
import { parseBackupName } from '../server/backup/backup-name.ts'
import { erasureListName } from '../server/backup/backup-storage.ts'
import {
  joinErasures,
  parseErasureList,
  readErasureList,
  writeErasureList,
} from '../server/backup/erasure-list.ts'
import type { Erasure } from '../server/backup/erasure-store.ts'
import { restoreArchive } from '../server/backup/restore-archive.ts'
import { ArchiveError } from '../server/backup/unpack-archive.ts'
import { readConfig } from '../server/config.ts'
import { rebuildColumns } from '../server/engine/rebuild-columns.ts'
import { rebuildPageTexts } from '../server/engine/rebuild-page-texts.ts'
import { type OpenContext, openContext } from './open-context.ts'
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
    const source = await findArchive(context, archive)
    const erasures = await readErasures(context, path.dirname(path.resolve(archive)))
    const report = await restoreArchive(context, source, {
      overwrite: words.includes('--overwrite'),
      erasures: erasures ?? [],
    })
    // The archive may be of a version whose content types, or whose way of searching, were others.
    await rebuildColumns(context, context.contentTypes)
    await rebuildSearchTexts(context)
    await rebuildPageTexts(context, context.contentTypes)
    console.log(
      `Restored ${report.rows} rows and ${report.files} files as of ${report.createdAt}. Everyone has to sign in again.`,
    )
    console.log(erasures ? erasedAgain(report.erasedAgain) : noErasureList())
    if (report.unreadableFactors > 0) console.log(unreadableFactors(report.unreadableFactors))
    // The log that the list was read from is another one now.
    await writeErasureList(context, { isAnew: true })
    await context.database.vacuum()
  } finally {
    await context.close()
  }
})

/** A file, or the name of a backup where the site keeps them. */
async function findArchive({ backups }: OpenContext, archive: string): Promise<string | Readable> {
  const file = path.resolve(archive)
  if (existsSync(file) || !parseBackupName(archive)) return file
  return (await backups.open(archive))?.body ?? file
}

/** From beside the backups of this site, and from beside the archive, which may come from another machine. */
async function readErasures({ backups }: OpenContext, folder: string): Promise<Erasure[] | undefined> {
  const lists = [await readErasureList(backups)]
  const beside = path.join(folder, erasureListName)
  if (existsSync(beside)) lists.push(parseErasureList(await readFile(beside, 'utf8')))
  const found = lists.filter((list) => list !== undefined)
  return found.length === 0 ? undefined : joinErasures(found.flatMap(({ erasures }) => erasures))
}

function erasedAgain(count: number): string {
  return `${count} records of people who were erased after the backup was made came with it, and were erased again.`
}

function noErasureList(): string {
  return `No list of erasures (${erasureListName}) lies beside the archive or the backups of this site: if people were erased after the backup was made, their data is back. Put the list beside the archive and restore again, or erase them again.`
}

function unreadableFactors(count: number): string {
  const whose = count === 1 ? 'The second factor of 1 account' : `The second factors of ${count} accounts`
  return `${whose} cannot be checked here: put the file site.key of the former data folder into DATA_DIR, or set SITE_KEY to it, and restore again. Without it, people sign in with a recovery code, or an administrator resets their second factor.`
}
