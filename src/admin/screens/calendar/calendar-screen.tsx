import { CalendarDays, ChevronLeft, ChevronRight } from 'lucide-react'
import { useState } from 'react'
import { useSearchParams } from 'react-router'
import { type CalendarEntry, useCalendar, useSchedules } from '../../../client/record-schedules.ts'
import { siteDay } from '../../../shared/dates.ts'
import { firstWeekday, monthInWords } from '../../../shared/moment-in-words.ts'
import { Button } from '../../../ui/button.tsx'
import { EmptyState } from '../../../ui/empty-state.tsx'
import { IconButton } from '../../../ui/icon-button.tsx'
import { SegmentedControl } from '../../../ui/segmented-control.tsx'
import { AdminQueryState } from '../../admin-query-state.tsx'
import { ScreenHeader } from '../../frame/screen-header.tsx'
import { lazyPart } from '../../lazy-part.tsx'
import { useCancelSchedule } from '../../scheduling/use-schedule.ts'
import { entriesByDay, isMonth, monthAfter, rangeOf, weeksOf } from './calendar-days.ts'
import { CalendarList } from './calendar-list.tsx'
import { calendarTexts as texts } from './calendar-texts.ts'
import { definitionOf } from './entry-facts.ts'
import { MonthGrid } from './month-grid.tsx'

const ScheduleDialog = lazyPart(
  async () => (await import('../../scheduling/schedule-dialog.tsx')).ScheduleDialog,
  { Fallback: () => null },
)

type View = 'month' | 'list'

/** A month has no room for names on a phone. */
const isWide = () => window.matchMedia('(min-width: 48rem)').matches

export function CalendarScreen() {
  const [params, setParams] = useSearchParams()
  const [usualView] = useState<View>(() => (isWide() ? 'month' : 'list'))
  const asked = params.get('month')
  const thisMonth = siteDay(new Date()).slice(0, 7)
  const month = isMonth(asked) ? asked : thisMonth
  const given = params.get('view')
  const view: View = given === 'month' || given === 'list' ? given : usualView
  const weeks = weeksOf(month, firstWeekday)
  const query = useCalendar(rangeOf(weeks))
  const [moved, setMoved] = useState<CalendarEntry>()
  const { cancel } = useEntryActions()
  const go = (to: { month?: string; view?: View }) =>
    setParams(
      { month: to.month ?? month, view: to.view ?? view },
      { replace: true, preventScrollReset: true },
    )
  return (
    <>
      <ScreenHeader title={texts.title} description={texts.subtitle} />
      <div className="mb-4 flex flex-wrap items-center justify-between gap-3">
        <div className="flex items-center gap-1">
          <IconButton
            label={texts.earlier}
            icon={<ChevronLeft className="rtl:-scale-x-100" />}
            onClick={() => go({ month: monthAfter(month, -1) })}
          />
          <h2 aria-live="polite" className="min-w-36 text-center font-semibold">
            {monthInWords(month)}
          </h2>
          <IconButton
            label={texts.later}
            icon={<ChevronRight className="rtl:-scale-x-100" />}
            onClick={() => go({ month: monthAfter(month) })}
          />
          {month !== thisMonth && (
            <Button size="sm" variant="secondary" onClick={() => go({ month: thisMonth })}>
              {texts.today}
            </Button>
          )}
        </div>
        <SegmentedControl
          label={texts.view}
          segments={[
            { value: 'month', label: texts.month },
            { value: 'list', label: texts.list },
          ]}
          value={view}
          onValueChange={(chosen) => go({ view: chosen })}
        />
      </div>
      <AdminQueryState query={query} loading={texts.loading} failed={texts.loadFailed}>
        {(entries) => {
          const days = entriesByDay(entries)
          if (view === 'month')
            return (
              <MonthGrid
                label={monthInWords(month)}
                month={month}
                weeks={weeks}
                days={days}
                listOf={(day) => `?${new URLSearchParams({ month, view: 'list' })}#day-${day}`}
              />
            )
          const own = new Map([...days].filter(([day]) => day.startsWith(month)))
          if (own.size === 0)
            return <EmptyState icon={<CalendarDays />} title={texts.empty} description={texts.emptyHint} />
          return <CalendarList days={own} onMove={setMoved} onCancel={(entry) => void cancel(entry)} />
        }}
      </AdminQueryState>
      {moved && <MoveDialog entry={moved} onClose={() => setMoved(undefined)} />}
    </>
  )
}

/** What is scheduled for the record of an entry, as it was read for the lists. */
function useEntryActions() {
  const schedules = useSchedules().data ?? []
  const cancelAll = useCancelSchedule()
  const cancel = async (entry: CalendarEntry) => {
    const definition = definitionOf(entry)
    const schedule = scheduleOf(schedules, entry)
    // A record that is not published need not be hidden either.
    const only = entry.kind === 'hide' ? 'hide' : undefined
    if (definition && schedule)
      await cancelAll({ definition, id: entry.id, lang: entry.lang }, schedule, only)
  }
  return { cancel }
}

function MoveDialog({ entry, onClose }: { entry: CalendarEntry; onClose: () => void }) {
  const { data } = useSchedules()
  const definition = definitionOf(entry)
  const schedule = scheduleOf(data ?? [], entry)
  if (!definition || !schedule) return null
  return (
    <ScheduleDialog
      of={{ definition, id: entry.id, lang: entry.lang }}
      name={entry.title}
      schedule={schedule}
      isPrepared={schedule.publish !== null}
      onClose={onClose}
    />
  )
}

function scheduleOf<S extends { path: string; id: string; lang: string }>(
  schedules: readonly S[],
  { path, id, lang }: CalendarEntry,
): S | undefined {
  return schedules.find((one) => one.path === path && one.id === id && one.lang === lang)
}
