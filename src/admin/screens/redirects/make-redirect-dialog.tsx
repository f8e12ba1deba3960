import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useForm } from 'react-hook-form'
import { RequestError } from '../../../client/request-json.ts'
import { sendAsStaff } from '../../../client/staff-request.ts'
import { forgetUrls } from '../../../client/use-list-page.ts'
import { Alert } from '../../../ui/alert.tsx'
import { FormField } from '../../../ui/form-field.tsx'
import { Input } from '../../../ui/input.tsx'
import { useToast } from '../../../ui/toast-provider.tsx'
import { FormDialog } from '../../form-dialog.tsx'
import { showIssues } from '../../show-issues.ts'
import { redirectTexts as texts } from './redirect-texts.ts'

/** Leads an address that was asked for in vain to another one. */
export function MakeRedirectDialog({ from, onClose }: { from: string; onClose: () => void }) {
  const client = useQueryClient()
  const toasts = useToast()
  const methods = useForm({ defaultValues: { to: '' } })
  const [failure, setFailure] = useState<string | null>(null)
  const { register, formState } = methods
  const save = methods.handleSubmit(async ({ to }) => {
    setFailure(null)
    try {
      await sendAsStaff('POST', '/api/redirects', { from, to })
    } catch (error) {
      if (showIssues(methods, error)) return
      const detail = error instanceof RequestError && error.status < 500 ? error.detail : ''
      setFailure(detail || texts.failed)
      return
    }
    toasts.show({ title: texts.made(from, to.trim()), variant: 'success' })
    onClose()
    await forgetUrls(client, '/api/missed-addresses', '/api/redirects', '/api/activity')
  })
  return (
    <FormDialog
      size="sm"
      title={texts.dialogTitle}
      description={texts.dialogHint(from)}
      submitLabel={texts.save}
      busyLabel={texts.saving}
      isDirty={formState.isDirty}
      isBusy={formState.isSubmitting}
      onSubmit={() => void save()}
      onClose={onClose}
    >
      {failure && <Alert tone="danger" title={failure} />}
      <FormField label={texts.to} help={texts.toHelp} required error={formState.errors.to?.message}>
        <Input
          autoComplete="off"
          {...register('to', { validate: (to) => to.trim() !== '' || texts.toRequired })}
        />
      </FormField>
    </FormDialog>
  )
}
