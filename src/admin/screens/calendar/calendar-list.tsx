import { CalendarClock, X } from 'lucide-react'
import { Link } from 'react-router'
import type { CalendarEntry } from '../../../client/record-schedules.ts'
import { dayInWords } from '../../../shared/moment-in-words.ts'
import { isolated, textLanguage } from '../../../shared/text-language.ts'
import { Badge } from '../../../ui/badge.tsx'
import { IconButton } from '../../../ui/icon-button.tsx'
import { actorName } from '../../actor-name.ts'
import { calendarTexts as texts } from './calendar-texts.ts'
import { addressOf, clockOf, entryKey, entryTones } from './entry-facts.ts'
import { useMayMove } from './use-may-move.ts'

type CalendarListProps = {
  days: ReadonlyMap<string, readonly CalendarEntry[]>
  onMove: (entry: CalendarEntry) => void
  onCancel: (entry: CalendarEntry) => void
}

/** Day by day, with what can be done about each. */
export function CalendarList({ days, onMove, onCancel }: CalendarListProps) {
  return (
    <div className="space-y-6">
      {[...days].map(([day, entries]) => (
        <section key={day} id={`day-${day}`} aria-label={dayInWords(day)} className="scroll-mt-24">
          <h2 className="mb-2 text-small font-semibold">{dayInWords(day)}</h2>
          <ul className="divide-y divide-line rounded-card border border-line bg-surface">
            {entries.map((entry) => (
              <EntryRow key={entryKey(entry)} entry={entry} onMove={onMove} onCancel={onCancel} />
            ))}
          </ul>
        </section>
      ))}
    </div>
  )
}

type EntryRowProps = Pick<CalendarListProps, 'onMove' | 'onCancel'> & { entry: CalendarEntry }

function EntryRow({ entry, onMove, onCancel }: EntryRowProps) {
  const to = addressOf(entry)
  const isPlanned = entry.kind === 'publish' || entry.kind === 'hide'
  const mayChange = useMayMove(entry) && isPlanned
  const name = isolated(entry.title)
  return (
    <li className="flex items-start gap-3 p-4">
      <div className="min-w-0 flex-1 space-y-1">
        <p className="flex flex-wrap items-center gap-x-2 gap-y-1">
          <span className="text-small font-medium tabular-nums">{clockOf(entry)}</span>
          <Badge tone={entryTones[entry.kind]}>{texts.kinds[entry.kind]}</Badge>
        </p>
        <p className="wrap-anywhere" {...textLanguage(entry.title)}>
          {to ? (
            <Link to={to} className="font-medium hover:underline">
              {entry.title}
            </Link>
          ) : (
            entry.title
          )}
        </p>
        {entry.by && <p className="text-caption text-muted">{texts.by(isolated(actorName(entry.by)))}</p>}
      </div>
      {mayChange && (
        <div className="flex shrink-0">
          <IconButton label={texts.move(name)} icon={<CalendarClock />} onClick={() => onMove(entry)} />
          <IconButton label={texts.cancel(name)} icon={<X />} onClick={() => onCancel(entry)} />
        </div>
      )}
    </li>
  )
}
