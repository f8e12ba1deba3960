import { Link } from 'react-router'
import { useCheckReport } from '../../../client/check-queries.ts'
import { AdminQueryState } from '../../admin-query-state.tsx'
import { checksTexts as texts } from '../checks/checks-texts.ts'
import { DashboardPanel, PanelNote } from './dashboard-panel.tsx'
import { useOpenHref } from './use-open-href.ts'

/** How much there is to mend across the site, and the way to it. */
export function ThingsToMend() {
  const openHref = useOpenHref()
  const query = useCheckReport(0)
  return (
    <DashboardPanel title={texts.title} more={{ label: texts.panelMore, href: openHref('checks') }}>
      <AdminQueryState query={query} failed={texts.panelFailed}>
        {({ errors, hints }) => {
          const counts = [
            errors > 0 ? texts.panelErrors(errors) : '',
            hints > 0 ? texts.panelHints(hints) : '',
          ].filter(Boolean)
          if (counts.length === 0) return <PanelNote>{texts.nothing}</PanelNote>
          return (
            <p className="py-3 text-small">
              <Link to="/admin/checks" className="prose-link">
                {counts.join(', ')}
              </Link>
            </p>
          )
        }}
      </AdminQueryState>
    </DashboardPanel>
  )
}
