import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useForm } from 'react-hook-form'
import { sendAsStaff } from '../../../client/staff-request.ts'
import { forgetUrls } from '../../../client/use-list-page.ts'
import { Alert } from '../../../ui/alert.tsx'
import { FormField } from '../../../ui/form-field.tsx'
import { Input } from '../../../ui/input.tsx'
import { useToast } from '../../../ui/toast-provider.tsx'
import { useCurrentUser } from '../../current-user.ts'
import { FormDialog } from '../../form-dialog.tsx'
import { showIssues } from '../../show-issues.ts'
import { emailProblem } from './email-problem.ts'
import { NewPasswordField } from './new-password-field.tsx'
import { grantableRoles, usersUrl } from './staff-user.ts'
import { createFailure, type UserFailure } from './user-failure.ts'
import { UserFields, type UserValues } from './user-fields.tsx'
import { usersTexts as texts } from './users-texts.ts'

const blank: UserValues = {
  email: '',
  password: '',
  name: '',
  displayName: '',
  role: 'editor',
  isActive: true,
}

export function CreateUserDialog({ onClose }: { onClose: () => void }) {
  const actor = useCurrentUser()
  const client = useQueryClient()
  const toasts = useToast()
  const methods = useForm<UserValues>({ defaultValues: blank })
  const [failure, setFailure] = useState<UserFailure | null>(null)
  const { register, formState } = methods
  const save = methods.handleSubmit(async (values) => {
    setFailure(null)
    try {
      await sendAsStaff('POST', usersUrl, values)
      const said = values.isActive ? texts.created : texts.createdInactive
      toasts.show({ title: said(values.email), variant: 'success' })
      onClose()
      await forgetUrls(client, usersUrl, '/api/activity')
    } catch (error) {
      if (!showIssues(methods, error)) setFailure(createFailure(error))
    }
  })
  return (
    <FormDialog
      title={texts.createTitle}
      submitLabel={texts.create}
      busyLabel={texts.creating}
      isDirty={formState.isDirty}
      isBusy={formState.isSubmitting}
      onSubmit={() => void save()}
      onClose={onClose}
    >
      {failure && <Alert tone="danger" title={failure.title} />}
      <FormField label={texts.email} required error={formState.errors.email?.message}>
        <Input type="email" autoComplete="off" {...register('email', { validate: emailProblem })} />
      </FormField>
      <NewPasswordField
        registered={register('password', { required: texts.passwordRequired })}
        error={formState.errors.password}
      />
      <UserFields methods={methods} roles={grantableRoles(actor)} />
    </FormDialog>
  )
}
