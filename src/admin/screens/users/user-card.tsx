import { KeyRound, Pencil, ShieldCheck, ShieldOff, Trash2 } from 'lucide-react'
import { useId } from 'react'
import { dayText } from '../../../shared/day-text.ts'
import { Avatar } from '../../../ui/avatar.tsx'
import { Badge } from '../../../ui/badge.tsx'
import { Button } from '../../../ui/button.tsx'
import { Card } from '../../../ui/card.tsx'
import { IconButton } from '../../../ui/icon-button.tsx'
import { Written } from '../../../ui/written.tsx'
import { useCurrentUser } from '../../current-user.ts'
import { mayDelete, nameOf, roleLabel, type StaffUser, untouchable } from './staff-user.ts'
import { usersTexts as texts } from './users-texts.ts'

type UserCardProps = {
  user: StaffUser
  onEdit: () => void
  onSetPassword: () => void
  onResetFactor: () => void
  onDelete: () => void
}

export function UserCard({ user, onEdit, onSetPassword, onResetFactor, onDelete }: UserCardProps) {
  const actor = useCurrentUser()
  const titleId = useId()
  const isOwn = actor.id === user.id
  const whose = texts.whose(user.email)
  return (
    <Card asChild>
      <article aria-labelledby={titleId} className="h-full gap-4 p-5">
        <div className="flex items-start gap-4">
          <Avatar name={nameOf(user)} className={user.isActive ? undefined : 'opacity-60'} />
          <div className="min-w-0 flex-1">
            <Written as="h2" id={titleId} className="text-body leading-snug font-semibold wrap-anywhere">
              {nameOf(user)}
            </Written>
            <p className="text-small text-muted wrap-anywhere">{user.email}</p>
            <p className="mt-2 flex flex-wrap gap-1.5">
              <Badge tone={user.role === 'super_admin' ? 'gold' : 'info'}>{roleLabel(user.role)}</Badge>
              {!user.isActive && <Badge tone="danger">{texts.inactive}</Badge>}
              {isOwn && <Badge>{texts.you}</Badge>}
              {user.hasSecondFactor && (
                <Badge tone="success">
                  <ShieldCheck aria-hidden="true" className="size-3.5" />
                  {texts.secondFactor}
                </Badge>
              )}
            </p>
            <p className="mt-2 text-caption text-muted">
              {user.lastLogin ? (
                <time dateTime={user.lastLogin}>{texts.lastLogin(dayText(user.lastLogin))}</time>
              ) : (
                texts.neverSignedIn
              )}
              {user.mustChangePassword && user.lastLogin && (
                <span className="block">{texts.firstPassword}</span>
              )}
            </p>
          </div>
        </div>
        <footer className="mt-auto flex flex-wrap items-center gap-2 border-t border-line pt-3">
          <Button variant="secondary" size="sm" className="me-auto" onClick={onEdit}>
            <Pencil aria-hidden="true" />
            {texts.edit} <span className="sr-only">{whose}</span>
          </Button>
          {!isOwn && user.hasSecondFactor && untouchable(actor, user) === undefined && (
            <IconButton
              label={`${texts.resetFactor}: ${whose}`}
              icon={<ShieldOff />}
              size="sm"
              onClick={onResetFactor}
            />
          )}
          {!isOwn && untouchable(actor, user) === undefined && (
            <IconButton
              label={`${texts.setPassword}: ${whose}`}
              icon={<KeyRound />}
              size="sm"
              onClick={onSetPassword}
            />
          )}
          {user.role !== 'super_admin' && (
            <IconButton
              label={isOwn ? texts.ownDelete : `${texts.delete} ${whose}`}
              icon={<Trash2 />}
              size="sm"
              variant="destructive"
              disabled={!mayDelete(actor, user)}
              onClick={onDelete}
            />
          )}
        </footer>
      </article>
    </Card>
  )
}
