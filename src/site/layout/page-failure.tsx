import { Button } from '../../ui/button.tsx'
import * as messages from '../messages/site-messages.ts'

/** What is left of a page that failed while it was drawn. */
export function PageFailure() {
  return (
    <div className="mx-auto max-w-measure p-gutter py-section text-center">
      <title>{messages.frame.title(messages.frame.errorTitle)}</title>
      <h1 className="text-h1">{messages.frame.errorTitle}</h1>
      <p className="mt-4 text-lead text-muted">{messages.frame.errorText}</p>
      <p className="mt-8">
        <Button onClick={() => location.reload()}>{messages.frame.tryAgain}</Button>
      </p>
    </div>
  )
}
