/** Of several requests for the same missing answer, lets one make it; the others wait and then look into the cache again. */
export class SingleFlight {
  readonly #waiting = new Map<string, (() => void)[]>()
  readonly #leaders = new WeakMap<object, string>()

  /** True for the first, which makes the answer and calls `finish`; then `retry` is called for the others. */
  begin(key: string, request: object, retry: () => void): boolean {
    const waiting = this.#waiting.get(key)
    if (waiting) {
      waiting.push(retry)
      return false
    }
    this.#waiting.set(key, [])
    this.#leaders.set(request, key)
    return true
  }

  /** Does nothing for requests that others do not wait for. */
  finish(request: object): void {
    const key = this.#leaders.get(request)
    if (key === undefined) return
    this.#leaders.delete(request)
    const waiting = this.#waiting.get(key) ?? []
    this.#waiting.delete(key)
    for (const retry of waiting) retry()
  }
}
