import type { Definition } from '../schema/define-content.ts'
import type { HashingCost } from './auth/passwords.ts'
import type { BackupStorage } from './backup/backup-storage.ts'
import type { Config } from './config.ts'
import type { Database } from './database/connect.ts'
import type { ContentVersion } from './engine/content-version.ts'
import type { FileStorage } from './uploads/file-storage.ts'

/** What every feature of the server is given. */
export interface AppContext {
  config: Config
  /** Everything that is published. */
  contentTypes: readonly Definition[]
  database: Database
  version: ContentVersion
  files: FileStorage
  backups: BackupStorage
  /** Left out, what is safe. Only tests ask for less, in code: no setting of an operator can. */
  hashingCost?: HashingCost | undefined
  /** The clock; tests set it. */
  now(): Date
}
