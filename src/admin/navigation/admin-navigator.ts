import type { ComponentType, ReactNode } from 'react'
import type { AdminLocation, AdminMoves, MoveGuard, MoveOptions } from './admin-location.ts'
import { type AddressParts, byPrecision, matchAddress } from './match-address.ts'

export interface ScreenSource {
  /** Fetched when it is first opened. */
  load: () => Promise<ComponentType>
  /** What is around the screen. */
  draw: (screen: ReactNode) => ReactNode
}

/** One row of the table of addresses. */
export interface AdminRoute extends ScreenSource {
  /** Such as `/admin/programs/:id?`. */
  path: string
}

export interface ShownScreen {
  route: ScreenSource
  params: AddressParts
  location: AdminLocation
  Screen: ComponentType
}

/** What of a window is needed. */
export type NavigatedWindow = Pick<EventTarget, 'addEventListener' | 'removeEventListener'> & {
  history: Pick<History, 'state' | 'go' | 'pushState' | 'replaceState'>
  location: Pick<Location, 'href' | 'pathname' | 'search' | 'hash' | 'assign'>
}

interface AdminNavigatorOptions {
  routes: readonly AdminRoute[]
  /** For an address of the area that has no screen. */
  missing: ScreenSource
  onMoving: () => void
  onShow: (shown: ShownScreen) => void
  window?: NavigatedWindow
}

/** What an entry of the history carries; the place says how far apart two of them are. */
interface Entry {
  key: string
  state: unknown
  place: number
}

/**
 * Moves through the staff area without reloads. A screen is shown, and its address, once its code is here; of several moves
 * the last one counts. Where somebody is to be asked first, nothing moves until they have answered: a way back that the
 * browser has gone already is gone back.
 */
export class AdminNavigator implements AdminMoves {
  location: AdminLocation
  readonly #options: AdminNavigatorOptions
  readonly #routes: readonly AdminRoute[]
  readonly #window: NavigatedWindow
  readonly #loaded = new Map<ScreenSource, ComponentType>()
  #guard: MoveGuard | undefined
  #place: number
  #moves = 0
  /** Called for the next step through the history in place of following it. */
  #onStep: (() => void) | undefined

  constructor(options: AdminNavigatorOptions) {
    this.#options = options
    this.#routes = options.routes.toSorted((one, other) => byPrecision(one.path, other.path))
    this.#window = options.window ?? window
    const entry = this.#enterHere(0)
    this.#place = entry.place
    this.location = locationOf(this.#window.location, entry)
  }

  guard(guard: MoveGuard): () => void {
    this.#guard = guard
    return () => {
      if (this.#guard === guard) this.#guard = undefined
    }
  }

  /** Shows where we are, and follows the Back button from then on. Answers how to stop. */
  listen(): () => void {
    const follow = () => this.#follow()
    this.#window.addEventListener('popstate', follow)
    void this.#show(this.location, () => undefined)
    return () => this.#window.removeEventListener('popstate', follow)
  }

  async move(address: string, options: MoveOptions = {}): Promise<void> {
    const target = new URL(address, this.#window.location.href)
    const { replace = target.href === this.#window.location.href, state = null } = options
    const entry: Entry = { key: newKey(), state, place: this.#place + (replace ? 0 : 1) }
    const to = locationOf(target, entry)
    const go = () =>
      this.#show(to, () => {
        this.#window.history[replace ? 'replaceState' : 'pushState'](entry, '', target.href)
        this.#place = entry.place
      })
    if (this.#guard?.asks(this.location, to)) this.#guard.onAsk(() => void go())
    else await go()
  }

  #follow(): void {
    if (this.#onStep) {
      const onStep = this.#onStep
      this.#onStep = undefined
      onStep()
      return
    }
    // An entry that is not ours yet was made by a link within the document.
    const entry = this.#enterHere(this.#place + 1)
    const to = locationOf(this.#window.location, entry)
    const steps = entry.place - this.#place
    if (steps !== 0 && this.#guard?.asks(this.location, to)) this.#askBefore(steps, to, this.#guard)
    else this.#arrive(entry.place, to)
  }

  #askBefore(steps: number, to: AdminLocation, guard: MoveGuard): void {
    const back = this.#step(-steps)
    guard.onAsk(
      () => void back.then(() => this.#step(steps)).then(() => this.#arrive(this.#place + steps, to)),
    )
  }

  #arrive(place: number, to: AdminLocation): void {
    this.#place = place
    void this.#show(to, () => undefined)
  }

  #step(steps: number): Promise<void> {
    const { promise, resolve } = Promise.withResolvers<void>()
    this.#onStep = resolve
    this.#window.history.go(steps)
    return promise
  }

  async #show(location: AdminLocation, enter: () => void): Promise<void> {
    this.#moves += 1
    const move = this.#moves
    const found = this.#find(location.pathname)
    if (!found) {
      this.#window.location.assign(location.pathname + location.search + location.hash)
      return
    }
    const { route } = found
    let Screen = this.#loaded.get(route)
    if (!Screen) {
      this.#options.onMoving()
      Screen = await this.#load(route)
      if (move !== this.#moves) return
    }
    enter()
    this.location = location
    this.#options.onShow({ ...found, location, Screen })
  }

  /** What does not come is asked for again the next time. */
  async #load(route: ScreenSource): Promise<ComponentType> {
    try {
      const Screen = await route.load()
      this.#loaded.set(route, Screen)
      return Screen
    } catch (failure) {
      return function MissingScreen() {
        throw failure
      }
    }
  }

  #find(pathname: string): { route: ScreenSource; params: AddressParts } | undefined {
    for (const route of this.#routes) {
      const params = matchAddress(route.path, pathname)
      if (params) return { route, params }
    }
    return /^\/admin(?:\/|$)/i.test(pathname) ? { route: this.#options.missing, params: {} } : undefined
  }

  /** The entry of the history we are at, made ours where it is not yet. */
  #enterHere(place: number): Entry {
    const { history } = this.#window
    if (isEntry(history.state)) return history.state
    const entry: Entry = { key: newKey(), state: null, place }
    history.replaceState(entry, '')
    return entry
  }
}

function locationOf(
  { pathname, search, hash }: Pick<URL, 'pathname' | 'search' | 'hash'>,
  { state, key }: Entry,
): AdminLocation {
  return { pathname, search, hash, state, key }
}

function isEntry(state: unknown): state is Entry {
  return typeof state === 'object' && state !== null && 'key' in state && 'place' in state
}

function newKey(): string {
  return Math.random().toString(36).slice(2, 10)
}
