import { Alert } from '../../ui/alert.tsx'
import { Button } from '../../ui/button.tsx'
import * as messages from '../messages/site-messages.ts'
import type { ApplicationForm } from './use-application-form.ts'
import { useSecondsUntil } from './use-resend.ts'

const texts = messages.join

/** Says that the server asked to wait, that nothing is lost, and that nobody has to do anything. */
export function WaitingToSend({ form, sendAt }: { form: ApplicationForm; sendAt: string }) {
  return (
    <div>
      <Alert tone="warning" title={texts.waitingTitle}>
        {texts.waitingText}
      </Alert>
      {/* Outside of what is read out: a number that changes every second would never let anybody finish. */}
      <p className="mt-3 flex flex-wrap items-center gap-x-4 gap-y-1 text-small text-muted">
        <SecondsLeft sendAt={sendAt} />
        <Button variant="ghost" size="sm" onClick={form.stopWaiting}>
          {texts.stopWaiting}
        </Button>
      </p>
    </div>
  )
}

function SecondsLeft({ sendAt }: { sendAt: string }) {
  const seconds = useSecondsUntil(sendAt)
  return <span className="tabular-nums">{seconds > 0 ? texts.sendingIn(seconds) : texts.submitting}</span>
}
