import { useEffect } from 'react'
import { useRouteError } from 'react-router'
import { Button } from '../../ui/button.tsx'
import { Spinner } from '../../ui/spinner.tsx'
import { CodeMissing } from '../code-missing.ts'
import * as messages from '../messages/site-messages.ts'

/** Instead of a page that failed while it was rendered. One whose code did not come is loaded whole: the address is its own by now. */
export function PageFailure() {
  return useRouteError() instanceof CodeMissing ? <LoadedWhole /> : <Apology />
}

function LoadedWhole() {
  useEffect(() => location.reload(), [])
  return <Spinner text={messages.frame.loading} className="page-width min-h-[60vh] py-section" />
}

function Apology() {
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
