/** Lets one of those who ask for the same missing answer make it; the others wait and then look again. */
export class MissGate {
  readonly #waiting = new Map<string, (() => void)[]>()

  /** True for the first: it makes the answer and calls `leave`. For the others `again` is called then. */
  enter(name: string, again: () => void): boolean {
    const waiting = this.#waiting.get(name)
    if (waiting) waiting.push(again)
    else this.#waiting.set(name, [])
    return waiting === undefined
  }

  leave(name: string): void {
    const waiting = this.#waiting.get(name) ?? []
    this.#waiting.delete(name)
    for (const again of waiting) again()
  }
}
