import { type ReactElement, type ReactNode, useState } from 'react'
import { AlertDialog, AlertDialogCancel } from './alert-dialog.tsx'
import { Button } from './button.tsx'
import { FieldError } from './form-field.tsx'
import { useUiLabels } from './ui-labels.tsx'

export type ConfirmDialogProps = {
  title: string
  description: ReactNode
  confirmLabel: string
  /** Shown while the promise of onConfirm is open, such as 'Deleting...'. */
  busyLabel?: string
  cancelLabel?: string
  destructive?: boolean
  /** Which of the two the eye is led to: Cancel where the act is seldom what somebody wants. */
  prominent?: 'confirm' | 'cancel'
  /** Closes when it is done; when it throws, the dialog stays and shows the message. */
  onConfirm: () => void | Promise<void>
  open?: boolean
  onOpenChange?: (open: boolean) => void
  trigger?: ReactElement
}

/** Asks before an act that matters. The focus starts on Cancel. */
export function ConfirmDialog(props: ConfirmDialogProps) {
  const { title, description, confirmLabel, busyLabel, cancelLabel, destructive, trigger } = props
  const isCancelProminent = props.prominent === 'cancel'
  const labels = useUiLabels()
  const { isOpen, setOpen, isBusy, error, confirm } = useConfirmation(props)
  return (
    <AlertDialog
      open={isOpen}
      onOpenChange={setOpen}
      trigger={trigger}
      title={title}
      description={description}
    >
      <div role="alert" className="mt-3 empty:mt-0">
        {error && <FieldError>{error}</FieldError>}
      </div>
      <div className="mt-6 flex flex-col-reverse gap-3 sm:flex-row sm:justify-end">
        <AlertDialogCancel>
          <Button variant={isCancelProminent ? 'primary' : 'secondary'} disabled={isBusy}>
            {cancelLabel ?? labels.cancel}
          </Button>
        </AlertDialogCancel>
        <Button
          variant={destructive ? 'destructive' : isCancelProminent ? 'secondary' : 'primary'}
          loading={isBusy}
          loadingLabel={busyLabel}
          onClick={confirm}
        >
          {confirmLabel}
        </Button>
      </div>
    </AlertDialog>
  )
}

function useConfirmation({ open, onOpenChange, onConfirm }: ConfirmDialogProps) {
  const labels = useUiLabels()
  const [ownOpen, setOwnOpen] = useState(false)
  const [isBusy, setBusy] = useState(false)
  const [error, setError] = useState<string | null>(null)

  const changeOpen = (next: boolean) => {
    setError(null)
    setOwnOpen(next)
    onOpenChange?.(next)
  }
  const confirm = async () => {
    setBusy(true)
    setError(null)
    try {
      await onConfirm()
      changeOpen(false)
    } catch (failure) {
      setError(failure instanceof Error && failure.message ? failure.message : labels.unexpectedError)
    } finally {
      setBusy(false)
    }
  }
  return {
    isOpen: open ?? ownOpen,
    // Escape must not hide an act that is still under way.
    setOpen: (next: boolean) => !isBusy && changeOpen(next),
    isBusy,
    error,
    confirm,
  }
}
