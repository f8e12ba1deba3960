import { searchText } from './search-text.ts'

/** Times of a day as `HH:mm`. */
export interface TimeRange {
  start: string
  end: string | null
}

/** `night` is the evening, midnight and the hours after it. */
type Meridiem = 'am' | 'pm' | 'night'

interface Clock {
  hour: number
  minute: number
  meridiem: Meridiem | undefined
  /** A bare number is an hour only beside a real time, as in "10 - 11 AM". */
  isBare: boolean
}

/** What says which half of the day an hour is in, as `searchText` folds it. */
const marks: readonly [Meridiem, string][] = [
  ['am', String.raw`a\.?m\b|in the morning\b|صباحا|في الصباح|الصبح|فجرا|ص(?!\p{L})`],
  ['pm', String.raw`p\.?m\b|in the (?:afternoon|evening)\b|مسا|في المسا|ظهرا|بعد الظهر|عصرا|م(?!\p{L})`],
  ['night', String.raw`at night\b|ليلا`],
]
const anyMark = marks.map(([, pattern]) => pattern).join('|')
const meridiemOf = marks.map(([meridiem, pattern]) => [meridiem, new RegExp(`^(?:${pattern})`, 'u')] as const)

const clock = String.raw`(?<!\d)(\d{1,2})(?:[:.](\d{2}))?(?!\d)\s*(${anyMark})?\.?`
const single = new RegExp(clock, 'gu')
const range = new RegExp(`${clock}\\s*(?:[-‐–—]|to\\b|until\\b|till\\b|الي|حتي)\\s*${clock}`, 'u')
const otherZone = /\b(?:utc|gmt|ces?t|bst|e[sd]t|p[sd]t)\b/

/** Longer than anybody writes a time; spaces between its parts are tried in every division. */
const maxLength = 200

/** Reads what people write into a field for the time, such as "10:00 to 16:00", "9.30 AM" or "٦ م - ٩ م". */
export function parseTimeRange(text: string): TimeRange | null {
  if (text.length > maxLength) return null
  const plain = searchText(text)
    .replace(/\b(?:12 )?(?:noon|midday)\b/g, '12:00')
    .replace(/\b(?:12 )?midnight\b/g, '24:00')
  // Times of another zone would be wrong by hours: better no time at all.
  if (otherZone.test(plain)) return null
  const both = range.exec(plain)
  if (both) {
    const from = readClock(both.slice(1, 4))
    const until = readClock(both.slice(4, 7))
    const isOnClock = until.hour > 12 && from.hour < until.hour && endsWithoutWord(plain, both)
    if (!(from.isBare && until.isBare) || isOnClock) return pairOf(from, until)
  }
  const from = [...plain.matchAll(single)]
    .map((match) => readClock(match.slice(1)))
    .find(({ isBare }) => !isBare)
  const start = from && minutesOf(from)
  return start === undefined ? null : { start: format(start), end: null }
}

/** "10 to 16" is a time, "10 to 16 people" is none. */
function endsWithoutWord(plain: string, { index, 0: found }: RegExpExecArray): boolean {
  return !/^\s*\p{L}/u.test(plain.slice(index + found.length))
}

function readClock([hour, minute, mark]: (string | undefined)[]): Clock {
  const meridiem = mark === undefined ? undefined : meridiemOf.find(([, pattern]) => pattern.test(mark))?.[0]
  return {
    hour: Number(hour),
    minute: Number(minute ?? 0),
    meridiem,
    isBare: minute === undefined && mark === undefined,
  }
}

/** "11 - 1 PM" and "10 AM - 4" say the half of the day once. */
function pairOf(from: Clock, until: Clock): TimeRange | null {
  const starts = from.meridiem || !until.meridiem ? [from] : [withHalf(from, until.meridiem), from]
  const ends = until.meridiem || !from.meridiem || until.hour > 12 ? [until] : [until, withHalf(until, 'pm')]
  for (const a of starts) {
    for (const b of ends) {
      const [start, end] = [minutesOf(a), minutesOf(b)]
      const isLast = a === starts.at(-1) && b === ends.at(-1)
      if (start !== undefined && end !== undefined && (start < end || isLast)) {
        return { start: format(start), end: format(end) }
      }
    }
  }
  return null
}

function withHalf(time: Clock, meridiem: Meridiem): Clock {
  return { ...time, meridiem }
}

/** Minutes since midnight; undefined for what no clock shows. */
function minutesOf({ hour, minute, meridiem }: Clock): number | undefined {
  if (minute > 59 || hour > 24 || (hour === 24 && minute > 0)) return undefined
  if (!meridiem) return (hour % 24) * 60 + minute
  if (hour < 1 || hour > 12) return undefined
  const isLate = meridiem === 'pm' || (meridiem === 'night' && hour > 5 && hour < 12)
  return ((hour % 12) + (isLate ? 12 : 0)) * 60 + minute
}

function format(minutes: number): string {
  const two = (value: number) => String(value).padStart(2, '0')
  return `${two(Math.floor(minutes / 60))}:${two(minutes % 60)}`
}
