import { useRecords } from '../../../client/content-queries.ts'
import type { event } from '../../../content/event/event.ts'
import { eventVisibility, splitByDate } from '../../../content/event/event-rules.ts'
import { dayText } from '../../../shared/day-text.ts'
import { Badge } from '../../../ui/badge.tsx'
import { Written } from '../../../ui/written.tsx'
import { AdminQueryState } from '../../admin-query-state.tsx'
import { outlineOf } from '../../outlines/content-outlines.ts'
import { comingEvents } from './dashboard-counts.ts'
import { DashboardPanel, PanelNote } from './dashboard-panel.tsx'
import { dashboardTexts as texts } from './dashboard-texts.ts'
import { recentCount } from './recent-submissions.tsx'
import { useOpenHref } from './use-open-href.ts'

export function UpcomingEvents() {
  const openHref = useOpenHref()
  const query = useRecords<typeof event>(outlineOf('event'))
  return (
    <DashboardPanel title={texts.events} more={{ label: texts.allEvents, href: openHref('events') }}>
      <AdminQueryState query={query} failed={texts.eventsFailed}>
        {(events) => {
          const now = new Date()
          const { upcoming } = splitByDate(comingEvents(events, now), now)
          if (upcoming.length === 0) return <PanelNote>{texts.noEvents}</PanelNote>
          return (
            <ol className="divide-y divide-line">
              {upcoming.slice(0, recentCount).map((coming) => {
                const { isVisible, words } = eventVisibility(coming)
                return (
                  <li key={coming.id} className="space-y-1 py-3">
                    <p className="flex flex-wrap items-center gap-x-2 gap-y-1 text-small font-medium">
                      <Written as="span" className="wrap-anywhere">
                        {coming.title}
                      </Written>
                      <Badge tone={isVisible ? 'success' : 'neutral'} title={words}>
                        {isVisible ? texts.visible : texts.hidden}
                      </Badge>
                    </p>
                    <p className="text-caption text-muted wrap-anywhere">
                      <time dateTime={coming.date}>{dayText(coming.date)}</time>
                      {coming.location && (
                        <>
                          {' '}
                          · <Written as="span">{coming.location}</Written>
                        </>
                      )}
                    </p>
                  </li>
                )
              })}
            </ol>
          )
        }}
      </AdminQueryState>
    </DashboardPanel>
  )
}
