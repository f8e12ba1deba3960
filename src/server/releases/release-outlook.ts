import { AppError } from '../../shared/app-error.ts'
import { tryWithin } from '../database/savepoint.ts'
import type { Handle } from '../database/tables.ts'
import { systemActor } from '../engine/actor.ts'
import type { Publishing } from '../engine/publishing.ts'
import type { ReleaseRow } from '../engine/release-store.ts'
import { checkMayStillPublish } from '../schedules/may-publish.ts'
import { publishDraftsOf, ReleaseRefused } from './publish-release.ts'
import type { RefusedDraft } from './release-record.ts'

/** Ends a trial that went well: nothing of it stays. */
class TakenBack extends Error {}

/**
 * Which drafts of a release could not go live as things are, and why: it is published on trial and taken back, so that what
 * is said before is what is done then.
 */
export async function refusedIfLive(
  tx: Handle,
  publishing: Publishing,
  row: ReleaseRow,
  now: Date,
): Promise<RefusedDraft[]> {
  if (row.state !== 'open' && row.state !== 'scheduled') return []
  const by = schedulerOf(row)
  const trial = async (): Promise<never> => {
    await publishDraftsOf(tx, publishing, row, { actor: by, now }, async (name) => {
      if (row.state !== 'scheduled') return
      const { definition } = publishing.contentOf(name.type)
      await checkMayStillPublish(tx, { ...name, action: 'publish', by }, definition)
    })
    throw new TakenBack()
  }
  return tryWithin(tx, trial, refusedBy)
}

export function schedulerOf({ scheduled_by, scheduled_by_id }: ReleaseRow) {
  return { id: scheduled_by_id, name: scheduled_by ?? systemActor.name }
}

function refusedBy(error: unknown): RefusedDraft[] | undefined {
  if (error instanceof ReleaseRefused) return error.drafts
  const isNothingRefused =
    error instanceof TakenBack || (error instanceof AppError && error.code === 'bad_input')
  return isNothingRefused ? [] : undefined
}
