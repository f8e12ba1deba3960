import { startScript } from './start-script.ts'

// The scripts that stand in a document itself. The content security policy allows them by their hashes.

export interface InlineScripts {
  /**
   * Sets the theme before the first paint, so that a dark page never flashes white, tells a page that one came to from another
   * one of the site (`data-arrived` in `theme-motion.css`), and answers what no other script is needed for: the switch of the
   * theme, whose choice is kept under `theme`, and the menu of a phone, which closes by every link in it and by a press beside it.
   */
  theme: string
  start: string
}

export const inlineScripts: InlineScripts = {
  theme: `(${setTheme})();(${noteArrival})();(${answerPresses})()`,
  start: startScript,
}

function setTheme() {
  const chosen = () => {
    try {
      return localStorage.getItem('theme')
    } catch {
      return null
    }
  }
  const theme = chosen()
  const preferred = matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light'
  document.documentElement.dataset.theme = theme === 'light' || theme === 'dark' ? theme : preferred
}

function noteArrival() {
  const [visit] = performance.getEntriesByType('navigation')
  const isAgain = visit !== undefined && 'type' in visit && visit.type !== 'navigate'
  if (!isAgain && document.referrer.startsWith(`${location.origin}/`))
    document.documentElement.dataset.arrived = ''
}

function answerPresses() {
  const switchTheme = () => {
    const root = document.documentElement
    const theme = root.dataset.theme === 'dark' ? 'light' : 'dark'
    root.dataset.theme = theme
    try {
      localStorage.setItem('theme', theme)
    } catch {
      // A browser that keeps nothing still shows the chosen theme until the page is left.
    }
  }
  document.addEventListener('click', ({ target }) => {
    if (!(target instanceof Element)) return
    const link = target.closest('a')
    const dialog = target.closest('dialog')
    if (dialog && (target === dialog || link)) dialog.close()
    const button = target.closest('[data-press]')
    const pressed = button?.getAttribute('data-press')
    if (!pressed) return
    const opened = document.getElementById(pressed)
    if (!(opened instanceof HTMLDialogElement)) return switchTheme()
    opened.showModal()
    button?.setAttribute('aria-expanded', 'true')
    opened.onclose = () => button?.setAttribute('aria-expanded', 'false')
  })
}
