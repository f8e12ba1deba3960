/** Which version changed which content type, as far as every version in between was heard of. */
export class KnownVersions {
  #newest: number | null
  /** What holds for types that did not change since. */
  #ofAll: number
  readonly #ofTypes = new Map<string, number>()

  constructor(version: number) {
    this.#newest = version
    this.#ofAll = version
  }

  current(type?: string): number | null {
    if (this.#newest === null || type === undefined) return this.#newest
    return this.#ofTypes.get(type) ?? this.#ofAll
  }

  /** Null says that versions may be missed from now on. */
  learn(version: number | null, type?: string): void {
    const before = this.#newest
    if (version !== null && before !== null && version <= before) return
    this.#newest = version
    if (version === null) return
    if (type !== undefined && before !== null && version === before + 1) {
      this.#ofTypes.set(type, version)
      return
    }
    // Versions in between were not heard of: they may have changed anything.
    this.#ofAll = version
    this.#ofTypes.clear()
  }
}
