import { Alert } from '../../ui/alert.tsx'
import { AlertButton } from '../../ui/alert-button.tsx'
import { builderTexts as texts } from './builder-texts.ts'

/** Above a preview whose sections cannot all be drawn. */
export function MissingViewsAlert({ onRetry }: { onRetry: () => void }) {
  return (
    <Alert
      tone="warning"
      className="mb-3"
      title={texts.viewsFailed}
      action={<AlertButton onClick={onRetry}>{texts.viewsRetry}</AlertButton>}
    >
      {texts.viewsFailedHint}
    </Alert>
  )
}
