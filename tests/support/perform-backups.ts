import { backupKind } from '../../src/server/backup/backup-kind.ts'
import { restoreDrillKind } from '../../src/server/backup/restore-drill-kind.ts'
import type { DueKind } from '../../src/server/due-work/due-kind.ts'
import { ensureRecurring } from '../../src/server/due-work/due-work-store.ts'
import { type Performance, type Performed, performNext } from '../../src/server/due-work/perform-work.ts'
import type { TestApp } from './test-app.ts'

/** Gives functions that do what is due of the backups by the clock of the app, as its process would. */
export function backupWork({ context }: Pick<TestApp, 'context'>) {
  const note = () => undefined
  const log = { info: note, warn: note, error: note }
  const performance: Performance = {
    ...{ context, log, isClosed: () => false, pause: async () => undefined },
    inOrder: [],
  }
  const kinds = {
    backup: backupKind(context, log) as DueKind<never>,
    'restore-drill': restoreDrillKind(context, log) as DueKind<never>,
  }
  return async (name: keyof typeof kinds): Promise<Performed> => {
    const { every } = kinds[name]
    const now = context.now()
    await context.database.write((tx) =>
      ensureRecurring(tx, name, every?.payload ?? {}, now, every?.next?.(now)),
    )
    return performNext(performance, name, kinds[name])
  }
}
