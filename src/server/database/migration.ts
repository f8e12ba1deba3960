import type { DatabaseDialect } from './dialect.ts'
import type { Handle } from './tables.ts'

export type Migration = (tx: Handle, dialect: DatabaseDialect) => Promise<void>
