import { Link } from 'react-router'
import { Button } from '../../ui/button.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { useDocumentTitle } from '../use-document-title.ts'

const texts = {
  failed: 'This screen could not be shown',
  failedHint:
    'The connection may have been cut, or the site was updated while this window was open. Loading it again usually helps.',
  reload: 'Load again',
  missing: 'There is no such screen',
  missingHint: 'The address may be misspelt, or the screen has moved.',
  dashboard: 'Go to the dashboard',
}

/** Instead of a screen that broke or whose code did not arrive; the rest of the frame stays. */
export function ScreenFailure() {
  useDocumentTitle(texts.failed)
  return (
    <div role="alert" className="grid flex-1 place-items-center p-4">
      <EmptyState
        title={texts.failed}
        description={texts.failedHint}
        action={<Button onClick={() => location.reload()}>{texts.reload}</Button>}
      />
    </div>
  )
}

export function ScreenMissing() {
  useDocumentTitle(texts.missing)
  return (
    <EmptyState
      title={texts.missing}
      description={texts.missingHint}
      action={
        <Button asChild>
          <Link to="/admin/dashboard">{texts.dashboard}</Link>
        </Button>
      }
    />
  )
}
