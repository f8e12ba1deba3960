import { CircleUserRound } from 'lucide-react'
import { DropdownMenu, DropdownMenuItem, DropdownMenuLabel } from '../../ui/dropdown-menu.tsx'
import { Written } from '../../ui/written.tsx'
import { useCurrentUser } from '../current-user.ts'
import { LanguageMenuItems } from '../language/language-menu-items.tsx'
import { type MenuStart, useStartingFocus } from '../menu-start.ts'
import { Link } from '../navigation/link.tsx'
import { adminTopBarTexts as texts } from './admin-top-bar-texts.ts'
import { UserButton, userName } from './user-button.tsx'

export function UserMenu(start: MenuStart) {
  const user = useCurrentUser()
  const button = useStartingFocus(start)
  return (
    <DropdownMenu label={texts.account} startsOpen={start.startsOpen} trigger={<UserButton ref={button} />}>
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
