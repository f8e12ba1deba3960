/** The middle one of some figures: one turn that something else disturbed changes nothing. */
export function middle(values: number[]): number {
  return values.toSorted((a, b) => a - b)[values.length >> 1] ?? Number.NaN
}
