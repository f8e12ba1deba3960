import { CircleUserRound, LogOut } from 'lucide-react'
import { Link } from 'react-router'
import {
  DropdownMenu,
  DropdownMenuItem,
  DropdownMenuLabel,
  DropdownMenuSeparator,
} from '../../ui/dropdown-menu.tsx'
import { Written } from '../../ui/written.tsx'
import { useCurrentUser } from '../current-user.ts'
import { LanguageMenuItems } from '../language/language-menu-items.tsx'
import { adminTopBarTexts as texts } from './admin-top-bar-texts.ts'
import { useSignOutButton } from './use-sign-out-button.ts'
import { UserButton, userName } from './user-button.tsx'

export function UserMenu() {
  const user = useCurrentUser()
  return (
    <DropdownMenu label={texts.account} trigger={<UserButton />}>
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
      <DropdownMenuSeparator />
      <SignOutItem />
    </DropdownMenu>
  )
}

function SignOutItem() {
  const signOut = useSignOutButton()
  return (
    <DropdownMenuItem icon={<LogOut aria-hidden="true" className="rtl:rotate-180" />} onSelect={signOut}>
      {texts.signOut}
    </DropdownMenuItem>
  )
}
