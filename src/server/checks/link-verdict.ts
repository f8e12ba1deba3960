import type { DeadReason } from '../../schema/checks/check.ts'
import type { LinkCheckRow } from './link-check-store.ts'
import type { LinkLook } from './look-at-link.ts'

const day = 24 * 3_600_000
const weekMs = 7 * day
/** A server that is mended on the same weekend alarms nobody. */
const minFailures = 3
const minFailingMs = 3 * day

/** Whether an address may be looked at again: once a week, and once a day while it fails. */
export function isDue(row: LinkCheckRow | undefined, now: Date): boolean {
  if (!row) return true
  const age = now.getTime() - Date.parse(row.checked_at)
  return age >= (row.state === 'ok' ? weekMs : day)
}

/** What is kept of a look. */
export function nextRow(
  before: LinkCheckRow | undefined,
  address: string,
  { state, status }: LinkLook,
  now: Date,
): LinkCheckRow {
  const time = now.toISOString()
  const isFailing = state !== 'ok'
  return {
    ...{ address, state, status, checked_at: time },
    failures: isFailing ? (before?.failures ?? 0) + 1 : 0,
    failing_since: isFailing ? (before?.failing_since ?? time) : null,
  }
}

/** What a link is said to be; undefined until it has failed several times, over days. */
export function deadLinkOf(row: LinkCheckRow | undefined): { since: string; reason: DeadReason } | undefined {
  if (!row || row.state === 'ok' || row.failing_since === null || row.failures < minFailures) return undefined
  const failingMs = Date.parse(row.checked_at) - Date.parse(row.failing_since)
  if (failingMs < minFailingMs) return undefined
  return { since: row.failing_since.slice(0, 10), reason: row.state as DeadReason }
}
