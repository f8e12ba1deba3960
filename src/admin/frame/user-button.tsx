import type { ComponentProps } from 'react'
import type { SessionUser } from '../../client/session.ts'
import { Avatar } from '../../ui/avatar.tsx'
import { useCurrentUser } from '../current-user.ts'
import { adminTopBarTexts as texts } from './admin-top-bar-texts.ts'

export function UserButton(props: ComponentProps<'button'>) {
  const name = userName(useCurrentUser())
  return (
    <button type="button" aria-label={`${texts.account}: ${name}`} className="rounded-full" {...props}>
      <Avatar name={name} size="sm" />
    </button>
  )
}

export function userName({ displayName, name }: Pick<SessionUser, 'displayName' | 'name'>): string {
  return displayName || name
}
