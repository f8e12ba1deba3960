/** What this process knows of a page that it stored. */
interface PageFacts {
  /** Of its forms, in the order in which they are written. */
  suffixes: readonly string[]
  /** The content types whose changes can change it; undefined where any may. */
  madeFrom: readonly string[] | undefined
  /** Linking a file changes the times that the disk knows. */
  drawnAt: number
}

interface PageLink {
  /** The generation it stands in. */
  from: string
  name: string
  suffixes: readonly string[]
}

/**
 * Which of the pages that this process stored stay as they are when content changes. It has to have heard of every change in
 * between; where it has not, none of them does.
 */
export class KeptPages {
  /** The generation from which pages are led into the next. */
  #settled: string | undefined
  readonly #pages = new Map<string, Map<string, PageFacts>>()
  #version: number | undefined
  /** The types that changed since that generation; undefined where it may be any. */
  #changed: Set<string> | undefined = new Set()

  get settled(): string | undefined {
    return this.#settled
  }

  /** Begins anew: nothing is kept of what was before. */
  begin(version: number, generation: string | undefined): void {
    this.#settled = generation
    this.#pages.clear()
    this.#version = version
    this.#changed = new Set()
  }

  add(generation: string, name: string, facts: PageFacts): void {
    const pages = this.#pages.get(generation) ?? new Map()
    this.#pages.set(generation, pages.set(name, facts))
  }

  /** A version is committed, and changed this type, or any. It may be told twice, by a save and by those who hear of it. */
  change(version: number, type: string | undefined): void {
    if (this.#version !== undefined && version <= this.#version) return
    if (type === undefined || version - 1 !== this.#version) this.#changed = undefined
    else this.#changed?.add(type)
    this.#version = version
  }

  /** The pages that stand in this generation from now on, too. */
  leadInto(generation: string): PageLink[] {
    const from = this.#settled
    if (from === generation) return []
    const changed = this.#changed
    const own = this.#pages.get(generation) ?? new Map<string, PageFacts>()
    const unchanged = [...((from !== undefined && this.#pages.get(from)) || [])].filter(
      ([name, { madeFrom }]) =>
        changed && madeFrom && !own.has(name) && !madeFrom.some((type) => changed.has(type)),
    )
    this.#settled = generation
    this.#pages.clear()
    this.#pages.set(generation, new Map([...unchanged, ...own]))
    this.#changed = new Set()
    return unchanged.map(([name, { suffixes }]) => ({ from: from ?? '', name, suffixes }))
  }

  drawnAt(generation: string, file: string): number | undefined {
    return this.#pages.get(generation)?.get(file.replace(/\.(?:br|gz)$/, ''))?.drawnAt
  }

  forgetOlderThan(time: number): void {
    for (const pages of this.#pages.values())
      for (const [name, { drawnAt }] of pages) if (drawnAt < time) pages.delete(name)
  }
}
