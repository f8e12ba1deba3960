/** The first few of a list as sorting all of it would put them, without sorting the rest. */
export function firstInOrder<T>(
  items: readonly T[],
  count: number,
  compare: (one: T, other: T) => number,
): T[] {
  const first: T[] = []
  for (const item of items) {
    const last = first[count - 1]
    if (last !== undefined && compare(last, item) <= 0) continue
    const place = first.findIndex((one) => compare(one, item) > 0)
    first.splice(place === -1 ? first.length : place, 0, item)
    if (first.length > count) first.pop()
  }
  return first
}
