import { readFileSync, renameSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import type { LogEnd } from './seal-store.ts'

/** Beside the database, not in it: whoever puts an older database back, or cuts the end of its log off, does not think of it. */
export function logEndFileIn(dataDir: string): string {
  return path.join(dataDir, 'change-log-end.json')
}

export function writeLogEnd(dataDir: string, { sequence, hash }: LogEnd): void {
  const file = logEndFileIn(dataDir)
  writeFileSync(`${file}.new`, `${JSON.stringify({ sequence, hash })}\n`, { mode: 0o600 })
  renameSync(`${file}.new`, file)
}

/** Undefined where none was written yet. */
export function readLogEnd(dataDir: string): LogEnd | undefined {
  try {
    return JSON.parse(readFileSync(logEndFileIn(dataDir), 'utf8')) as LogEnd
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return undefined
    throw error
  }
}
