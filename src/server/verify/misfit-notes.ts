import type { Definition } from '../../schema/define-content.ts'

/** A stored value that its field does not read as it stands. */
export interface Misfit {
  path: string
  id: string
}

/** Counts misfits by field: a change of kind makes one of every record. */
export class MisfitNotes {
  readonly #found = new Map<string, { label: readonly [string, string]; path: string; ids: string[] }>()

  add(definition: Definition, misfits: readonly Misfit[]): void {
    for (const { path, id } of misfits) {
      // Items of lists count together.
      const field = path.replace(/\.\d+(?=\.|$)/g, '')
      const key = `${definition.name} ${field}`
      const known = this.#found.get(key) ?? { label: definition.label, path: field, ids: [] }
      this.#found.set(key, known)
      if (known.ids.at(-1) !== id) known.ids.push(id)
    }
  }

  /** Such as: 2 partners hold something under "kind" that it does not take as it stands (nile, delta). … */
  lines(): string[] {
    return [...this.#found.values()].map(({ label: [one, many], path, ids }) => {
      const who =
        ids.length === 1 ? `1 ${one.toLowerCase()} holds` : `${ids.length} ${many.toLowerCase()} hold`
      const named = `${ids.slice(0, 3).join(', ')}${ids.length > 3 ? ', …' : ''}`
      return `${who} something under "${path}" that it does not take as it stands (${named}). It is kept until the field is saved with a new value.`
    })
  }
}
