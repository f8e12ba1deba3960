import { Link } from 'react-router'
import { Button } from '../../ui/button.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { useDocumentTitle } from '../use-document-title.ts'
import { screenFailureTexts as texts } from './screen-failure-texts.ts'

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
