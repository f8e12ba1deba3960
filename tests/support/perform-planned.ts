import type { DueKind } from '../../src/server/due-work/due-kind.ts'
import { type Performance, performNext } from '../../src/server/due-work/perform-work.ts'
import { openContents } from '../../src/server/open-contents.ts'
import { dueKinds } from '../../src/server/operations/due-kinds.ts'
import type { TestApp } from './test-app.ts'

/** Gives a function that publishes and hides what is due by the clock of the app, and lets releases go live. */
export function plannedWork({ context }: Pick<TestApp, 'context'>): () => Promise<void> {
  const note = () => undefined
  const log = { info: note, warn: note, error: note }
  const { schedule, release } = dueKinds(context, openContents(context), log)
  const performance: Performance = {
    ...{ context, log, isClosed: () => false, pause: async () => undefined },
    inOrder: ['schedule', 'release'],
  }
  const next = async () => [
    await performNext(performance, 'schedule', schedule as DueKind<never>),
    await performNext(performance, 'release', release as DueKind<never>),
  ]
  return async () => {
    while ((await next()).some((performed) => performed === 'done' || performed === 'failed'));
  }
}
