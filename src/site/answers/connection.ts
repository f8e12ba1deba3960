/** As much of a window as is asked. */
type Surroundings = EventTarget & { document: { visibilityState: string } }

/** Whether there is a network, as far as the browser has said, and whether the page is in sight. */
export class Connection {
  isOnline = true
  onReconnect: () => void = () => undefined
  readonly #page: Surroundings
  readonly #waiting = new Set<() => void>()

  constructor(page: Surroundings) {
    this.#page = page
    page.addEventListener('offline', () => {
      this.isOnline = false
    })
    page.addEventListener('online', () => {
      if (this.isOnline) return
      this.isOnline = true
      this.onReconnect()
      this.#goOn()
    })
    page.addEventListener('visibilitychange', () => this.#goOn())
  }

  /** What failed is not tried again without a network, nor behind the visitor's back. */
  get mayRetry(): boolean {
    return this.isOnline && this.#page.document.visibilityState !== 'hidden'
  }

  /** Once the network has come back, or the visitor. */
  untilBack(): Promise<void> {
    return new Promise((resolve) => this.#waiting.add(resolve))
  }

  #goOn(): void {
    if (!this.mayRetry) return
    for (const goOn of this.#waiting) goOn()
    this.#waiting.clear()
  }
}
