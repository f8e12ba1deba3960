import { useQueryClient } from '@tanstack/react-query'
import { RequestError } from '../../../client/request-json.ts'
import { sendAsStaff } from '../../../client/staff-request.ts'
import { forgetUrls } from '../../../client/use-list-page.ts'
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx'
import { useToast } from '../../../ui/toast-provider.tsx'
import { type StaffUser, usersUrl, userUrl } from './staff-user.ts'
import { usersTexts as texts } from './users-texts.ts'

type QuestionProps = { user: StaffUser; onClose: () => void }

export function DeleteUserQuestion({ user, onClose }: QuestionProps) {
  const client = useQueryClient()
  const toasts = useToast()
  const remove = async () => {
    try {
      await sendAsStaff('DELETE', userUrl(user.id))
    } catch (error) {
      const refused = error instanceof RequestError && error.status < 500 ? error : undefined
      if (refused?.status !== 404)
        throw new Error([texts.deleteFailed, refused?.detail].filter(Boolean).join(' '), { cause: error })
    }
    toasts.show({ title: texts.deleted(user.email), variant: 'success' })
    await forgetUrls(client, usersUrl, '/api/activity')
  }
  return (
    <ConfirmDialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={texts.deleteTitle}
      description={texts.confirmDelete(user.email)}
      confirmLabel={texts.delete}
      busyLabel={texts.deleting}
      destructive
      onConfirm={remove}
    />
  )
}

/** For somebody who lost the phone and the recovery codes. */
export function ResetFactorQuestion({ user, onClose }: QuestionProps) {
  const client = useQueryClient()
  const toasts = useToast()
  const reset = async () => {
    try {
      await sendAsStaff('DELETE', `${userUrl(user.id)}/second-factor`)
    } catch (error) {
      const refused = error instanceof RequestError && error.status < 500 ? error : undefined
      // Somebody else was quicker.
      if (refused?.status !== 404)
        throw new Error(refused?.detail || texts.resetFactorFailed, { cause: error })
    }
    toasts.show({ title: texts.factorReset(user.email), variant: 'success' })
    await forgetUrls(client, usersUrl, '/api/activity')
  }
  return (
    <ConfirmDialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={texts.resetFactorTitle}
      description={texts.confirmResetFactor(user.email)}
      confirmLabel={texts.resetFactor}
      busyLabel={texts.resetting}
      destructive
      onConfirm={reset}
    />
  )
}
