import { Link } from 'react-router'
import { useReleases } from '../../../client/release-queries.ts'
import { Alert } from '../../../ui/alert.tsx'
import { useMay } from '../../current-user.ts'
import { momentText } from '../../moment-text.ts'
import { releaseTexts as texts } from '../../releases/release-texts.ts'

/** Tells everybody who could mend it which release did not go live at its time. */
export function FailedReleases() {
  const mayMend = useMay('manage_content')
  const failed = (useReleases().data ?? []).filter(({ failure }) => failure !== null)
  if (!mayMend) return null
  return failed.map(({ id, name, failure }) => (
    <Alert
      key={id}
      tone="warning"
      title={texts.dashboardFailed(name)}
      className="mb-6"
      action={
        <Link to={`/admin/releases/${id}`} className="prose-link">
          {texts.open}
        </Link>
      }
    >
      {failure && texts.failedAt(momentText(failure.at))}
    </Alert>
  ))
}
