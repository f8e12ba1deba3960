import { useSearchParams } from 'react-router'
import { type TabItem, Tabs } from '../../../ui/tabs.tsx'
import { useCurrentUser, useMay } from '../../current-user.ts'
import { ScreenHeader } from '../../frame/screen-header.tsx'
import { AnalyticsTab } from './analytics-tab.tsx'
import { BackupNotice } from './backup-notice.tsx'
import { BackupsPanel } from './backups-panel.tsx'
import { DashboardFigures } from './dashboard-figures.tsx'
import { PanelNote } from './dashboard-panel.tsx'
import { dashboardTexts as texts } from './dashboard-texts.ts'
import { DueWorkNotice } from './due-work-notice.tsx'
import { FailedReleases } from './failed-releases.tsx'
import { FirstStepsCard, HiddenFirstSteps } from './first-steps-card.tsx'
import { MissedSchedules } from './missed-schedules.tsx'
import { QuickActions } from './quick-actions.tsx'
import { RecentChanges } from './recent-changes.tsx'
import { RecentSubmissions } from './recent-submissions.tsx'
import { ThingsToMend } from './things-to-mend.tsx'
import { UpcomingEvents } from './upcoming-events.tsx'
import { WaitingApprovals } from './waiting-approvals.tsx'
import { WaitingDrafts } from './waiting-drafts.tsx'
import { WaitingTranslations } from './waiting-translations.tsx'

type Tab = 'overview' | 'submissions' | 'analytics' | 'actions'

export function DashboardScreen() {
  const user = useCurrentUser()
  const tabs = useTabs()
  const [params, setParams] = useSearchParams()
  const current = tabs.find(({ value }) => value === params.get('tab'))?.value ?? 'overview'
  return (
    <>
      <ScreenHeader title={texts.title} description={texts.welcome(user.displayName || user.name)} />
      <DueWorkNotice />
      <BackupNotice />
      <FailedReleases />
      <MissedSchedules />
      <FirstStepsCard />
      <DashboardFigures />
      <Tabs
        label={texts.tabs}
        items={tabs}
        value={current}
        onValueChange={(tab) =>
          setParams(tab === 'overview' ? {} : { tab }, { replace: true, preventScrollReset: true })
        }
      />
      <HiddenFirstSteps />
    </>
  )
}

function useTabs(): TabItem<Tab>[] {
  const seesApplications = useMay('write')
  return [
    {
      value: 'overview',
      label: texts.overview,
      content: (
        <div className="grid gap-4 lg:grid-cols-2">
          <RecentSubmissions />
          <UpcomingEvents />
          <RecentChanges />
          <WaitingApprovals />
          <WaitingDrafts />
          <WaitingTranslations />
          <ThingsToMend />
          <BackupsPanel />
        </div>
      ),
    },
    { value: 'submissions', label: texts.submissions, content: <RecentSubmissions withRequests /> },
    {
      value: 'analytics',
      label: texts.analytics,
      content: seesApplications ? <AnalyticsTab /> : <PanelNote>{texts.noApplications}</PanelNote>,
    },
    { value: 'actions', label: texts.quickActions, content: <QuickActions /> },
  ]
}
