import { type FoundPage, findPage } from './find-page.ts'
import { loadedPage, loadPage } from './loaded-pages.ts'
import type { PagePlace } from './page-place.ts'
import { ScrollMemory } from './scroll-memory.ts'
import { type EntryState, locationOf, type MoveOptions, type Moves } from './site-location.ts'

/** A page at a place of the history, and where it is to be scrolled to; undefined leaves it where it is. */
export interface Place extends PagePlace {
  scrollTo?: number | 'start'
  /** The page before fades into it. */
  isFading?: boolean
}

type PageToShow = Pick<PagePlace, 'Page' | 'params'>

export type FirstPage = FoundPage & PageToShow

interface SiteNavigatorOptions {
  first: FirstPage
  onMoving: () => void
  onShow: (place: Place) => void
  /** The page may be the next one. */
  onAhead: (place: PagePlace) => void
}

/** What an entry of the history carries. */
interface Entry {
  key: string
  state: EntryState | null
}

/**
 * Moves through the site without reloads. A page is shown, and its address, once its code is here. Of several moves the
 * last one counts. Where the code does not come, after a new version or on a broken line, the browser loads the page.
 */
export class SiteNavigator implements Moves {
  readonly #options: SiteNavigatorOptions
  readonly #scroll = new ScrollMemory()
  #key = enterHere().key
  #pathname = window.location.pathname
  #moves = 0

  constructor(options: SiteNavigatorOptions) {
    this.#options = options
  }

  get start(): Place {
    const { Page, params } = this.#options.first
    return { Page, params, location: locationOf(window.location, enterHere().state), isFirst: true }
  }

  go = (steps: number) => history.go(steps)

  move = (href: string, { replace = false, state, preventScrollReset = false }: MoveOptions) => {
    const target = new URL(href, window.location.href)
    const entry: Entry = { key: newKey(), state: state ?? null }
    this.#show(
      target.pathname,
      () => window.location.assign(target),
      (page) => {
        this.#scroll.remember(this.#key)
        history[replace ? 'replaceState' : 'pushState'](entry, '', target)
        this.#key = entry.key
        return {
          ...page,
          isFading: this.#isOtherPage(),
          location: locationOf(target, entry.state),
          ...(preventScrollReset ? {} : { scrollTo: 'start' }),
        }
      },
    )
  }

  drawAhead = (href: string) => {
    const target = new URL(href, window.location.href)
    const { route, params } = findPage(target.pathname)
    const ready = loadedPage(route)
    if (!ready) return
    this.#options.onAhead({ Page: ready.Page, params, location: locationOf(target) })
  }

  /** Follows the Back button, and keeps positions beyond the document. Answers how to stop. */
  listen(): () => void {
    const listening = new AbortController()
    const { signal } = listening
    const restoreOurselves = () => {
      history.scrollRestoration = 'manual'
    }
    restoreOurselves()
    addEventListener('popstate', ({ hasUAVisualTransition }) => this.#follow(hasUAVisualTransition), {
      signal,
    })
    addEventListener('pageshow', restoreOurselves, { signal })
    addEventListener(
      'pagehide',
      () => {
        this.#scroll.remember(this.#key)
        this.#scroll.store()
        history.scrollRestoration = 'auto'
      },
      { signal },
    )
    return () => listening.abort()
  }

  /** Some browsers have shown the page before already, under a finger that swipes. */
  #follow(isShown: boolean): void {
    this.#scroll.remember(this.#key)
    // A link within the page made this entry, and the browser has scrolled there already.
    const isNew = !isEntry(history.state)
    const entry = enterHere()
    const location = locationOf(window.location, entry.state)
    this.#key = entry.key
    this.#show(
      window.location.pathname,
      () => window.location.reload(),
      (page) => ({
        ...page,
        isFading: this.#isOtherPage() && !isShown,
        location,
        ...(isNew ? {} : { scrollTo: this.#scroll.find(entry.key) ?? 'start' }),
      }),
    )
  }

  /** Whether the address has become that of another page, which is then the one shown. */
  #isOtherPage(): boolean {
    const { pathname } = window.location
    const isOther = pathname !== this.#pathname
    this.#pathname = pathname
    return isOther
  }

  #show(pathname: string, onMissing: () => void, arrive: (page: PageToShow) => Place): void {
    this.#moves += 1
    const { route, params } = findPage(pathname)
    const ready = loadedPage(route)
    if (ready) {
      this.#options.onShow(arrive({ Page: ready.Page, params }))
      return
    }
    const move = this.#moves
    const isLast = () => move === this.#moves
    this.#options.onMoving()
    loadPage(route).then(
      ({ Page }) => {
        if (isLast()) this.#options.onShow(arrive({ Page, params }))
      },
      () => {
        if (isLast()) onMissing()
      },
    )
  }
}

/** The entry of the history we are at, made ours where it is not yet. */
function enterHere(): Entry {
  if (isEntry(history.state)) return history.state
  const entry: Entry = { key: newKey(), state: null }
  history.replaceState(entry, '')
  return entry
}

function isEntry(state: unknown): state is Entry {
  return typeof state === 'object' && state !== null && 'key' in state && 'state' in state
}

function newKey(): string {
  return Math.random().toString(36).slice(2, 10)
}
