import { hash } from 'node:crypto'
import type { Definition } from '../../schema/define-content.ts'
import type { Scheduled, ScheduledAction, ScheduleName } from '../engine/schedule-rows.ts'
import type { MissedRow, ScheduledWork } from '../engine/schedule-store.ts'

/** One thing that will happen, as staff read it. */
export interface PlannedTime {
  at: string
  scheduledBy: string
  scheduledAt: string
}

/** What could not be done at its time. */
export interface Missed {
  action: ScheduledAction
  at: string
  reason: string
  message: string
  scheduledBy: string
  missedAt: string
}

/** What is to happen to a record, or to its words in another language. */
export interface Schedule {
  type: string
  path: string
  label: string
  id: string
  lang: string
  title: string
  publish: PlannedTime | null
  hide: PlannedTime | null
  missed: Missed[]
  /** Hand it back as If-Match: refused where somebody changed the times since. */
  tag: string
}

export function scheduleView(
  { name: type, path, label }: Pick<Definition, 'name' | 'path' | 'label'>,
  { id, language }: Omit<ScheduleName, 'type'>,
  { scheduled, missed, title }: { scheduled: Scheduled; missed: readonly MissedRow[]; title: string },
): Schedule {
  const { publish, hide } = scheduled
  return {
    type,
    path,
    label: label[0],
    id,
    lang: language,
    title,
    publish: publish ? planned(publish) : null,
    hide: hide ? planned(hide) : null,
    missed: missed.map(missedView),
    tag: scheduleTag(scheduled),
  }
}

/** Of the form of revisions, since it does not stand for the bytes of an answer. Work gets an id that is never given again, so a tag of other times never fits. */
export function scheduleTag({ publish, hide }: Scheduled): string {
  return `"r${hash('sha256', `${publish?.workId} ${hide?.workId}`, 'hex').slice(0, 16)}"`
}

function planned({ at, by, scheduledAt }: ScheduledWork): PlannedTime {
  return { at, scheduledBy: by.name, scheduledAt }
}

function missedView(row: MissedRow): Missed {
  return {
    action: row.action as ScheduledAction,
    at: row.due_at,
    reason: row.reason,
    message: row.message,
    scheduledBy: row.scheduled_by,
    missedAt: row.missed_at,
  }
}
