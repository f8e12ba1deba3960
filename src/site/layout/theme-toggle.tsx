import { Moon, Sun } from 'lucide-react'
import { PlainIconButton } from '../../ui/plain-icon-button.tsx'
import * as messages from '../messages/site-messages.ts'

/** Pressed, it is answered by a script in the head. Both icons are drawn and the theme shows one, so that the server need not know the visitor's choice. */
export function ThemeToggle() {
  const icon = (
    <>
      <Moon aria-hidden="true" className="dark:hidden" />
      <Sun aria-hidden="true" className="hidden dark:block" />
    </>
  )
  return <PlainIconButton label={messages.frame.switchTheme} icon={icon} data-press="theme" />
}
