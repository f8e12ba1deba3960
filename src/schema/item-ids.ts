import { shortHash } from '../shared/short-hash.ts'
import { isObject, type Members } from './field-members.ts'

/** Beside the values of a stored object: the ids of its plain texts in lists that were edited, by the name of the list. */
export const textIdsMember = '$ids'

/**
 * What each item of a stored list is called in paths: its id. One that has none, or the id of another before it, is called
 * by its place until it is saved, so lists that were stored without ids have them nonetheless.
 */
export function itemIds(items: readonly unknown[]): string[] {
  const given = items.map((item) => (isObject(item) && typeof item.id === 'string' ? item.id : ''))
  const taken = new Set(given)
  if (taken.size === given.length && !taken.has('')) return given
  const seen = new Set<string>()
  return given.map((id, index) => {
    const own = id === '' || seen.has(id) ? freeId(String(index + 1), taken) : id
    seen.add(own)
    return own
  })
}

/**
 * The same for a list of plain texts. A text is called by a hash of what it said first, so the ids need to be stored only
 * once one was edited, and a text that was removed and comes back finds its translation again.
 */
export function textIds(holder: Members, names: readonly string[], texts: readonly string[]): string[] {
  const beside = holder[textIdsMember]
  const stored = isObject(beside) ? names.map((name) => beside[name]).find(Array.isArray) : undefined
  const isWhole = stored?.length === texts.length && new Set(stored).size === texts.length
  return isWhole && stored.every(isId) ? stored : contentIds(texts)
}

export function contentIds(texts: readonly string[]): string[] {
  const taken = new Set<string>()
  return texts.map((text) => freeId(shortHash(text), taken))
}

function isId(value: unknown): value is string {
  return typeof value === 'string' && value !== ''
}

/** The wish, or with a number behind it what is free; the answer is taken from then on. */
export function freeId(wish: string, taken: Set<string>): string {
  let id = wish
  for (let number = 2; taken.has(id); number += 1) id = `${wish}-${number}`
  taken.add(id)
  return id
}
