import type { Finding } from '../../schema/checks/check.ts'
import type { Fields } from '../../schema/field.ts'

/** Where a finding is, from the outside, in the words of the form: `Section: A week`, `Image 2`, `Alternative text`. */
export function findingPlace(fields: Fields, { path, items }: Pick<Finding, 'path' | 'items'>): string[] {
  const words: string[] = []
  let inner: Fields | undefined = fields
  let itemLabel = ''
  let item = 0
  for (const part of path === '' ? [] : path.split('.')) {
    if (/^\d+$/.test(part)) {
      const name = items[item]
      item += 1
      words.push(name ? `${itemLabel}: ${name}` : `${itemLabel} ${Number(part) + 1}`)
      continue
    }
    const field: Fields[string] | undefined = inner?.[part]
    if (!field) break
    // Of a list with named items those say enough.
    const isList = field.kind === 'list'
    if (!isList || path.endsWith(part)) words.push(field.label)
    itemLabel = isList ? (field.facts.itemLabel ?? field.label) : field.label
    inner = field.facts.fields
  }
  return words
}
