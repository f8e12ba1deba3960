import type { Database } from '../database/connect.ts'
import type { ContentVersion } from './content-version.ts'

/** What the engine needs to serve content. */
export interface EngineContext {
  database: Database
  version: ContentVersion
  now(): Date
}
