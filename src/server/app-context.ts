import type { Config } from './config.ts'
import type { Database } from './database/connect.ts'
import type { ContentVersion } from './engine/content-version.ts'

/** What every feature of the server is given. */
export interface AppContext {
  config: Config
  database: Database
  version: ContentVersion
  /** The clock; tests set it. */
  now(): Date
}
