import type { Config } from '../config.ts'
import type { Handle } from '../database/tables.ts'
import type { ClaimedWork } from '../due-work/due-kind.ts'
import type { SchedulePayload } from '../due-work/due-payloads.ts'
import { releaseKey } from '../due-work/due-work-store.ts'
import { systemActor } from '../engine/actor.ts'
import { findDraft } from '../engine/record-draft-store.ts'
import { logSchedule, readScheduled } from '../engine/schedule-rows.ts'
import { putMissed } from '../engine/schedule-store.ts'
import { staffMessages } from '../messages/staff-messages.ts'
import { tellStaff } from '../users/tell-staff.ts'
import { missedMessage, missedReason } from './missed-reason.ts'

interface Missing {
  work: ClaimedWork<SchedulePayload>
  error: unknown
  now: Date
}

/** Keeps what could not be done for the dashboard, says it in the change log, and writes to those who can mend it. */
export async function storeMissed(
  tx: Handle,
  { publicUrl }: Pick<Config, 'publicUrl'>,
  { work, error, now }: Missing,
): Promise<void> {
  const { type, id, language, action, title, by } = work.payload
  const name = { type, id, language }
  const reason = missedReason(error)
  const before = await readScheduled(tx, name)
  await releaseKey(tx, work.id)
  await putMissed(tx, {
    ...{ ...name, action, title, reason, message: missedMessage(error) },
    ...{ due_at: work.dueAt, missed_at: now.toISOString() },
    ...{ scheduled_by: by.name, scheduled_by_id: by.id },
  })
  await logSchedule(tx, name, { before, after: await readScheduled(tx, name), actor: systemActor, now })
  const draft = await findDraft(tx, name)
  await tellStaff(
    tx,
    [by.id, draft?.updated_by_id ?? null],
    (language) => {
      const { reasons, open, ...texts } = staffMessages[language].missedSchedule
      const { subject, told } = texts[action]
      const parts = [told(title, work.dueAt, by.name), reasons[reason], `${open}\n${publicUrl}/admin`]
      return { subject: subject(title), text: parts.join('\n\n') }
    },
    now,
  )
}
