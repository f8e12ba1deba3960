import { type PageSource, type ReadCurrent, renewedSources } from '../cache/page-source.ts'

/** What this process knows of a page that it stored. */
export interface KeptPage {
  /** The generation it stands in. */
  generation: string
  /** The content version it is known to be right for. */
  version: number
  /** Of its forms, in the order in which they are written. */
  suffixes: readonly string[]
  /** What it was drawn from; undefined where it may be anything, so that it goes with every change. */
  sources: readonly PageSource[] | undefined
  /** Linking a file changes the times that the disk knows. */
  drawnAt: number
}

/** Which of the pages that this process stored stay as they are when content changes. */
export class KeptPages {
  readonly #pages = new Map<string, KeptPage>()
  /** The type that each version changed, or undefined where it may be any; of all that this process heard of and still needs. */
  readonly #changes = new Map<number, string | undefined>()
  #newest = 0

  /** Begins anew: nothing is kept of what was before. */
  begin(version: number): void {
    this.#pages.clear()
    this.#changes.clear()
    this.#newest = version
  }

  add(name: string, page: KeptPage): void {
    // A slow drawing may come behind one of a newer version.
    if ((this.#pages.get(name)?.version ?? 0) <= page.version) this.#pages.set(name, page)
  }

  /** A version is committed, and changed this type, or any. It may be told twice, by a save and by those who hear of it. */
  change(version: number, type: string | undefined): void {
    if (!this.#changes.has(version)) this.#changes.set(version, type)
    this.#newest = Math.max(this.#newest, version)
  }

  /**
   * The pages of other generations that would be drawn the same from this version. Each counts as standing in its generation,
   * too, once the next one is asked for; the others are forgotten. Ends early where a newer version is known: what is found
   * out from there on would be of no use.
   */
  async *leadInto(
    generation: string,
    version: number,
    readCurrent: ReadCurrent,
  ): AsyncGenerator<{ name: string; page: KeptPage }> {
    for (const [name, page] of [...this.#pages]) {
      if (page.generation === generation || page.version > version) continue
      const hasChanged = this.#changedBetween(page.version, version)
      const sources = await renewedSources(page.sources, hasChanged, readCurrent)
      if (this.#newest > version) return
      if (sources) yield { name, page }
      // Meanwhile it may have been drawn anew.
      if (this.#pages.get(name) !== page) continue
      if (sources) this.#pages.set(name, { ...page, generation, version, sources })
      else this.#pages.delete(name)
    }
    for (const known of [...this.#changes.keys()]) if (known <= version) this.#changes.delete(known)
  }

  /** Whether a page has yet to be led out of this generation. */
  isNeeded(generation: string): boolean {
    return [...this.#pages.values()].some((page) => page.generation === generation)
  }

  drawnAt(file: string): number | undefined {
    return this.#pages.get(file.replace(/\.(?:br|gz)$/, ''))?.drawnAt
  }

  forgetOlderThan(time: number): void {
    for (const [name, { drawnAt }] of this.#pages) if (drawnAt < time) this.#pages.delete(name)
  }

  /** Where a version in between was not heard of, any type may have changed. */
  #changedBetween(before: number, until: number): (type: string) => boolean {
    const types = new Set<string>()
    for (let version = before + 1; version <= until; version += 1) {
      const type = this.#changes.get(version)
      if (type === undefined) return () => true
      types.add(type)
    }
    return (type) => types.has(type)
  }
}
