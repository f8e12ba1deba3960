import { useQuery, useQueryClient } from '@tanstack/react-query'
import { Plus, UsersRound } from 'lucide-react'
import { useState } from 'react'
import { RequestError } from '../../../client/request-json.ts'
import { sendAsStaff } from '../../../client/staff-request.ts'
import { forgetUrls } from '../../../client/use-list-page.ts'
import { Button } from '../../../ui/button.tsx'
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx'
import { EmptyState } from '../../../ui/empty-state.tsx'
import { useToast } from '../../../ui/toast-provider.tsx'
import { AdminQueryState } from '../../admin-query-state.tsx'
import { ScreenHeader } from '../../frame/screen-header.tsx'
import { CreateUserDialog } from './create-user-dialog.tsx'
import { EditUserDialog } from './edit-user-dialog.tsx'
import { SetPasswordDialog } from './set-password-dialog.tsx'
import { type StaffUser, usersUrl, userUrl } from './staff-user.ts'
import { UserCard } from './user-card.tsx'
import { usersTexts as texts } from './users-texts.ts'

/** Which window is open, and about whom. */
type Task = { kind: 'create' } | { kind: 'edit' | 'password' | 'delete'; user: StaffUser } | null

export function UsersScreen() {
  const users = useQuery<StaffUser[]>({ queryKey: [usersUrl], refetchOnMount: 'always' })
  const [task, setTask] = useState<Task>(null)
  const close = () => setTask(null)
  const add = (
    <Button onClick={() => setTask({ kind: 'create' })}>
      <Plus aria-hidden="true" />
      {texts.add}
    </Button>
  )
  return (
    <>
      <ScreenHeader title={texts.title} description={texts.subtitle} actions={add} />
      <AdminQueryState
        query={users}
        loading={texts.loading}
        failed={texts.loadFailed}
        empty={<EmptyState icon={<UsersRound />} title={texts.empty} description={texts.emptyHint} />}
      >
        {(list) => (
          <ul aria-label={texts.list} className="grid gap-4 md:grid-cols-2 xl:grid-cols-3">
            {list.map((user) => (
              <li key={user.id}>
                <UserCard
                  user={user}
                  onEdit={() => setTask({ kind: 'edit', user })}
                  onSetPassword={() => setTask({ kind: 'password', user })}
                  onDelete={() => setTask({ kind: 'delete', user })}
                />
              </li>
            ))}
          </ul>
        )}
      </AdminQueryState>
      {task?.kind === 'create' && <CreateUserDialog onClose={close} />}
      {task?.kind === 'edit' && <EditUserDialog id={task.user.id} onClose={close} />}
      {task?.kind === 'password' && <SetPasswordDialog user={task.user} onClose={close} />}
      {task?.kind === 'delete' && <DeleteUserQuestion user={task.user} onClose={close} />}
    </>
  )
}

type DeleteUserQuestionProps = { user: StaffUser; onClose: () => void }

function DeleteUserQuestion({ user, onClose }: DeleteUserQuestionProps) {
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
