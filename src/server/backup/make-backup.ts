import path from 'node:path'
import type { AppContext } from '../app-context.ts'
import { noteLogEnd } from '../operations/note-log-end.ts'
import { backupFailure } from './backup-failure.ts'
import { type BackupKind, backupName } from './backup-name.ts'
import { noteBackup, readLastBackup } from './backup-notes.ts'
import { writeErasureList } from './erasure-list.ts'
import { outdatedBackups } from './kept-backups.ts'
import { withWorkFolder } from './work-folder.ts'
import { type BackupReport, writeArchive } from './write-archive.ts'

type Site = Pick<AppContext, 'backups' | 'config' | 'database' | 'files' | 'now'>

/** The next one may be larger than the last. */
const growth = 1.2

/** Puts a backup where backups are kept, while the site goes on. It is there as a whole or not at all. */
export async function makeBackup(
  site: Site,
  kind: BackupKind,
  signal?: AbortSignal,
): Promise<BackupReport & { name: string }> {
  const name = backupName(kind, site.now())
  const room = growth * ((await readLastBackup(site.database.db))?.bytes ?? 0)
  return withWorkFolder(site.config, room, async (work) => {
    const file = path.join(work, name)
    const report = await writeArchive(site, file, signal).catch((error: unknown) => {
      throw backupFailure(error, 'other')
    })
    await site.backups.keep(name, file, signal).catch((error: unknown) => {
      throw backupFailure(error, 'place_away')
    })
    await site.database.write((tx) => noteBackup(tx, site.now(), report.bytes))
    await noteLogEnd(site)
    await writeErasureList(site).catch((error: unknown) => {
      throw backupFailure(error, 'place_away')
    })
    return { ...report, name }
  })
}

/** Removes those whose time is over; answers how many. */
export async function removeOutdatedBackups({ backups }: Pick<Site, 'backups'>): Promise<number> {
  const outdated = outdatedBackups(await backups.list())
  for (const { name } of outdated) await backups.remove(name)
  return outdated.length
}
