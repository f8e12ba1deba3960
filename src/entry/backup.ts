import path from 'node:path'
import { noteBackup } from '../server/backup/archive-store.ts'
import { writeArchive } from '../server/backup/write-archive.ts'
import { readConfig } from '../server/config.ts'
import { noteLogEnd } from '../server/operations/note-log-end.ts'
import { openContext } from './open-context.ts'
import { runCommand } from './run-command.ts'

await runCommand(async () => {
  const context = await openContext(readConfig(process.env))
  try {
    const time = context.now().toISOString().slice(0, 19).replaceAll(':', '-')
    const target = path.resolve(
      process.argv[2] ?? path.join(context.config.dataDir, 'backups', `backup-${time}.tar.gz`),
    )
    const report = await writeArchive(context, target)
    await context.database.write((tx) => noteBackup(tx, context.now()))
    await noteLogEnd(context)
    console.log(
      `Backed up ${report.rows} rows and ${report.files} files (${(report.bytes / 1e6).toFixed(1)} MB) to ${target}`,
    )
    if (report.logEnd)
      console.log(`The change log ends with change ${report.logEnd.sequence} (${report.logEnd.hash}).`)
  } finally {
    await context.close()
  }
})
