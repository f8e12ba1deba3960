import { AppError } from '../../shared/app-error.ts'
import { isLanguage } from '../../shared/languages.ts'
import type { AppContext } from '../app-context.ts'
import { maxTries, type StoredKind } from '../due-work/due-kind.ts'
import type { SchedulePayload } from '../due-work/due-payloads.ts'
import { releaseKey } from '../due-work/due-work-store.ts'
import type { Publishing } from '../engine/publishing.ts'
import { refreshSettings } from '../settings/current-settings.ts'
import { checkMayStillPublish } from './may-publish.ts'
import { storeMissed } from './store-missed.ts'

/** Publishes drafts and hides records when their time has come, in the name of whoever chose it. */
export function scheduleKind(context: AppContext, publishing: Publishing): StoredKind<SchedulePayload> {
  return {
    // A publication takes moments. After a crash it is taken up again well within the 30 seconds that are promised.
    leaseMs: 15_000,
    takesAnyTime: true,
    apply: async (tx, work, now) => {
      const { type, id, language, action, by } = work.payload
      const content = publishing.contentOf(type)
      await checkMayStillPublish(tx, work.payload, content.definition)
      // Publishing ends what else is scheduled for the draft, but not this.
      await releaseKey(tx, work.id)
      if (action === 'hide') await content.hide(tx, id, by, now)
      else if (isLanguage(language)) await publishing.publish(tx, { type, id, language }, { actor: by, now })
      else throw new AppError('not_found', 'The site does not speak this language any more')
      const version = await context.version.raise(tx)
      return { afterCommit: () => context.version.publish(version) }
    },
    refuse: async (work, error) => {
      if (!(error instanceof AppError) && work.attempts < maxTries) return undefined
      // For the clock that the mail names.
      await refreshSettings(context)
      return (tx, now) => storeMissed(tx, context.config, { work, error, now })
    },
  }
}
