import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useForm } from 'react-hook-form'
import { RequestError } from '../../../client/request-json.ts'
import { sendAsStaff } from '../../../client/staff-request.ts'
import { forgetUrls } from '../../../client/use-list-page.ts'
import { languages } from '../../../shared/languages.ts'
import { pageLanguage } from '../../../shared/page-language.ts'
import type { Role } from '../../../shared/roles.ts'
import { Alert } from '../../../ui/alert.tsx'
import { FormField } from '../../../ui/form-field.tsx'
import { Input } from '../../../ui/input.tsx'
import { NativeSelect } from '../../../ui/native-select.tsx'
import { useToast } from '../../../ui/toast-provider.tsx'
import { useCurrentUser } from '../../current-user.ts'
import { FormDialog } from '../../form-dialog.tsx'
import { showIssues } from '../../show-issues.ts'
import { emailProblem } from './email-problem.ts'
import { invitationsUrl } from './invitation-list.tsx'
import { invitationTexts as texts } from './invitation-texts.ts'
import { grantableRoles, roleLabel } from './staff-user.ts'
import { roleHints, usersTexts } from './users-texts.ts'

const blank = { email: '', name: '', role: 'editor', language: pageLanguage as string }

/** Nobody is handed a password: the invited person chooses one. */
export function InviteDialog({ onClose }: { onClose: () => void }) {
  const actor = useCurrentUser()
  const client = useQueryClient()
  const toasts = useToast()
  const methods = useForm({ defaultValues: blank })
  const [failure, setFailure] = useState<string | null>(null)
  const { register, watch, formState } = methods
  const { errors } = formState
  const send = methods.handleSubmit(async (values) => {
    setFailure(null)
    try {
      await sendAsStaff('POST', invitationsUrl, values)
      toasts.show({ title: texts.sent(values.email.trim()), variant: 'success' })
      onClose()
      await forgetUrls(client, invitationsUrl, '/api/activity')
    } catch (error) {
      if (showIssues(methods, error)) return
      const detail = error instanceof RequestError && error.status < 500 ? error.detail : ''
      setFailure(detail || texts.failed)
    }
  })
  return (
    <FormDialog
      title={texts.inviteTitle}
      description={texts.inviteHint}
      submitLabel={texts.send}
      busyLabel={texts.sending}
      isDirty={formState.isDirty}
      isBusy={formState.isSubmitting}
      onSubmit={() => void send()}
      onClose={onClose}
    >
      {failure && <Alert tone="danger" title={failure} />}
      <FormField label={usersTexts.email} required error={errors.email?.message}>
        <Input type="email" autoComplete="off" {...register('email', { validate: emailProblem })} />
      </FormField>
      <FormField label={usersTexts.name} required error={errors.name?.message}>
        <Input
          autoComplete="off"
          maxLength={200}
          {...register('name', { validate: (name) => name.trim() !== '' || usersTexts.nameRequired })}
        />
      </FormField>
      <FormField label={usersTexts.role} help={roleHints[watch('role') as Role]} error={errors.role?.message}>
        <NativeSelect
          options={grantableRoles(actor).map((role) => ({ value: role, label: roleLabel(role) }))}
          {...register('role')}
        />
      </FormField>
      <FormField label={texts.language} help={texts.languageHelp} error={errors.language?.message}>
        <NativeSelect
          options={languages.map(({ code, name }) => ({ value: code, label: name }))}
          {...register('language')}
        />
      </FormField>
    </FormDialog>
  )
}
