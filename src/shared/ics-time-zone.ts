import { siteTimeZone } from './dates.ts'
import { formatOffset, siteMoment, siteOffset } from './site-clock.ts'

const day = 86_400_000
/** Nobody plans further; a mistyped year must not write a file without end. */
const maxYears = 10

interface Change {
  at: Date
  before: number
  after: number
}

/**
 * The clock of the site around these times, change by change as this machine's time zone data knows them: Egypt's summer time
 * has come and gone by decree, and ends at an hour that no recurrence rule can name.
 */
export function timeZoneLines(times: readonly string[]): string[] {
  if (times.length === 0) return []
  const years = times.map((time) => Number(time.slice(0, 4)))
  const first = Math.min(...years) - 1
  const last = Math.min(Math.max(...years), first + maxYears)
  const start = siteMoment(`${first}-01-01T00:00`)
  const offset = siteOffset(start)
  const changes = changesBetween(start, siteMoment(`${last + 1}-01-01T00:00`))
  const clocks = [{ at: start, before: offset, after: offset }, ...changes]
  const standard = Math.min(...clocks.map(({ after }) => after))
  return [
    'BEGIN:VTIMEZONE',
    `TZID:${siteTimeZone()}`,
    ...clocks.flatMap((change) => changeLines(change, change.after === standard ? 'STANDARD' : 'DAYLIGHT')),
    'END:VTIMEZONE',
  ]
}

function changeLines({ at, before, after }: Change, kind: 'STANDARD' | 'DAYLIGHT'): string[] {
  // The moment of a change is told by the clock that still shows the time before it.
  const shown = new Date(at.getTime() + before * 60_000).toISOString()
  return [
    `BEGIN:${kind}`,
    `DTSTART:${shown.slice(0, 19).replace(/[-:]/g, '')}`,
    `TZOFFSETFROM:${formatOffset(before, '')}`,
    `TZOFFSETTO:${formatOffset(after, '')}`,
    `TZNAME:${zoneName(kind, after)}`,
    `END:${kind}`,
  ]
}

/** Names that calendars may show; few zones have one that everybody knows. */
function zoneName(kind: 'STANDARD' | 'DAYLIGHT', offset: number): string {
  if (siteTimeZone() !== 'Africa/Cairo') return formatOffset(offset, '')
  return kind === 'STANDARD' ? 'EET' : 'EEST'
}

function changesBetween(from: Date, to: Date): Change[] {
  const changes: Change[] = []
  for (let time = from.getTime(); time < to.getTime(); time += 7 * day) {
    const before = siteOffset(new Date(time))
    const after = siteOffset(new Date(time + 7 * day))
    if (before !== after) changes.push({ at: changeWithin(time, time + 7 * day, before), before, after })
  }
  return changes
}

/** Halves the time between until the minute of the change is found. */
function changeWithin(from: number, to: number, before: number): Date {
  let [low, high] = [from, to]
  while (high - low > 60_000) {
    const middle = low + Math.floor((high - low) / 120_000) * 60_000
    if (siteOffset(new Date(middle)) === before) low = middle
    else high = middle
  }
  return new Date(high)
}
