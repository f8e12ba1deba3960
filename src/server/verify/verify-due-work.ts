import type { Handle } from '../database/tables.ts'
import type { Verdict } from './verify-change-log.ts'
import { type OpenWork, readOpenWork } from './verify-store.ts'

/** Whether everything that waits for its time can be done then: what cannot be read would fail for ever. */
export async function verifyDueWork(db: Handle): Promise<Verdict> {
  const rows = await readOpenWork(db)
  const failed = rows.filter(({ state }) => state === 'failed')
  return {
    checked: rows.length,
    problems: rows.flatMap(problemsOf),
    notes:
      failed.length === 0
        ? []
        : [`${failed.length === 1 ? '1 task' : `${failed.length} tasks`} failed for good: see Operations.`],
  }
}

function problemsOf({ id, kind, payload, due_at, retry_at }: OpenWork): string[] {
  const subject = `The task ${id} (${kind})`
  return [
    ...(isJson(payload) ? [] : [`${subject} cannot be done: what it is about cannot be read.`]),
    ...[due_at, ...(retry_at === null ? [] : [retry_at])]
      .filter((time) => !isTime(time))
      .map((time) => `${subject} is never due: ${time} is no time.`),
  ]
}

function isJson(text: string): boolean {
  try {
    JSON.parse(text)
    return true
  } catch {
    // Not readable is the answer here, not a failure of the check.
    return false
  }
}

/** Times are compared as texts, so only this one spelling is in order. */
function isTime(text: string): boolean {
  const time = Date.parse(text)
  return Number.isFinite(time) && new Date(time).toISOString() === text
}
