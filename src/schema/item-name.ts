const naming = ['header', 'title', 'name', 'label', 'caption', 'alt']

/** What an item of a list is called among its like, or nothing where it has no name. */
export function itemName(item: unknown): string {
  if (typeof item !== 'object' || item === null) return ''
  const values: Record<string, unknown> = { ...item }
  const name = naming.map((member) => values[member]).find((text) => typeof text === 'string' && text !== '')
  return typeof name === 'string' ? name : ''
}
