import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { useForm } from 'react-hook-form'
import { RequestError } from '../../../client/request-json.ts'
import { sessionUrl } from '../../../client/session.ts'
import { readAsStaff, saveAsStaff, type Versioned } from '../../../client/staff-request.ts'
import { forgetUrls } from '../../../client/use-list-page.ts'
import { Alert } from '../../../ui/alert.tsx'
import { Dialog } from '../../../ui/dialog.tsx'
import { FormField } from '../../../ui/form-field.tsx'
import { Input } from '../../../ui/input.tsx'
import { useToast } from '../../../ui/toast-provider.tsx'
import { AdminQueryState } from '../../admin-query-state.tsx'
import { useCurrentUser } from '../../current-user.ts'
import { FormDialog } from '../../form-dialog.tsx'
import { showIssues } from '../../show-issues.ts'
import { typedDisplayName } from '../../typed-display-name.ts'
import { fixedRole, grantableRoles, type StaffUser, untouchable, usersUrl, userUrl } from './staff-user.ts'
import { type UserFailure, updateFailure } from './user-failure.ts'
import { UserFields, type UserValues } from './user-fields.tsx'
import { usersTexts as texts } from './users-texts.ts'

/** Reads the account anew before it is edited. */
export function EditUserDialog({ id, onClose }: { id: string; onClose: () => void }) {
  const query = useQuery<Versioned<StaffUser>>({
    queryKey: [userUrl(id), 'versioned'],
    queryFn: () => readAsStaff<StaffUser>(userUrl(id)),
    gcTime: 0,
    staleTime: Number.POSITIVE_INFINITY,
  })
  if (query.data) return <AccountDialog read={query.data} onClose={onClose} />
  return (
    <Dialog open title={texts.editTitle} onOpenChange={(open) => !open && onClose()}>
      <AdminQueryState query={query} failed={texts.loadFailed}>
        {() => null}
      </AdminQueryState>
    </Dialog>
  )
}

type AccountDialogProps = { read: Versioned<StaffUser>; onClose: () => void }

function AccountDialog({ read, onClose }: AccountDialogProps) {
  const user = read.record
  const actor = useCurrentUser()
  const { methods, failure, save } = useAccountSave(read, onClose)
  const refusal = untouchable(actor, user)
  const offered = grantableRoles(actor).some((role) => role === user.role) ? [] : [user.role]
  return (
    <FormDialog
      title={texts.editTitle}
      isDirty={methods.formState.isDirty}
      isBusy={methods.formState.isSubmitting}
      isReadOnly={refusal !== undefined}
      onSubmit={save}
      onClose={onClose}
    >
      {refusal && <Alert title={refusal} />}
      {failure && (
        <Alert tone="danger" title={failure.title}>
          {failure.detail}
        </Alert>
      )}
      <FormField label={texts.email} help={texts.emailFixed}>
        <Input value={user.email} readOnly />
      </FormField>
      <UserFields
        methods={methods}
        roles={[...grantableRoles(actor), ...offered]}
        fixed={refusal ? undefined : fixedRole(actor, user)}
        isDisabled={refusal !== undefined}
      />
    </FormDialog>
  )
}

function useAccountSave({ record: user, etag }: Versioned<StaffUser>, onSaved: () => void) {
  const client = useQueryClient()
  const toasts = useToast()
  const actor = useCurrentUser()
  const methods = useForm<UserValues>({ defaultValues: valuesOf(user) })
  const [failure, setFailure] = useState<UserFailure | null>(null)
  const latest = useRef(etag)
  // Only what was changed here is sent: what somebody else changed meanwhile stays theirs.
  const { dirtyFields } = methods.formState
  const save = methods.handleSubmit(async (values) => {
    setFailure(null)
    const changes = Object.entries(values).filter(([name]) => dirtyFields[name as keyof UserValues])
    try {
      await saveAsStaff('PUT', userUrl(user.id), Object.fromEntries(changes), { 'if-match': latest.current })
    } catch (error) {
      if (showIssues(methods, error)) return
      setFailure(updateFailure(error))
      if (error instanceof RequestError && error.status === 412)
        latest.current = await readEtag(user.id, etag)
      return
    }
    toasts.show({ title: texts.updated(user.email), variant: 'success' })
    onSaved()
    await forgetUrls(client, usersUrl, '/api/activity', ...(actor.id === user.id ? [sessionUrl] : []))
  })
  return { methods, failure, save: () => void save() }
}

function valuesOf(user: StaffUser): UserValues {
  const { email, name, role, isActive } = user
  return { email, password: '', name, displayName: typedDisplayName(user), role, isActive }
}

async function readEtag(id: string, fallback: string): Promise<string> {
  try {
    return (await readAsStaff<StaffUser>(userUrl(id))).etag
  } catch (error) {
    // The next save is refused once more, and explained then.
    if (error instanceof RequestError || error instanceof TypeError) return fallback
    throw error
  }
}
