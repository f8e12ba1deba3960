import path from 'node:path'
import type { AppContext } from '../app-context.ts'
import { openScratchDatabase } from '../database/scratch-database.ts'
import type { Handle } from '../database/tables.ts'
import { openContentVersion } from '../engine/content-version.ts'
import { giveWay } from '../give-way.ts'
import type { FileStorage } from '../uploads/file-storage.ts'
import { verifyFiles } from '../verify/verify-files.ts'
import { readRows } from './archive-store.ts'
import { type ArchiveTable, archiveTableNames } from './archive-tables.ts'
import { restoreArchive } from './restore-archive.ts'
import { RowsDigest } from './rows-digest.ts'

export interface Rehearsal {
  rows: number
  files: number
  /** What is not as it was backed up, one sentence each; empty where everything is. */
  differences: string[]
}

/** Of this machine alone: when its tables were made, and how often its content changed. */
const ownTables: readonly ArchiveTable[] = ['migrations', 'counters']

/**
 * Restores an archive into a scratch database, by the code of the command, and compares what is there then with what the
 * archive holds. Throws an ArchiveError where it cannot be restored. `folder` is its own.
 */
export async function rehearseRestore(
  { config, files }: Pick<AppContext, 'config' | 'files'>,
  archive: string,
  folder: string,
): Promise<Rehearsal> {
  const database = await openScratchDatabase(path.join(folder, 'scratch.db'))
  const version = await openContentVersion(database)
  try {
    const held = new Map(archiveTableNames.map((table) => [table, new RowsDigest()]))
    const brought = new Set<string>()
    const target = { config: { ...config, dataDir: folder }, database, version, files: namesOf(brought) }
    const { rows } = await restoreArchive(target, archive, {
      overwrite: true,
      onRow: (table, row) => held.get(table)?.add(row),
    })
    const differences = await compareTables(database.db, held)
    differences.push(...(await missingFiles(database.db, brought, files)))
    return { rows, files: brought.size, differences }
  } finally {
    await version.close()
    await database.close()
  }
}

async function compareTables(db: Handle, held: ReadonlyMap<ArchiveTable, RowsDigest>): Promise<string[]> {
  const pause = giveWay()
  const differences: string[] = []
  for (const [table, archived] of held) {
    if (ownTables.includes(table)) continue
    // Columns that a newer version added are not in the archive.
    const restored = new RowsDigest(archived.columns)
    for await (const rows of readRows(db, table)) {
      for (const row of rows) restored.add(row)
      await pause()
    }
    if (restored.count !== archived.count)
      differences.push(`${table}: ${restored.count} rows instead of ${archived.count}`)
    else if (restored.value !== archived.value) differences.push(`${table}: other contents`)
  }
  return differences
}

/** Pictures that a record shows and the site has, but the archive does not. */
async function missingFiles(db: Handle, brought: ReadonlySet<string>, files: FileStorage): Promise<string[]> {
  const { problems } = await verifyFiles(db, {
    ...files,
    has: async (name) => brought.has(name) || !(await files.has(name)),
  })
  return problems
}

/** Stands in for the storage of files: their bytes were compared when the archive was unpacked. */
function namesOf(brought: Set<string>): FileStorage {
  return {
    put: async (name) => {
      brought.add(name)
    },
    open: async () => undefined,
    has: async (name) => brought.has(name),
    list: async function* () {
      yield* brought
    },
    remove: async (name) => {
      brought.delete(name)
    },
  }
}
