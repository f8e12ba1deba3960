import { Alert } from '../../ui/alert.tsx'
import { Button } from '../../ui/button.tsx'
import { builderTexts as texts } from './builder-texts.ts'

/** Above a preview whose sections cannot all be drawn. */
export function MissingViewsAlert({ onRetry }: { onRetry: () => void }) {
  return (
    <Alert
      tone="warning"
      className="mb-3"
      title={texts.viewsFailed}
      action={
        <Button size="sm" variant="secondary" onClick={onRetry}>
          {texts.viewsRetry}
        </Button>
      }
    >
      {texts.viewsFailedHint}
    </Alert>
  )
}
