import { formatTimestamp } from './dates.ts'

const minute = 60_000

/** Minutes by which the site's clock is ahead of UTC at a moment. */
export function siteOffset(moment: Date): number {
  const shown = Date.parse(`${formatTimestamp(moment.toISOString()).replace(' ', 'T')}Z`)
  return Math.round((shown - moment.getTime()) / minute)
}

/** What the site's clock shows at a moment: `yyyy-MM-ddTHH:mm`. */
export function siteLocal(moment: Date): string {
  return formatTimestamp(moment.toISOString()).replace(' ', 'T').slice(0, 16)
}

/** The moment when the site's clock shows this; an hour skipped in spring counts as the one after it. */
export function siteMoment(local: string): Date {
  const shown = Date.parse(`${local}Z`)
  const guess = new Date(shown - siteOffset(new Date(shown)) * minute)
  return new Date(shown - siteOffset(guess) * minute)
}

/** The same with seconds and the distance to UTC, as structured data wants it: `2026-11-15T09:00:00+02:00`. */
export function siteIso(local: string): string {
  return `${local}:00${formatOffset(siteOffset(siteMoment(local)), ':')}`
}

/** `+02:00` with a colon between, `+0200` without. */
export function formatOffset(minutes: number, between: ':' | ''): string {
  const two = (value: number) => String(value).padStart(2, '0')
  const size = Math.abs(minutes)
  return `${minutes < 0 ? '-' : '+'}${two(Math.floor(size / 60))}${between}${two(size % 60)}`
}
