import { languages } from '../../shared/languages.ts'
import type { Handle } from '../database/tables.ts'
import type { SchedulePayload } from '../due-work/due-payloads.ts'
import { cancelWork } from '../due-work/due-work-store.ts'
import type { Actor } from './actor.ts'
import { ChangeLog } from './change-log.ts'
import { deleteMissed, findScheduled, type ScheduledWork, scheduleKey } from './schedule-store.ts'

/** The name of schedules in the change log. */
export const scheduleType = 'schedule'
const changes = new ChangeLog(scheduleType)

export type ScheduledAction = SchedulePayload['action']
export const scheduledActions: readonly ScheduledAction[] = ['publish', 'hide']

/** What is scheduled: a record, or its words in another language. */
export interface ScheduleName {
  type: string
  id: string
  language: string
}

export type Scheduled = Record<ScheduledAction, ScheduledWork | undefined>

interface By {
  actor: Actor
  now: Date
}

export async function readScheduled(db: Handle, { type, id, language }: ScheduleName): Promise<Scheduled> {
  const find = (action: ScheduledAction) => findScheduled(db, scheduleKey({ type, id, language, action }))
  return { publish: await find('publish'), hide: await find('hide') }
}

/** Cancels what waits, and forgets what was missed: a draft that is published or thrown away needs neither. */
export async function endSchedules(
  tx: Handle,
  { type, id, language }: ScheduleName,
  actions: readonly ScheduledAction[],
  by: By,
): Promise<void> {
  const name = { type, id, language }
  const before = await readScheduled(tx, name)
  for (const action of actions) {
    await deleteMissed(tx, { ...name, action })
    if (before[action]) await cancelWork(tx, 'schedule', scheduleKey({ ...name, action }))
  }
  const after = { ...before, ...Object.fromEntries(actions.map((action) => [action, undefined])) }
  await logSchedule(tx, name, { before, after, ...by })
}

/** The same in every language, of a record that is moved to the trash. */
export async function endSchedulesOfRecord(
  tx: Handle,
  record: Pick<ScheduleName, 'type' | 'id'>,
  by: By,
): Promise<void> {
  for (const { code } of languages)
    await endSchedules(tx, { ...record, language: code }, scheduledActions, by)
}

/** Says in the change log who scheduled what for when; nothing where nothing changed. */
export async function logSchedule(
  tx: Handle,
  { type, id, language }: ScheduleName,
  { before, after, actor, now }: By & { before: Scheduled; after: Scheduled },
): Promise<void> {
  const [was, is] = [stateOf(before), stateOf(after)]
  if (JSON.stringify(was) === JSON.stringify(is)) return
  const subject = `${type}/${id}/${language}`
  await changes.append(tx, {
    time: now.toISOString(),
    actor,
    action: was === null ? 'create' : is === null ? 'delete' : 'update',
    id: subject,
    revision: await changes.nextRevision(tx, subject),
    before: was,
    after: is,
  })
}

function stateOf({ publish, hide }: Scheduled) {
  const one = publish ?? hide
  return one ? { title: one.title, publishAt: publish?.at ?? null, hideAt: hide?.at ?? null } : null
}
