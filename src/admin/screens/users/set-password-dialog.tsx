import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useForm } from 'react-hook-form'
import { RequestError } from '../../../client/request-json.ts'
import { sendAsStaff } from '../../../client/staff-request.ts'
import { forgetUrls } from '../../../client/use-list-page.ts'
import { Alert } from '../../../ui/alert.tsx'
import { useToast } from '../../../ui/toast-provider.tsx'
import { FormDialog } from '../../form-dialog.tsx'
import { showIssues } from '../../show-issues.ts'
import { NewPasswordField } from './new-password-field.tsx'
import { type StaffUser, userUrl } from './staff-user.ts'
import { usersTexts as texts } from './users-texts.ts'

type SetPasswordDialogProps = { user: StaffUser; onClose: () => void }

/** For somebody who has forgotten theirs. */
export function SetPasswordDialog({ user, onClose }: SetPasswordDialogProps) {
  const client = useQueryClient()
  const toasts = useToast()
  const methods = useForm({ defaultValues: { password: '' } })
  const [failure, setFailure] = useState<string | null>(null)
  const { register, formState } = methods
  const save = methods.handleSubmit(async (values) => {
    setFailure(null)
    try {
      await sendAsStaff('PUT', userUrl(user.id), values)
      toasts.show({ title: texts.passwordSet(user.email), variant: 'success' })
      onClose()
      await forgetUrls(client, '/api/activity')
    } catch (error) {
      if (showIssues(methods, error)) return
      const detail = error instanceof RequestError && error.status < 500 ? error.detail : ''
      setFailure(detail || texts.passwordFailed)
    }
  })
  return (
    <FormDialog
      size="sm"
      title={texts.passwordTitle}
      description={texts.passwordWarning(user.email)}
      submitLabel={texts.setPassword}
      isDirty={formState.isDirty}
      isBusy={formState.isSubmitting}
      onSubmit={() => void save()}
      onClose={onClose}
    >
      {failure && <Alert tone="danger" title={failure} />}
      {/* Tells password keepers whose password this is. */}
      <input type="text" autoComplete="username" value={user.email} readOnly hidden />
      <NewPasswordField
        registered={register('password', { required: texts.passwordRequired })}
        error={formState.errors.password}
      />
    </FormDialog>
  )
}
