import { siteDay } from '../../shared/dates.ts'
import type { Backup } from './backup-storage.ts'

/** How many are kept: the last of so many days, before them of so many weeks, before them of so many months. */
export const keptBackups = { days: 7, weeks: 4, months: 12, manual: 5 } as const

const dayMs = 86_400_000

/**
 * Which of them are to be removed, by the clock of the site. Those of the command are left to whoever gave it; of those that
 * super admins asked for, the last few stay.
 */
export function outdatedBackups(backups: readonly Backup[]): Backup[] {
  const newestFirst = [...backups].sort((a, b) => b.time.localeCompare(a.time))
  const manual = newestFirst.filter(({ kind }) => kind === 'manual')
  let others = newestFirst.filter(({ kind }) => kind === 'nightly')
  const outdated = manual.slice(keptBackups.manual)
  for (const [periodOf, count] of [
    [dayOf, keptBackups.days],
    [weekOf, keptBackups.weeks],
    [monthOf, keptBackups.months],
  ] as const) {
    const [within, older] = newestOfEach(others, periodOf, count)
    outdated.push(...within)
    others = older
  }
  return [...outdated, ...others]
}

/** Of the newest periods, what is not the last of its period; and everything before those periods. */
function newestOfEach(
  newestFirst: readonly Backup[],
  periodOf: (backup: Backup) => string,
  count: number,
): [superseded: Backup[], older: Backup[]] {
  const kept = new Set<string>()
  const superseded: Backup[] = []
  for (const [index, backup] of newestFirst.entries()) {
    const period = periodOf(backup)
    if (kept.has(period)) superseded.push(backup)
    else if (kept.size === count) return [superseded, newestFirst.slice(index)]
    else kept.add(period)
  }
  return [superseded, []]
}

function dayOf({ time }: Backup): string {
  return siteDay(new Date(time))
}

/** By its Monday. */
function weekOf(backup: Backup): string {
  const noon = new Date(`${dayOf(backup)}T12:00:00Z`)
  const sinceMonday = (noon.getUTCDay() + 6) % 7
  return new Date(noon.getTime() - sinceMonday * dayMs).toISOString().slice(0, 10)
}

function monthOf(backup: Backup): string {
  return dayOf(backup).slice(0, 7)
}
