import type { DueKind } from '../../src/server/due-work/due-kind.ts'
import { type Performed, performNext } from '../../src/server/due-work/perform-work.ts'
import { Publishing } from '../../src/server/engine/publishing.ts'
import { openContents } from '../../src/server/open-contents.ts'
import { scheduleKind } from '../../src/server/schedules/schedule-kind.ts'
import type { TestApp } from './test-app.ts'

/** Does what is scheduled and due by the clock of the app; answers what became of each. */
export async function performSchedules({ context }: Pick<TestApp, 'context'>): Promise<Performed[]> {
  const publishing = new Publishing(context, openContents(context).contents)
  const kind = scheduleKind(context, publishing) as DueKind<never>
  const note = () => undefined
  const log = { info: note, warn: note, error: note }
  const performance = {
    ...{ context, log, isClosed: () => false, pause: async () => undefined },
    inOrder: ['schedule' as const],
  }
  const performed: Performed[] = []
  for (;;) {
    const one = await performNext(performance, 'schedule', kind)
    if (one === 'nothing due' || one === 'held up') return performed
    performed.push(one)
  }
}
