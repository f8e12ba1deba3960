import { Link } from 'react-router'
import type { CalendarEntry } from '../../../client/record-schedules.ts'
import { siteDay } from '../../../shared/dates.ts'
import { localNumber } from '../../../shared/local-numbers.ts'
import { dayInWords, firstWeekday, weekdayNames } from '../../../shared/moment-in-words.ts'
import { textLanguage } from '../../../shared/text-language.ts'
import { Badge } from '../../../ui/badge.tsx'
import { classNames } from '../../../ui/class-names.ts'
import { VisuallyHidden } from '../../../ui/visually-hidden.tsx'
import { calendarTexts as texts } from './calendar-texts.ts'
import { addressOf, clockOf, entryKey, entryTones } from './entry-facts.ts'

type MonthGridProps = {
  label: string
  month: string
  weeks: readonly (readonly string[])[]
  days: ReadonlyMap<string, readonly CalendarEntry[]>
  /** Where the list of a day stands, for screens that have no room for its entries. */
  listOf: (day: string) => string
}

/** A month as people know it from the wall. */
export function MonthGrid({ label, month, weeks, days, listOf }: MonthGridProps) {
  const today = siteDay(new Date())
  const names = [...weekdayNames.slice(firstWeekday), ...weekdayNames.slice(0, firstWeekday)]
  return (
    <table aria-label={label} className="w-full table-fixed border-collapse">
      <thead>
        <tr>
          {names.map((name) => (
            <th key={name} scope="col" abbr={name} className="p-1 text-caption font-medium text-muted">
              <span className="max-md:hidden">{name}</span>
              <span aria-hidden="true" className="md:hidden">
                {name.replace(/^ال/, '').slice(0, 3)}
              </span>
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {weeks.map((week) => (
          <tr key={week[0]}>
            {week.map((day) => (
              <td
                key={day}
                {...(day === today ? { 'aria-current': 'date' as const } : {})}
                className={classNames(
                  'h-14 border border-line p-1 align-top md:h-28 md:p-1.5',
                  day.startsWith(month) ? 'bg-surface' : 'bg-sunken text-muted',
                )}
              >
                <DayCell
                  day={day}
                  entries={days.get(day) ?? []}
                  isToday={day === today}
                  listTo={listOf(day)}
                />
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  )
}

type DayCellProps = { day: string; entries: readonly CalendarEntry[]; isToday: boolean; listTo: string }

function DayCell({ day, entries, isToday, listTo }: DayCellProps) {
  const number = (
    <span
      className={classNames(
        'inline-grid size-7 place-items-center rounded-full text-small tabular-nums',
        isToday && 'bg-action font-semibold text-on-action',
      )}
    >
      {localNumber(Number(day.slice(8)))}
    </span>
  )
  return (
    <>
      {number}
      {entries.length > 0 && (
        <>
          <Link
            to={listTo}
            className="mx-auto grid size-6 place-items-center rounded-full bg-info-tint text-caption font-medium text-info md:hidden"
          >
            <span aria-hidden="true">{localNumber(entries.length)}</span>
            <VisuallyHidden>{`${dayInWords(day)}: ${texts.count(entries.length)}`}</VisuallyHidden>
          </Link>
          <ul className="mt-1 space-y-1 max-md:hidden">
            {entries.map((entry) => (
              <li key={entryKey(entry)}>
                <GridEntry entry={entry} />
              </li>
            ))}
          </ul>
        </>
      )}
    </>
  )
}

function GridEntry({ entry }: { entry: CalendarEntry }) {
  const to = addressOf(entry)
  const words = `${texts.kinds[entry.kind]}: ${entry.title} (${clockOf(entry)})`
  const shown = (
    <Badge
      tone={entryTones[entry.kind]}
      title={words}
      className="w-full! rounded-md! px-1.5! whitespace-normal!"
    >
      <span className="line-clamp-2 wrap-anywhere">
        <span className="tabular-nums">{clockOf(entry)}</span>{' '}
        <span {...textLanguage(entry.title)}>{entry.title}</span>
        <VisuallyHidden>{` (${texts.kinds[entry.kind]})`}</VisuallyHidden>
      </span>
    </Badge>
  )
  return to ? (
    <Link to={to} className="block rounded-md hover:underline">
      {shown}
    </Link>
  ) : (
    shown
  )
}
