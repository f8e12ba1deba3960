import path from 'node:path'
import { contentTypes } from '../content/index.ts'
import type { AppContext } from '../server/app-context.ts'
import type { Config } from '../server/config.ts'
import { type ConnectOptions, connectDatabase } from '../server/database/connect.ts'
import { closeFolder } from '../server/database/owner-only.ts'
import { openContentVersion } from '../server/engine/content-version.ts'
import { PageFolder } from '../server/pages/stored/page-folder.ts'
import { openFileStorage } from '../server/uploads/open-file-storage.ts'

export interface OpenContext extends AppContext {
  close(): Promise<void>
}

/** The database and the files of the configured site, for the server and for the commands beside it. */
export async function openContext(config: Config, options: ConnectOptions = {}): Promise<OpenContext> {
  closeFolder(config.dataDir, { isPassedThrough: isWithin(config.dataDir, config.pagesDir) })
  const database = await connectDatabase(config, options)
  const pageFolder = config.pagesDir === undefined ? undefined : new PageFolder(config.pagesDir)
  const version = await openContentVersion(database, pageFolder)
  return {
    config,
    contentTypes,
    database,
    version,
    pageFolder,
    files: await openFileStorage(config),
    now: () => new Date(),
    close: async () => {
      await version.close()
      await database.close()
    },
  }
}

/** A front server reads the folder of pages as another user. */
function isWithin(folder: string, inner: string | undefined): boolean {
  return inner?.startsWith(folder + path.sep) ?? false
}
