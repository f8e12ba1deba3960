interface Placed {
  order: number
  isActive: boolean
}

/** What visitors see of a list: the active ones, lowest order first. */
export function visibleInOrder<T extends Placed>(list: readonly T[]): T[] {
  return list.filter((record) => record.isActive).toSorted((a, b) => a.order - b.order)
}
