import { isSameValue } from '../shared/is-same-value.ts'
import { assignedTextIds } from './assign-ids.ts'
import type { AnyField, Fields } from './field.ts'
import { isObject, type Members, memberOf, membersOf } from './field-members.ts'
import { contentIds, textIds, textIdsMember } from './item-ids.ts'
import { readValue } from './stored-values.ts'

const textLists = new WeakMap<Fields, [string, AnyField][]>()

function textListsOf(fields: Fields): [string, AnyField][] {
  const known = textLists.get(fields) ?? membersOf(fields).filter(([, { kind }]) => kind === 'textList')
  textLists.set(fields, known)
  return known
}

/**
 * The ids to be stored beside these values for the entries of their lists of plain texts: of a list whose entries are not
 * all called by what they say. A list that nobody changed keeps what it has.
 */
export function storedTextIds(
  fields: Fields,
  stored: Members,
  values: Members,
  isChanged: (name: string) => boolean,
): Members | undefined {
  const ids: Members = {}
  for (const [name, field] of textListsOf(fields)) {
    const next = isChanged(name) ? changedIds(name, field, stored, values[name]) : undefined
    const kept = next ?? idsBeside(name, field, stored)
    if (kept !== undefined && kept !== 'as they say') ids[name] = kept
  }
  return Object.keys(ids).length === 0 ? undefined : ids
}

function idsBeside(name: string, field: AnyField, holder: Members): unknown {
  const beside = holder[textIdsMember]
  return isObject(beside) ? memberOf(beside, name, field) : undefined
}

/** Undefined where the texts are those that stood there. */
function changedIds(
  name: string,
  field: AnyField,
  stored: Members,
  texts: unknown,
): string[] | 'as they say' | undefined {
  const before = readValue(field, memberOf(stored, name, field)) as string[]
  if (!Array.isArray(texts) || isSameValue(before, texts)) return undefined
  const ids = textIds(stored, [name, ...field.formerNames], before)
  const next = assignedTextIds({ texts: before, ids }, texts)
  return isSameValue(next, contentIds(texts)) ? 'as they say' : next
}
