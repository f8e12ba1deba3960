import { formatTimestamp } from './dates.ts'

const minute = 60_000

/** Minutes by which Cairo's clocks are ahead of UTC at a moment. */
export function cairoOffset(moment: Date): number {
  const shown = Date.parse(`${formatTimestamp(moment.toISOString()).replace(' ', 'T')}Z`)
  return Math.round((shown - moment.getTime()) / minute)
}

/** What Cairo's clocks show at a moment: `yyyy-MM-ddTHH:mm`. */
export function cairoLocal(moment: Date): string {
  return formatTimestamp(moment.toISOString()).replace(' ', 'T').slice(0, 16)
}

/** The moment when Cairo's clocks show this; an hour skipped in spring counts as the one after it. */
export function cairoMoment(local: string): Date {
  const shown = Date.parse(`${local}Z`)
  const guess = new Date(shown - cairoOffset(new Date(shown)) * minute)
  return new Date(shown - cairoOffset(guess) * minute)
}

/** The same with seconds and the distance to UTC, as structured data wants it: `2026-11-15T09:00:00+02:00`. */
export function cairoIso(local: string): string {
  return `${local}:00${formatOffset(cairoOffset(cairoMoment(local)), ':')}`
}

/** `+02:00` with a colon between, `+0200` without. */
export function formatOffset(minutes: number, between: ':' | ''): string {
  const two = (value: number) => String(value).padStart(2, '0')
  const size = Math.abs(minutes)
  return `${minutes < 0 ? '-' : '+'}${two(Math.floor(size / 60))}${between}${two(size % 60)}`
}
