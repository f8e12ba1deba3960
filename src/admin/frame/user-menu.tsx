import { CircleUserRound } from 'lucide-react'
import { useEffect, useRef } from 'react'
import { Link } from 'react-router'
import { DropdownMenu, DropdownMenuItem, DropdownMenuLabel } from '../../ui/dropdown-menu.tsx'
import { Written } from '../../ui/written.tsx'
import { useCurrentUser } from '../current-user.ts'
import { LanguageMenuItems } from '../language/language-menu-items.tsx'
import { adminTopBarTexts as texts } from './admin-top-bar-texts.ts'
import { UserButton, userName } from './user-button.tsx'

/** Takes the place of the button that stood here alone, with its focus and what was asked of it. */
export interface UserMenuProps {
  startsOpen: boolean
  startsFocused: boolean
}

export function UserMenu({ startsOpen, startsFocused }: UserMenuProps) {
  const user = useCurrentUser()
  const button = useRef<HTMLButtonElement>(null)
  useEffect(() => {
    if (startsFocused && !startsOpen) button.current?.focus()
  }, [startsFocused, startsOpen])
  return (
    <DropdownMenu label={texts.account} startsOpen={startsOpen} trigger={<UserButton ref={button} />}>
      <DropdownMenuLabel>
        <Written as="span">{userName(user)}</Written>
        <br />
        <bdi>{user.email}</bdi>
      </DropdownMenuLabel>
      <DropdownMenuItem asChild>
        <Link to="/admin/account">
          <CircleUserRound aria-hidden="true" />
          {texts.openAccount}
        </Link>
      </DropdownMenuItem>
      <LanguageMenuItems />
    </DropdownMenu>
  )
}
