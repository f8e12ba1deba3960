import { Link } from 'react-router'
import { useListPage } from '../../../client/use-list-page.ts'
import { dayText } from '../../../shared/day-text.ts'
import { textLanguage } from '../../../shared/text-language.ts'
import { requestLength, truncate } from '../../../shared/truncate.ts'
import { Written } from '../../../ui/written.tsx'
import { AdminQueryState } from '../../admin-query-state.tsx'
import { useMay } from '../../current-user.ts'
import { ReplyBadge } from '../applications/reply-badge.tsx'
import { applicantName, applicationsUrl, type StaffApplication } from '../applications/staff-application.ts'
import { StatusBadge } from '../applications/status-badge.tsx'
import { DashboardPanel, PanelNote } from './dashboard-panel.tsx'
import { dashboardTexts as texts } from './dashboard-texts.ts'
import { useOpenHref } from './use-open-href.ts'

/** How many of each the dashboard shows. */
export const recentCount = 5

/** The newest applications; for those who may not see them, a sentence that says why they are missing. */
export function RecentSubmissions({ withRequests = false }: { withRequests?: boolean }) {
  const seesApplications = useMay('write')
  const openHref = useOpenHref()
  const query = useListPage<StaffApplication>(`${applicationsUrl}?limit=${recentCount}`, seesApplications)
  return (
    <DashboardPanel
      title={texts.recent}
      more={{ label: texts.allSubmissions, href: openHref('applications') }}
    >
      {seesApplications ? (
        <AdminQueryState query={query} failed={texts.submissionsFailed}>
          {({ rows }) =>
            rows.length === 0 ? (
              <PanelNote>{texts.noSubmissions}</PanelNote>
            ) : (
              <ol className="divide-y divide-line">
                {rows.map((application) => (
                  <li key={application.id} className="py-3">
                    <Submission application={application} withRequest={withRequests} />
                  </li>
                ))}
              </ol>
            )
          }
        </AdminQueryState>
      ) : (
        <PanelNote>{texts.noApplications}</PanelNote>
      )}
    </DashboardPanel>
  )
}

type SubmissionProps = { application: StaffApplication; withRequest: boolean }

function Submission({ application, withRequest }: SubmissionProps) {
  const { id, subject, request, status, createdAt } = application
  return (
    <article className="space-y-1.5">
      <p className="flex flex-wrap items-center gap-x-2 gap-y-1">
        <Link
          to={`/admin/applications?view=${encodeURIComponent(id)}`}
          {...textLanguage(applicantName(application))}
          className="text-small font-medium wrap-anywhere hover:underline"
        >
          {applicantName(application)}
        </Link>
        <StatusBadge status={status} />
        {status === 'pending' && <ReplyBadge application={application} now={new Date()} />}
      </p>
      <p className="text-caption text-muted wrap-anywhere">
        <Written as="span">{subject}</Written> · <time dateTime={createdAt}>{dayText(createdAt)}</time>
      </p>
      {withRequest && (
        <Written as="p" className="text-small wrap-anywhere">
          {truncate(request, requestLength)}
        </Written>
      )}
    </article>
  )
}
