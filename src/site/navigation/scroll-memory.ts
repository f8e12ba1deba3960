const storageKey = 'scroll-positions'

/** How far down each entry of the history was left. Outlives a reload; browsers restore the page that is reloaded. */
export class ScrollMemory {
  readonly #positions: Map<string, number>

  constructor() {
    this.#positions = new Map(readStored())
  }

  find(key: string): number | undefined {
    return this.#positions.get(key)
  }

  remember(key: string): void {
    this.#positions.set(key, window.scrollY)
  }

  store(): void {
    try {
      sessionStorage.setItem(storageKey, JSON.stringify([...this.#positions]))
    } catch {
      // A browser that keeps nothing forgets the positions with the document: a reload, then Back, leads to the top.
    }
  }
}

function readStored(): [string, number][] {
  try {
    return JSON.parse(sessionStorage.getItem(storageKey) ?? '[]')
  } catch {
    return []
  }
}
