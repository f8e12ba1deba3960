/** Lets one of those who ask for the same missing answer make it; the others wait and then look again. */
export class MissGate {
  readonly #waiting = new Map<string, (() => void)[]>()
  readonly #makers = new WeakMap<object, string>()

  /** True for the first: it makes the answer and calls `leave`. For the others `again` is called then. */
  enter(name: string, request: object, again: () => void): boolean {
    const waiting = this.#waiting.get(name)
    if (waiting) {
      waiting.push(again)
      return false
    }
    this.#waiting.set(name, [])
    this.#makers.set(request, name)
    return true
  }

  /** Of no effect for requests that make nothing others wait for. */
  leave(request: object): void {
    const name = this.#makers.get(request)
    if (name === undefined) return
    this.#makers.delete(request)
    const waiting = this.#waiting.get(name) ?? []
    this.#waiting.delete(name)
    for (const again of waiting) again()
  }
}
