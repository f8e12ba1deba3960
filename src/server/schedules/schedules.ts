import { wayToHide } from '../../schema/values-that-hide.ts'
import { AppError, badInput, type FieldIssue } from '../../shared/app-error.ts'
import { mainLanguage } from '../../shared/languages.ts'
import type { Handle } from '../database/tables.ts'
import { cancelWork, queueWork } from '../due-work/due-work-store.ts'
import type { Actor } from '../engine/actor.ts'
import { titleOf } from '../engine/content-record.ts'
import type { EngineContext } from '../engine/engine-context.ts'
import type { DraftName, Publishing } from '../engine/publishing.ts'
import {
  endSchedules,
  logSchedule,
  readScheduled,
  type Scheduled,
  scheduledActions,
} from '../engine/schedule-rows.ts'
import { deleteMissed, listMissed, scheduleKey } from '../engine/schedule-store.ts'
import { namesEtag } from '../http/etag-reply.ts'
import { readScheduleInput, type WantedTimes } from './schedule-input.ts'
import { type Schedule, scheduleTag, scheduleView } from './schedule-view.ts'

interface Write {
  actor: Actor
  ifMatch?: string | undefined
}

/** When drafts are published and records hidden by themselves. Nothing here is seen by visitors before its time. */
export class Schedules {
  readonly #context: EngineContext
  readonly #publishing: Publishing

  constructor(context: EngineContext, publishing: Publishing) {
    this.#context = context
    this.#publishing = publishing
  }

  async read(name: DraftName, db: Handle = this.#context.database.db): Promise<Schedule> {
    const { definition } = this.#publishing.contentOf(name.type)
    const scheduled = await readScheduled(db, name)
    const missed = await listMissed(db, name)
    const title = await this.#titleOf(db, name)
    return scheduleView(definition, name, { scheduled, missed, title: title.prepared ?? title.live ?? '' })
  }

  /** Sets, moves or cancels the times that are named. */
  async change(name: DraftName, body: unknown, { actor, ifMatch }: Write): Promise<Schedule> {
    return this.#context.database.write(async (tx) => {
      const now = this.#context.now()
      const { wanted, revision } = readScheduleInput(body, now)
      const before = await readScheduled(tx, name)
      checkTag(before, ifMatch)
      const title = await this.#checked(tx, name, before, wanted)
      if (isPlanned(before, wanted, revision)) await this.#publishing.clear(tx, name, { actor, revision })
      for (const action of scheduledActions) {
        const at = wanted[action]
        if (at === undefined || at?.toISOString() === before[action]?.at) continue
        const key = scheduleKey({ ...name, action })
        await deleteMissed(tx, { ...name, action })
        const payload = { ...name, action, title, by: actor }
        if (at) await queueWork(tx, { kind: 'schedule', key, payload, dueAt: at }, now)
        else await cancelWork(tx, 'schedule', key)
      }
      await logSchedule(tx, name, { before, after: await readScheduled(tx, name), actor, now })
      return this.read(name, tx)
    })
  }

  /** Cancels what waits, and forgets what was missed. */
  async cancel(name: DraftName, { actor, ifMatch }: Write): Promise<void> {
    await this.#context.database.write(async (tx) => {
      checkTag(await readScheduled(tx, name), ifMatch)
      await endSchedules(tx, name, scheduledActions, { actor, now: this.#context.now() })
    })
  }

  /** Throws where it cannot happen so; otherwise answers what it is called. */
  async #checked(tx: Handle, name: DraftName, before: Scheduled, wanted: WantedTimes): Promise<string> {
    const { definition } = this.#publishing.contentOf(name.type)
    const { prepared, live } = await this.#titleOf(tx, name)
    const [publishAt, hideAt] = scheduledActions.map((action) => {
      const at = wanted[action]
      return at === undefined ? before[action]?.at : at?.toISOString()
    })
    const issues: FieldIssue[] = []
    if (publishAt !== undefined && prepared === undefined)
      issues.push({ path: 'publishAt', message: 'There is no draft to publish' })
    if (hideAt !== undefined) {
      const message =
        name.language !== mainLanguage
          ? 'A record is hidden in all languages together'
          : wayToHide(definition) === 'never'
            ? 'This is a part of the site and cannot be hidden'
            : live === undefined && publishAt === undefined
              ? 'It is not published yet. Please choose when it is published, too.'
              : publishAt !== undefined && hideAt <= publishAt
                ? 'It would be hidden before it is published. Please choose a later time.'
                : undefined
      if (message !== undefined) issues.push({ path: 'hideAt', message })
    }
    if (issues.length > 0) throw badInput(issues)
    return prepared ?? live ?? ''
  }

  /** What is there to publish, and what is published; throws where the record does not exist at all. */
  async #titleOf(db: Handle, name: DraftName): Promise<{ prepared?: string; live?: string }> {
    const content = this.#publishing.contentOf(name.type)
    const prepared = await this.#publishing.preparedTitle(db, name)
    const draft = await content.drafts.read(name.id, db)
    return {
      ...(prepared === undefined ? {} : { prepared }),
      ...(draft.published ? { live: titleOf(content.definition, draft.published) } : {}),
    }
  }
}

/** Whether the draft is to go live at a time that was just chosen, or as it was just looked at. */
function isPlanned(before: Scheduled, { publish }: WantedTimes, revision: number | undefined): boolean {
  if (publish === null) return false
  const isMoved = publish !== undefined && publish.toISOString() !== before.publish?.at
  return isMoved || (revision !== undefined && (publish ?? before.publish) !== undefined)
}

function checkTag(scheduled: Scheduled, ifMatch: string | undefined): void {
  if (ifMatch === undefined || namesEtag(ifMatch, scheduleTag(scheduled))) return
  throw new AppError('stale', 'Somebody changed these times in the meantime. Nothing of yours was stored.')
}
