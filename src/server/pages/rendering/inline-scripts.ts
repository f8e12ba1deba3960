import { newPageEvent } from '../../../shared/new-page-event.ts'
import { prefetchScript } from './prefetch-script.ts'
import { startScript } from './start-script.ts'

// The scripts that stand in a document itself. The content security policy allows them by their hashes. The build leaves
// them without comments and long names (`scripts/inline-scripts.mjs`).

declare global {
  interface Document {
    /** Whether the page is drawn ahead, out of sight; browsers that draw none do not say. */
    prerendering?: boolean
  }
}

export interface InlineScripts {
  /**
   * Sets the theme before the first paint, so that a dark page never flashes white, lays out what is
   * far below and says when all is (`data-whole` in `theme-base.css`), tells a page that one came to from another one of the site
   * (`data-arrived` in `theme-motion.css`), and answers what no other script is needed for: the switch of the theme, whose choice is kept under `theme`, and the menu of a phone, which closes by every
   * link in it and by a press beside it.
   */
  theme: string
  start: string
  prefetch: string
}

/**
 * Milliseconds after the end of loading: by then the first view is on the screen. Until it is, line and processor are for
 * it alone; the browser tells of the end of loading before it draws what came last.
 */
const shownWithin = 250

/** Told by the script that lays pages out to the one that starts the rest. */
const wholePageEvent = 'wholepage'

/** As they stand here, for the build and while developing. */
export const writtenScripts: InlineScripts = {
  theme: `(${setTheme})();(${layOutFar})('${newPageEvent}','${wholePageEvent}',${shownWithin});(${answerPresses})()`,
  start: startScript(wholePageEvent),
  prefetch: prefetchScript,
}

function setTheme() {
  const apply = () => {
    const theme = chosen()
    const preferred = matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light'
    document.documentElement.dataset.theme = theme === 'light' || theme === 'dark' ? theme : preferred
  }
  const chosen = () => {
    try {
      return localStorage.getItem('theme')
    } catch {
      return null
    }
  }
  apply()
  // It may have been switched on the page that this one was drawn ahead for.
  document.addEventListener('prerenderingchange', apply)
}

function layOutFar(newPage: string, wholePage: string, shownWithin: number) {
  const root = document.documentElement
  const [visit] = performance.getEntriesByType('navigation')
  const isAgain = visit !== undefined && 'type' in visit && visit.type !== 'navigate'
  if (isAgain || location.hash !== '') root.dataset.whole = ''
  if (!isAgain && document.referrer.startsWith(`${location.origin}/`)) root.dataset.arrived = ''
  const whenIdle = (work: () => void) =>
    'requestIdleCallback' in window ? requestIdleCallback(work, { timeout: 200 }) : setTimeout(work, 50)
  let page = 0
  const layOut = (of: number, [next, ...rest]: HTMLElement[]) => {
    if (of !== page) return
    if (!next || 'whole' in root.dataset) {
      root.dataset.whole = ''
      dispatchEvent(new Event(wholePage))
      return
    }
    next.dataset.near = ''
    // A frame for each, so that none of them makes a touch wait.
    requestAnimationFrame(() => whenIdle(() => layOut(of, rest)))
  }
  const layOutPage = () => {
    page += 1
    // Wide screens put nothing off.
    if (matchMedia('(width >= 64rem)').matches) root.dataset.whole = ''
    layOut(page, [...document.querySelectorAll<HTMLElement>('.rests-afar,main>*,#footer-links')])
  }
  addEventListener('load', () => {
    // Drawn ahead, out of sight: nothing is laid out by itself then, and the press would wait for it.
    if (document.prerendering) root.getBoundingClientRect()
    setTimeout(layOutPage, shownWithin)
  })
  addEventListener(newPage, layOutPage)
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
    // It leads to a place in this page: what is above has its true height before the browser goes there.
    if (link?.hash && link.pathname === location.pathname) document.documentElement.dataset.whole = ''
    const dialog = target.closest('dialog')
    if (dialog && (target === dialog || link)) dialog.close()
    const pressed = target.closest('[data-press]')?.getAttribute('data-press')
    if (!pressed) return
    const opened = document.getElementById(pressed)
    if (opened instanceof HTMLDialogElement) opened.showModal()
    else switchTheme()
  })
}
