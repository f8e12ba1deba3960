import { dayAfter, siteTimeZone } from './dates.ts'
import { timeZoneLines } from './ics-time-zone.ts'

/** When something takes place: whole days, the last one included, or times on the site's clock (`yyyy-MM-ddTHH:mm`). */
export type CalendarSpan =
  | { isAllDay: true; firstDay: string; lastDay: string }
  | { isAllDay: false; start: string; end: string | null }

export interface CalendarEntry {
  /** The same for ever, all over the world: calendars know an entry again by it. */
  uid: string
  title: string
  description: string
  location: string
  category: string
  url: string
  span: CalendarSpan
  /** ISO time of the last change; a newer one replaces what a calendar holds. */
  changedAt: string
  /** It stays in the calendar and says so, where the calendar has it already. */
  isCancelled?: boolean
}

export interface Calendar {
  /** Of a calendar to subscribe to; left out for entries that go into the visitor's own. */
  name?: string
  /** Who wrote the file. */
  producer: string
  /** The code of the language it is written in, English by default. */
  language?: string
  entries: readonly CalendarEntry[]
}

const longestLine = 75

/** A calendar file (RFC 5545) that every calendar application reads. */
export function writeCalendar({ name, producer, language = 'en', entries }: Calendar): string {
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    `PRODID:-//${escapeText(producer)}//Events//${language.toUpperCase()}`,
    'CALSCALE:GREGORIAN',
    'METHOD:PUBLISH',
    ...(name === undefined ? [] : subscriptionLines(name)),
    ...timeZoneLines(
      entries.flatMap(({ span }) => (span.isAllDay ? [] : [span.start, span.end ?? span.start])),
    ),
    ...entries.flatMap(entryLines),
    'END:VCALENDAR',
  ]
  return lines.map((line) => `${foldLine(line)}\r\n`).join('')
}

function subscriptionLines(name: string): string[] {
  return [
    `NAME:${escapeText(name)}`,
    `X-WR-CALNAME:${escapeText(name)}`,
    `X-WR-TIMEZONE:${siteTimeZone()}`,
    'REFRESH-INTERVAL;VALUE=DURATION:PT12H',
    'X-PUBLISHED-TTL:PT12H',
  ]
}

function entryLines(entry: CalendarEntry): string[] {
  const changed = utcStamp(entry.changedAt)
  return [
    'BEGIN:VEVENT',
    `UID:${escapeText(entry.uid)}`,
    `DTSTAMP:${changed}`,
    `LAST-MODIFIED:${changed}`,
    ...spanLines(entry.span),
    `SUMMARY:${escapeText(entry.title)}`,
    ...textLine('DESCRIPTION', entry.description),
    ...textLine('LOCATION', entry.location),
    ...textLine('CATEGORIES', entry.category),
    `URL:${entry.url}`,
    `STATUS:${entry.isCancelled ? 'CANCELLED' : 'CONFIRMED'}`,
    'END:VEVENT',
  ]
}

function spanLines(span: CalendarSpan): string[] {
  if (span.isAllDay) {
    // The end of whole days is the first day after them.
    return [
      `DTSTART;VALUE=DATE:${stamp(span.firstDay)}`,
      `DTEND;VALUE=DATE:${stamp(dayAfter(span.lastDay))}`,
      'TRANSP:TRANSPARENT',
    ]
  }
  const local = (value: string) => `;TZID=${siteTimeZone()}:${stamp(value)}00`
  return [`DTSTART${local(span.start)}`, ...(span.end ? [`DTEND${local(span.end)}`] : [])]
}

function textLine(name: string, value: string): string[] {
  return value === '' ? [] : [`${name}:${escapeText(value)}`]
}

/** `2026-11-15T09:00` → `20261115T0900`. */
function stamp(value: string): string {
  return value.replace(/[-:]/g, '')
}

function utcStamp(iso: string): string {
  return `${stamp(new Date(iso).toISOString().slice(0, 19))}Z`
}

// biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is removed
const controls = /[\u0000-\u0009\u000b-\u001f\u007f]/g

function escapeText(text: string): string {
  return text
    .replace(/\r\n?/g, '\n')
    .replace(controls, '')
    .replace(/[\\;,]/g, '\\$&')
    .replace(/\n/g, '\\n')
}

function utf8Length(character: string): number {
  const code = character.codePointAt(0) ?? 0
  if (code < 0x80) return 1
  if (code < 0x800) return 2
  return code < 0x10000 ? 3 : 4
}

/** Lines are at most 75 bytes; a longer one goes on behind a space, never in the middle of a character. */
export function foldLine(line: string): string {
  let folded = ''
  let length = 0
  for (const character of line) {
    const size = utf8Length(character)
    if (length + size > longestLine) {
      folded += '\r\n '
      length = 1
    }
    folded += character
    length += size
  }
  return folded
}
