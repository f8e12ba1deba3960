import { useId } from 'react'
import { Button } from '../../ui/button.tsx'
import { Dialog, DialogClose } from '../../ui/dialog.tsx'
import { useToast } from '../../ui/toast-provider.tsx'
import { ApplicationFields } from '../join/application-fields.tsx'
import { useApplicationForm } from '../join/use-application-form.ts'
import * as messages from '../messages/site-messages.ts'

interface JoinDialogProps {
  /** Filled in at the start; may be empty. */
  subject: string
  isOpen: boolean
  onOpenChange: (isOpen: boolean) => void
}

/** The Join Program modal: idle, submitting, and closed after success. */
export function JoinDialog({ subject, isOpen, onOpenChange }: JoinDialogProps) {
  const formId = useId()
  const toasts = useToast()
  const form = useApplicationForm({
    initial: { subject },
    onSent: () => {
      toasts.show({ title: messages.join.dialogSent, variant: 'success' })
      onOpenChange(false)
    },
    onFailed: (detail) =>
      toasts.show({
        title: messages.join.failed,
        variant: 'destructive',
        ...(detail ? { description: detail } : {}),
      }),
  })
  const buttons = (
    <>
      <DialogClose>
        <Button variant="ghost" disabled={form.isSending}>
          {messages.join.cancel}
        </Button>
      </DialogClose>
      <Button type="submit" form={formId} loading={form.isSending} loadingLabel={messages.join.submitting}>
        {messages.join.submit}
      </Button>
    </>
  )
  return (
    <Dialog
      title={messages.join.dialogTitle}
      description={messages.join.dialogText()}
      open={isOpen}
      onOpenChange={onOpenChange}
      isLocked={form.isSending}
      footer={buttons}
    >
      <form id={formId} data-application-form className="relative" {...form.formEvents}>
        <ApplicationFields form={form} />
      </form>
    </Dialog>
  )
}
