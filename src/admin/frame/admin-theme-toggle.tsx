import { Moon, Sun } from 'lucide-react'
import { IconButton } from '../../ui/icon-button.tsx'
import { adminAreaTexts as texts } from '../admin-area-texts.ts'

/** The same choice as on the website, under the same key. */
export function AdminThemeToggle() {
  return <IconButton label={texts.switchTheme} icon={bothIcons} onClick={switchTheme} />
}

const bothIcons = (
  <>
    <Moon aria-hidden="true" className="dark:hidden" />
    <Sun aria-hidden="true" className="hidden dark:block" />
  </>
)

export function switchTheme(): void {
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
