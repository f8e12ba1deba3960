import { Moon, Sun } from 'lucide-react'
import { PlainIconButton } from '../../ui/plain-icon-button.tsx'
import * as messages from '../messages/site-messages.ts'

/** Both icons are drawn and the theme shows one, so that the server need not know the visitor's choice. */
export function ThemeToggle() {
  const icon = (
    <>
      <Moon aria-hidden="true" className="dark:hidden" />
      <Sun aria-hidden="true" className="hidden dark:block" />
    </>
  )
  return <PlainIconButton label={messages.frame.switchTheme} icon={icon} onClick={switchTheme} />
}

/** The choice is kept under `theme`; the script in the head reads it before the first paint. */
function switchTheme(): void {
  const root = document.documentElement
  const theme = root.dataset.theme === 'dark' ? 'light' : 'dark'
  root.dataset.theme = theme
  try {
    localStorage.setItem('theme', theme)
  } catch (error) {
    // A browser that keeps nothing still shows the chosen theme until the page is left.
    if (!(error instanceof DOMException)) throw error
  }
}
