import { AppError } from '../../shared/app-error.ts'
import type { EngineContext } from '../engine/engine-context.ts'
import type { Publishing } from '../engine/publishing.ts'
import type { ReleaseRow } from '../engine/release-store.ts'
import { refusedIfLive } from './release-outlook.ts'
import { type RefusedDraft, type Release, readRelease } from './release-record.ts'

/** A release with what is in it, and what of that could not go live as things are. */
export async function readReleaseNow(
  context: Pick<EngineContext, 'database' | 'now'>,
  publishing: Publishing,
  row: ReleaseRow,
): Promise<Release> {
  return readRelease(context.database.db, publishing, row, await refusedNow(context, publishing, row))
}

/** Unknown where the database cannot be written to: the release can still be read then. */
async function refusedNow(
  { database, now }: Pick<EngineContext, 'database' | 'now'>,
  publishing: Publishing,
  row: ReleaseRow,
): Promise<RefusedDraft[]> {
  try {
    return await database.write((tx) => refusedIfLive(tx, publishing, row, now()))
  } catch (error) {
    if (error instanceof AppError && error.code === 'unavailable') return []
    throw error
  }
}
