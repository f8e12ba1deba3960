import { type FormEvent, type ReactNode, useId, useState } from 'react'
import { Button } from '../ui/button.tsx'
import { ConfirmDialog } from '../ui/confirm-dialog.tsx'
import { Dialog, type DialogProps } from '../ui/dialog.tsx'
import { formDialogTexts as texts } from './form-dialog-texts.ts'
import { useUnsavedWork } from './unsaved-work.tsx'
import { useCommandKey } from './use-command-key.ts'

type FormDialogProps = Pick<DialogProps, 'title' | 'description' | 'size'> & {
  isDirty: boolean
  isBusy: boolean
  submitLabel?: string
  busyLabel?: string
  /** Nothing can be sent: only a button that closes is offered. */
  isReadOnly?: boolean
  onSubmit: () => void
  onClose: () => void
  children: ReactNode
}

/** A form in a window of its own. ⌘S saves; closing it asks where something typed would be lost. */
export function FormDialog(props: FormDialogProps) {
  const { title, description, size, isDirty, isBusy, isReadOnly = false, onSubmit, onClose, children } = props
  const id = useId()
  const [isAsking, setAsking] = useState(false)
  useUnsavedWork(isDirty)
  const send = () => {
    if (!isBusy && !isReadOnly && !isAsking) onSubmit()
  }
  useCommandKey('s', send)
  const close = () => {
    if (isBusy) return
    if (isDirty) setAsking(true)
    else onClose()
  }
  const submit = (event: FormEvent) => {
    event.preventDefault()
    // Its parent in React may be another form, though it is none in the document.
    event.stopPropagation()
    send()
  }
  return (
    <Dialog
      open
      title={title}
      description={description}
      size={size}
      onOpenChange={(open) => !open && close()}
      footer={
        <>
          <Button variant="secondary" disabled={isBusy} onClick={close}>
            {isReadOnly ? texts.close : texts.cancel}
          </Button>
          {!isReadOnly && (
            <Button type="submit" form={id} loading={isBusy} loadingLabel={props.busyLabel ?? texts.saving}>
              {props.submitLabel ?? texts.save}
            </Button>
          )}
        </>
      }
    >
      <form id={id} noValidate onSubmit={submit} className="space-y-5">
        {children}
      </form>
      <ConfirmDialog
        open={isAsking}
        onOpenChange={setAsking}
        title={texts.discardTitle}
        description={texts.discard}
        confirmLabel={texts.discardLabel}
        cancelLabel={texts.keep}
        destructive
        onConfirm={onClose}
      />
    </Dialog>
  )
}
