import { AppError } from '../../shared/app-error.ts'
import type { AppContext } from '../app-context.ts'
import { tryWithin } from '../database/savepoint.ts'
import type { Handle } from '../database/tables.ts'
import { maxTries, type StoredKind } from '../due-work/due-kind.ts'
import type { DuePayloads } from '../due-work/due-payloads.ts'
import { systemActor } from '../engine/actor.ts'
import type { Publishing } from '../engine/publishing.ts'
import { releaseFacts, saveRelease } from '../engine/release-rows.ts'
import { findRelease, type ReleaseRow } from '../engine/release-store.ts'
import { staffMessages } from '../messages/staff-messages.ts'
import { checkMayStillPublish } from '../schedules/may-publish.ts'
import { tellStaff } from '../users/tell-staff.ts'
import { publishDraftsOf, ReleaseRefused, type Write } from './publish-release.ts'
import { schedulerOf } from './release-outlook.ts'
import type { ReleaseFailure } from './release-record.ts'
import { publishedRow } from './releases.ts'

/** What the release says where it was refused by nobody. */
const faultReason = 'Something went wrong'

/**
 * Publishes a release at its time, in the name of whoever chose it. Where a draft is refused, all stay drafts, the release
 * says why, and those who can mend it are told.
 */
export function releaseKind(
  { config, version }: Pick<AppContext, 'config' | 'version'>,
  publishing: Publishing,
): StoredKind<DuePayloads['release']> {
  return {
    // After a crash it is taken up again well within the 30 seconds that are promised.
    leaseMs: 15_000,
    takesAnyTime: true,
    apply: async (tx, { payload }, now) => {
      const row = await findRelease(tx, payload.release)
      if (row?.state !== 'scheduled') return undefined
      const by = { actor: schedulerOf(row), now }
      const refused = await tryWithin(tx, () => publishAtItsTime(tx, publishing, row, by), refusalOf)
      if (refused) {
        await noteFailure(tx, config.publicUrl, row, { ...refused, at: now.toISOString() })
        return undefined
      }
      const raised = await version.raise(tx)
      return { afterCommit: () => version.publish(raised) }
    },
    refuse: async ({ payload, attempts }) => {
      if (attempts < maxTries) return undefined
      return async (tx, now) => {
        const row = await findRelease(tx, payload.release)
        if (row?.state === 'scheduled') await noteFailure(tx, config.publicUrl, row, ourFault(now))
      }
    },
  }
}

function ourFault(now: Date): ReleaseFailure {
  return { at: now.toISOString(), reason: faultReason, drafts: [] }
}

async function publishAtItsTime(
  tx: Handle,
  publishing: Publishing,
  row: ReleaseRow,
  by: Write,
): Promise<undefined> {
  const before = await releaseFacts(tx, row)
  await publishDraftsOf(tx, publishing, row, by, (name) => {
    const { definition } = publishing.contentOf(name.type)
    return checkMayStillPublish(tx, { ...name, action: 'publish', by: by.actor }, definition)
  })
  await saveRelease(tx, publishedRow(row, by.actor.name, by.now), { action: 'publish', before, ...by })
  return undefined
}

async function noteFailure(
  tx: Handle,
  publicUrl: string,
  row: ReleaseRow,
  failure: ReleaseFailure,
): Promise<void> {
  const now = new Date(failure.at)
  const before = await releaseFacts(tx, row)
  const failed = { ...row, state: 'open', publish_at: null, failure: JSON.stringify(failure) }
  await saveRelease(tx, failed, { action: 'update', before, actor: systemActor, now })
  const { id, name, created_by_id, scheduled_by_id } = row
  const titles = failure.drafts.map(({ title }) => `– ${title}`).join('\n')
  const address = `${publicUrl}/admin/releases/${id}`
  await tellStaff(
    tx,
    [created_by_id, scheduled_by_id],
    (language) => {
      const { releaseFailed, missedSchedule } = staffMessages[language]
      const { subject, told, refused, empty, open } = releaseFailed
      const other = failure.reason === faultReason ? missedSchedule.reasons.failure : empty
      const reasons = titles === '' ? other : `${refused}\n${titles}`
      return { subject: subject(name), text: [told(name), reasons, `${open}\n${address}`].join('\n\n') }
    },
    now,
  )
}

/** Errors of the storage end the whole transaction, and the work is taken up again. */
function refusalOf(error: unknown): Omit<ReleaseFailure, 'at'> | undefined {
  if (!(error instanceof AppError) || error.code === 'unavailable') return undefined
  return { reason: error.message, drafts: error instanceof ReleaseRefused ? error.drafts : [] }
}
