import { useQuery } from '@tanstack/react-query'
import { Mail, Plus, UsersRound } from 'lucide-react'
import { useState } from 'react'
import { useSendsMail } from '../../../client/use-sends-mail.ts'
import { Button } from '../../../ui/button.tsx'
import { EmptyState } from '../../../ui/empty-state.tsx'
import { AdminQueryState } from '../../admin-query-state.tsx'
import { ScreenHeader } from '../../frame/screen-header.tsx'
import { ApprovalRulesCard } from './approval-rules-card.tsx'
import { CreateUserDialog } from './create-user-dialog.tsx'
import { EditUserDialog } from './edit-user-dialog.tsx'
import { InvitationList } from './invitation-list.tsx'
import { invitationTexts } from './invitation-texts.ts'
import { InviteDialog } from './invite-dialog.tsx'
import { SecondFactorRulesCard } from './second-factor-rules-card.tsx'
import { SetPasswordDialog } from './set-password-dialog.tsx'
import { type StaffUser, usersUrl } from './staff-user.ts'
import { UserCard } from './user-card.tsx'
import { DeleteUserQuestion, ResetFactorQuestion } from './user-questions.tsx'
import { usersTexts as texts } from './users-texts.ts'

/** Which window is open, and about whom. */
type Task =
  | { kind: 'create' | 'invite' }
  | { kind: 'edit' | 'password' | 'factor' | 'delete'; user: StaffUser }
  | null

export function UsersScreen() {
  const users = useQuery<StaffUser[]>({ queryKey: [usersUrl], refetchOnMount: 'always' })
  const [task, setTask] = useState<Task>(null)
  const close = () => setTask(null)
  const sendsMail = useSendsMail()
  const add = (
    <Button variant={sendsMail ? 'secondary' : 'primary'} onClick={() => setTask({ kind: 'create' })}>
      <Plus aria-hidden="true" />
      {texts.add}
    </Button>
  )
  // Where mail works, nobody needs to be handed a password.
  const invite = sendsMail && (
    <Button onClick={() => setTask({ kind: 'invite' })}>
      <Mail aria-hidden="true" />
      {invitationTexts.invite}
    </Button>
  )
  const actions = (
    <>
      {add}
      {invite}
    </>
  )
  return (
    <>
      <ScreenHeader title={texts.title} description={texts.subtitle} actions={actions} />
      {sendsMail && <InvitationList />}
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
                  onResetFactor={() => setTask({ kind: 'factor', user })}
                  onDelete={() => setTask({ kind: 'delete', user })}
                />
              </li>
            ))}
          </ul>
        )}
      </AdminQueryState>
      <SecondFactorRulesCard users={users.data ?? []} />
      <ApprovalRulesCard users={users.data ?? []} />
      {task?.kind === 'create' && <CreateUserDialog onClose={close} />}
      {task?.kind === 'invite' && <InviteDialog onClose={close} />}
      {task?.kind === 'edit' && <EditUserDialog id={task.user.id} onClose={close} />}
      {task?.kind === 'password' && <SetPasswordDialog user={task.user} onClose={close} />}
      {task?.kind === 'factor' && <ResetFactorQuestion user={task.user} onClose={close} />}
      {task?.kind === 'delete' && <DeleteUserQuestion user={task.user} onClose={close} />}
    </>
  )
}
