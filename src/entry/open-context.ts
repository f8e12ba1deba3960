import { contentTypes } from '../content/index.ts'
import type { AppContext } from '../server/app-context.ts'
import { openBackupStorage } from '../server/backup/open-backup-storage.ts'
import type { Config } from '../server/config.ts'
import { type ConnectOptions, connectDatabase } from '../server/database/connect.ts'
import { closeFolder } from '../server/database/owner-only.ts'
import { openContentVersion } from '../server/engine/content-version.ts'
import { openFileStorage } from '../server/uploads/open-file-storage.ts'

export interface OpenContext extends AppContext {
  close(): Promise<void>
}

/** The database and the files of the configured site, for the server and for the commands beside it. */
export async function openContext(config: Config, options: ConnectOptions = {}): Promise<OpenContext> {
  closeFolder(config.dataDir)
  const database = await connectDatabase(config, options)
  const version = await openContentVersion(database)
  return {
    config,
    contentTypes,
    database,
    version,
    files: await openFileStorage(config),
    backups: await openBackupStorage(config),
    now: () => new Date(),
    close: async () => {
      await version.close()
      await database.close()
    },
  }
}
