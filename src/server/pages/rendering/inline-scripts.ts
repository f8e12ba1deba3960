import { newPageEvent } from '../../../shared/new-page-event.ts'
import { prefetchScript } from './prefetch-script.ts'

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
  /**
   * Fetches the page's own scripts at the first touch, or after five quiet seconds: whoever only reads has the line and
   * the processor for the page; a mouse that rests above it tells of itself and is no touch, and whoever presses a link to
   * another page leaves this one, which then has better to do than to draw itself anew. A picture that does not come at all holds them up for a minute. On a slow line, and for those who spare data, reading and scrolling fetch nothing; a
   * button that is pressed, a field or a key does. A button that was pressed early is pressed as soon as somebody listens. Each file
   * is run in a task of its own, so that the page can be scrolled between them; after a broken line the next touch tries
   * again, and where a button waits, a second later without one. The rest of the styles comes before the first of them, beside those of the document, so that what settings
   * change about both still stands behind. Once the page is laid out, what moves by itself on a good line does so, by a small
   * script of its own (`src/entry/early-motion.ts`), and the manifest is named, which is needed by nobody who reads.
   * Before that, what moves would make the layout wait, frame by frame.
   */
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
  start: `(${fetchScripts})('${wholePageEvent}')`,
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

function fetchScripts(wholePage: string) {
  const named = document.getElementById('page-files')
  const files: string[] = JSON.parse(named?.textContent ?? '[]')
  const motion = named?.dataset.motion?.split(' ') ?? []
  let isStarted = false
  let pressed: HTMLElement | undefined
  const link = (facts: Partial<HTMLLinkElement>) => Object.assign(document.createElement('link'), facts)
  const fetched = (file: string) => {
    if (!isStyle(file))
      return document.head.appendChild(
        Object.assign(document.createElement('script'), { type: 'module', src: file }),
      )
    const styles = link({ rel: 'stylesheet', href: file })
    document.querySelector('style')?.after(styles)
    return styles
  }
  const isLoaded = (element: HTMLLinkElement | HTMLScriptElement) =>
    new Promise<boolean>((tell) => {
      element.onload = () => tell(true)
      element.onerror = () => {
        element.remove()
        tell(false)
      }
    })
  // Many browsers never ask again for a module that did not come once: so it is only run when it is there.
  const bring = (file: string) =>
    fetch(file).then(
      (answer) => answer.ok && answer.blob().then(Boolean, () => false),
      () => false,
    )
  const isStyle = (file: string) => file.endsWith('.css')
  const run = async () => {
    const brought = files.map((file) => isStyle(file) || bring(file))
    for (const [at, file] of files.entries())
      if (!(await brought[at]) || !(await isLoaded(fetched(file)))) return again()
  }
  const again = () => {
    isStarted = false
    if (pressed) setTimeout(start, 1000)
  }
  const fetchData = () => {
    const { data } = JSON.parse(document.getElementById('page-state')?.textContent ?? '{}')
    if (!data) return
    document.head.append(link({ rel: 'preload', as: 'fetch', crossOrigin: 'use-credentials', href: data }))
  }
  const move = async () => {
    const isWelcome = !matchMedia('(prefers-reduced-motion: reduce)').matches
    if (isStarted || !isWelcome || !document.querySelector('[data-typed],[data-counter],[data-grains]'))
      return
    const isThere = (await Promise.all(motion.map(bring))).every(Boolean)
    if (isThere) for (const file of motion.slice(-1)) fetched(file)
  }
  const start = () => {
    // What is drawn ahead waits until it is shown.
    if (isStarted || document.prerendering) return
    isStarted = true
    if (document.readyState === 'loading') document.addEventListener('DOMContentLoaded', fetchData)
    else fetchData()
    void run()
  }
  const hold = (event: Event) => {
    const button = event.target instanceof Element ? event.target.closest('button') : null
    if (!button || button.dataset.press || (button.form && button.type === 'submit')) return
    event.preventDefault()
    event.stopImmediatePropagation()
    pressed = button
    start()
  }
  document.addEventListener('click', hold, true)
  document.addEventListener('page-listens', () => {
    document.removeEventListener('click', hold, true)
    pressed?.click()
  })
  const line: { saveData?: boolean; effectiveType?: string } = Reflect.get(navigator, 'connection') ?? {}
  const isPoor = line.saveData === true || /2g|3g/.test(line.effectiveType ?? '')
  const touches = ['keydown', 'focusin', ...(isPoor ? [] : ['pointerdown', 'pointermove', 'scroll'])]
  const onTouch = (event: Event) => {
    const { target, type } = event
    const isMove = event instanceof PointerEvent && type === 'pointermove'
    if (isMove && event.movementX === 0 && event.movementY === 0) return
    const isPress = type === 'pointerdown' || type === 'focusin'
    const way = isPress && target instanceof Element ? target.closest('a') : null
    if (way?.origin !== location.origin || way.pathname === location.pathname) start()
  }
  for (const touch of touches) addEventListener(touch, onTouch, { capture: true, passive: true })
  const onceWhole = () => {
    document.head.append(link({ rel: 'manifest', href: named?.dataset.manifest }))
    if (!isPoor) void move()
  }
  addEventListener(wholePage, onceWhole, { once: true })
  if (isPoor) return
  const startSoon = () => setTimeout(start, 5000)
  addEventListener('load', startSoon)
  document.addEventListener('prerenderingchange', startSoon)
  setTimeout(start, 60_000)
}
