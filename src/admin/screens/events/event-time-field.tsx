import type { event } from '../../../content/event/event.ts'
import { eventSpan } from '../../../content/event/event-span.ts'
import { siteDay } from '../../../shared/dates.ts'
import { clockInWords } from '../../../shared/moment-in-words.ts'
import { siteMoment } from '../../../shared/site-clock.ts'
import { RecordField } from '../../record-form/record-field.tsx'
import type { RecordFormState } from '../../record-form/record-form-state.ts'
import { useTypedValues } from '../../record-form/use-record-form.ts'
import { eventSlotsTexts as texts } from './event-slots-texts.ts'

type EventTimeFieldProps = { name: string; form: RecordFormState<typeof event> }

/** Times are words, and calendars need numbers: below them stands what calendars will make of them. */
export function EventTimeField({ name, form }: EventTimeFieldProps) {
  const { date, endDate, time } = useTypedValues(form)
  return (
    <RecordField
      name={name}
      help={inCalendars({ date: date ?? '', endDate: endDate ?? '', time: time ?? '' })}
    />
  )
}

function inCalendars({ date, endDate, time }: { date: string; endDate: string; time: string }): string {
  const span = eventSpan({ date: date || siteDay(new Date()), endDate, time })
  if (!span || span.isAllDay) return time.trim() === '' ? texts.allDay : texts.unreadable
  const [start, end] = [span.start, span.end].map((local) => local && clockOf(local))
  const isSameDay = span.end?.slice(0, 10) === span.start.slice(0, 10)
  if (!end) return texts.from(start ?? '')
  return isSameDay ? texts.between(start ?? '', end) : texts.acrossDays(start ?? '', end)
}

function clockOf(local: string): string {
  return clockInWords(siteMoment(local).toISOString())
}
