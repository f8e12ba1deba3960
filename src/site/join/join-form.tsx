import { pageHref } from '../../shared/page-href.ts'
import { Alert } from '../../ui/alert.tsx'
import { Button } from '../../ui/button.tsx'
import { useToast } from '../../ui/toast-provider.tsx'
import { Written } from '../../ui/written.tsx'
import * as messages from '../messages/site-messages.ts'
import { useSiteFacts } from '../site-context.tsx'
import { ApplicationFields } from './application-fields.tsx'
import { useApplicationForm } from './use-application-form.ts'

interface JoinFormProps {
  subject: string
  /** The program that one comes to apply for. */
  program: string | undefined
  subjects: readonly string[]
  onSent: () => void
}

const texts = messages.join

/** Works without JavaScript too: the browser then posts it to this page. */
export function JoinForm({ subject, program, subjects, onSent }: JoinFormProps) {
  const { joinOutcome } = useSiteFacts()
  const toasts = useToast()
  const form = useApplicationForm({
    initial: { ...(subject ? { subject } : {}), ...joinOutcome?.values },
    initialIssues: joinOutcome?.issues ?? [],
    onSent: () => {
      toasts.show({ title: texts.sentTitle, description: texts.sentText, variant: 'success' })
      onSent()
    },
    onFailed: (detail) =>
      toasts.show({ title: texts.failedTitle, description: detail ?? texts.failed, variant: 'destructive' }),
  })
  return (
    <>
      <Written as="h2" id="join-form-heading" className="text-h2">
        {program ? texts.formTitleFor(program) : texts.formTitle}
      </Written>
      <p className="mt-2 text-muted">{texts.promise()}</p>
      {joinOutcome && !joinOutcome.isSent && (
        <Alert tone="danger" title={texts.failedTitle} className="mt-6">
          {texts.refusal(joinOutcome.message)}
        </Alert>
      )}
      <form
        method="post"
        action={pageHref('/join')}
        data-application-form
        className="relative mt-8"
        {...form.formEvents}
      >
        <ApplicationFields form={form} hasPhone subjects={subjects} />
        <Button
          type="submit"
          size="lg"
          className="mt-7 w-full"
          loading={form.isSending}
          loadingLabel={texts.submitting}
        >
          {texts.submit}
        </Button>
        <p className="mt-4 text-caption text-muted">
          {texts.privacy()} {texts.keptText}
        </p>
      </form>
    </>
  )
}
