import path from 'node:path'
import { noteBackup } from '../server/backup/backup-notes.ts'
import { makeBackup } from '../server/backup/make-backup.ts'
import { backupFolderIn } from '../server/backup/open-backup-storage.ts'
import { writeArchive } from '../server/backup/write-archive.ts'
import { readConfig } from '../server/config.ts'
import { noteLogEnd } from '../server/operations/note-log-end.ts'
import { type OpenContext, openContext } from './open-context.ts'
import { runCommand } from './run-command.ts'

await runCommand(async () => {
  const context = await openContext(readConfig(process.env))
  try {
    const [, , file] = process.argv
    const report = file === undefined ? await keep(context) : await writeTo(context, file)
    console.log(
      `Backed up ${report.rows} rows and ${report.files} files (${(report.bytes / 1e6).toFixed(1)} MB) to ${report.place}`,
    )
    if (report.logEnd)
      console.log(`The change log ends with change ${report.logEnd.sequence} (${report.logEnd.hash}).`)
  } finally {
    await context.close()
  }
})

/** Where the site keeps the others. */
async function keep(context: OpenContext) {
  const { name, ...report } = await makeBackup(context, 'command')
  const { dataDir, objectStorage } = context.config
  const place = objectStorage ? `the object storage, as ${name}` : path.join(backupFolderIn(dataDir), name)
  return { ...report, place }
}

/** To a file that whoever runs the command named. */
async function writeTo(context: OpenContext, file: string) {
  const target = path.resolve(file)
  const report = await writeArchive(context, target)
  await context.database.write((tx) => noteBackup(tx, context.now(), report.bytes))
  await noteLogEnd(context)
  return { ...report, place: target }
}
