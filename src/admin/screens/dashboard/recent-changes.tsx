import { useListPage } from '../../../client/use-list-page.ts'
import { AdminQueryState } from '../../admin-query-state.tsx'
import type { Activity } from '../activity/activity-days.ts'
import { ActivityLine } from '../activity/activity-line.tsx'
import { DashboardPanel, PanelNote } from './dashboard-panel.tsx'
import { dashboardTexts as texts } from './dashboard-texts.ts'
import { recentCount } from './recent-submissions.tsx'
import { useOpenHref } from './use-open-href.ts'

export function RecentChanges() {
  const openHref = useOpenHref()
  const query = useListPage<Activity>(`/api/activity?limit=${recentCount}&setup=false`)
  return (
    <DashboardPanel title={texts.changes} more={{ label: texts.allChanges, href: openHref('activity') }}>
      <AdminQueryState query={query} failed={texts.changesFailed}>
        {({ rows }) =>
          rows.length === 0 ? (
            <PanelNote>{texts.noChanges}</PanelNote>
          ) : (
            <ol className="divide-y divide-line">
              {rows.map((activity) => (
                <li key={activity.sequence}>
                  <ActivityLine activity={activity} />
                </li>
              ))}
            </ol>
          )
        }
      </AdminQueryState>
    </DashboardPanel>
  )
}
