import type { KeyboardEvent, PointerEvent } from 'react'

/** A list whose entries change places. */
export type SortableListProps = {
  entries: readonly { id: string; title: string }[]
  as: 'rows' | 'grid'
  onMove: (from: number, to: number) => void
  onDrag?: (isDragging: boolean) => void
}

/** What begins to move an entry, by the press on its handle. */
export interface Hold {
  onPointerDown?: (event: PointerEvent) => void
  onKeyDown?: (event: KeyboardEvent) => void
}

/** A press on a handle that nothing has answered yet. */
interface Press {
  id: string
  begin: (hold: Hold) => void
}

/** The elements of a list whose entries change places, and who moves them, once that has come. */
export class SortablePlaces {
  readonly nodes = new Map<string, HTMLElement>()
  readonly #holds = new Map<string, Hold>()
  readonly #listeners = new Set<() => void>()
  #changes = 0
  #waiting: Press | undefined

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener)
    return () => this.#listeners.delete(listener)
  }

  /** Another number after each change of `nodes`. */
  readonly changes = (): number => this.#changes

  /** An element that has come; what is returned says that it has gone. */
  place(id: string, node: HTMLElement): () => void {
    this.nodes.set(id, node)
    this.#changed()
    return () => {
      if (this.nodes.get(id) !== node) return
      this.nodes.delete(id)
      this.#changed()
    }
  }

  /** From now on this moves the entry. */
  hold(id: string, hold: Hold): () => void {
    this.#holds.set(id, hold)
    return () => {
      if (this.#holds.get(id) === hold) this.#holds.delete(id)
    }
  }

  /** True where the press was answered; else it waits, until it is let go of. */
  press(id: string, begin: (hold: Hold) => void): boolean {
    const hold = this.#holds.get(id)
    if (hold) begin(hold)
    else this.#waiting = { id, begin }
    return hold !== undefined
  }

  /** A press that came before there was a hold begins now. */
  readonly answerWaiting = (): void => {
    const hold = this.#waiting && this.#holds.get(this.#waiting.id)
    if (!hold) return
    this.#waiting?.begin(hold)
    this.letGo()
  }

  readonly letGo = (): void => {
    this.#waiting = undefined
  }

  #changed(): void {
    this.#changes += 1
    for (const listener of this.#listeners) listener()
  }
}
