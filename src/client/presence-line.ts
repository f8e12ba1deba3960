import { staffHeaders } from '../shared/audience.ts'
import type { Language } from '../shared/languages.ts'
import type { PresenceState } from '../shared/presence-state.ts'
import { windowId } from './window-id.ts'

/** What an editor edits; the main language stands for the record itself. */
export interface EditorPlace {
  path: string
  id: string
  lang: Language
}

/** Without a word from the server for so long after it was asked for one, events do not get through. */
const patienceMs = 10_000
/** How often it is asked instead, and how often it is tried again whether events get through. */
const pollMs = 10_000
const retryMs = 60_000
/** A hidden window only says that it still holds unsaved changes. */
const hiddenPollMs = 30_000

let lines = 0

type Timer = 'patience' | 'poll' | 'retry'

/**
 * Says that a record is open, and hears who else has it open. A window in sight keeps a connection, which the browser makes
 * anew where it is lost; browsers allow a site six of them, so a hidden window keeps none. Told `null`, nothing is known.
 */
export class PresenceLine {
  readonly #place: EditorPlace
  readonly #onState: (state: PresenceState | null) => void
  /** The window, and the how-manieth editor in it: the end of the one before may arrive after this one's beginning. */
  readonly #tab = `${windowId()}.${lines++}`
  readonly #timers = new Map<Timer, ReturnType<typeof setTimeout>>()
  #isUnsaved = false
  #isBlocked = false
  #events: EventSource | undefined

  constructor(place: EditorPlace, onState: (state: PresenceState | null) => void) {
    this.#place = place
    this.#onState = onState
    document.addEventListener('visibilitychange', this.#retry)
    window.addEventListener('online', this.#retry)
    this.#start()
  }

  setUnsaved(hasUnsavedChanges: boolean): void {
    if (hasUnsavedChanges === this.#isUnsaved) return
    this.#isUnsaved = hasUnsavedChanges
    // What is said goes with the connection, so that a lost one says it again.
    this.#start()
  }

  close(): void {
    document.removeEventListener('visibilitychange', this.#retry)
    window.removeEventListener('online', this.#retry)
    this.#stop()
  }

  #start(): void {
    this.#stop()
    const isHidden = document.visibilityState === 'hidden'
    if (isHidden && this.#isUnsaved) this.#poll(0, hiddenPollMs)
    else if (!isHidden && !this.#isBlocked) this.#listen()
    else if (!isHidden) {
      this.#poll(pollMs, pollMs)
      this.#later('retry', retryMs, this.#retry)
    }
  }

  #stop(): void {
    for (const timer of this.#timers.values()) clearTimeout(timer)
    this.#timers.clear()
    this.#events?.close()
    this.#events = undefined
  }

  readonly #retry = (): void => {
    this.#isBlocked = false
    this.#start()
  }

  #listen(): void {
    const events = new EventSource(this.#address())
    this.#events = events
    this.#waitForEvent()
    events.onmessage = ({ data }) => {
      clearTimeout(this.#timers.get('patience'))
      this.#onState(JSON.parse(data))
    }
    events.onerror = () => {
      // A refusal is final for the browser; where the connection was lost, it connects again.
      if (events.readyState === EventSource.CLOSED) this.#block()
      else this.#waitForEvent()
    }
  }

  #waitForEvent(): void {
    this.#later('patience', patienceMs, () => this.#block())
  }

  #block(): void {
    this.#onState(null)
    this.#isBlocked = true
    this.#start()
  }

  #poll(waitMs: number, everyMs: number): void {
    this.#later('poll', waitMs, async () => {
      const timer = this.#timers.get('poll')
      const state = await askOnce(this.#address())
      if (this.#timers.get('poll') !== timer) return
      this.#onState(state)
      this.#poll(everyMs, everyMs)
    })
  }

  #later(name: Timer, ms: number, act: () => void): void {
    clearTimeout(this.#timers.get(name))
    this.#timers.set(name, setTimeout(act, ms))
  }

  #address(): string {
    const query = new URLSearchParams({ ...this.#place, tab: this.#tab })
    if (this.#isUnsaved) query.set('unsaved', 'true')
    return `/api/presence?${query}`
  }
}

/** Nothing depends on it: whatever went wrong, it is asked again. */
async function askOnce(url: string): Promise<PresenceState | null> {
  try {
    const answer = await fetch(url, { credentials: 'include', headers: staffHeaders })
    return answer.ok ? ((await answer.json()) as PresenceState) : null
  } catch {
    return null
  }
}
