import type { AnyField, Fields } from '../field.ts'
import { isObject, type Members, membersOf } from '../field-members.ts'
import { isTranslated } from '../is-translated.ts'
import { itemFields } from '../item-fields.ts'
import { itemName } from '../item-name.ts'
import type { ListRules, Place } from './check.ts'

/** A place on the way through a record. */
export interface Visited extends Place {
  /** Of a line of a list of texts. */
  isLine: boolean
  /** What the items of lists around it are called, from the outside. */
  items: readonly string[]
}

interface Walk {
  titleField: string
  lists: Readonly<Record<string, ListRules>>
  /** Only what other languages have words of their own for. */
  onlyWords: boolean
  visit: (place: Visited) => void
}

/** Tells of every value of a record that visitors are shown, groups and lists before what is in them. */
export function walkValues(fields: Fields, values: Members, walk: Walk): void {
  walkMembers(fields, values, { path: '', items: [] }, walk)
}

interface Around {
  path: string
  items: readonly string[]
}

function walkMembers(fields: Fields, values: Members, around: Around, walk: Walk): void {
  for (const [name, field] of membersOf(fields)) {
    if (walk.onlyWords && !isTranslated({ [name]: field })) continue
    const path = around.path === '' ? name : `${around.path}.${name}`
    const isTitle = around.path === '' && name === walk.titleField
    const place = { path, field, value: values[name], beside: values, isTitle, items: around.items }
    walk.visit({ ...place, isLine: false })
    walkInside({ ...place, isLine: false }, walk)
  }
}

function walkInside(place: Visited, walk: Walk): void {
  const { field, value, path, items } = place
  if (field.kind === 'group' && isObject(value))
    walkMembers(field.facts.fields ?? {}, value, { path, items }, walk)
  if (!Array.isArray(value)) return
  for (const [index, item] of value.entries()) {
    const inner = `${path}.${index}`
    if (field.kind === 'textList') walk.visit({ ...place, path: inner, value: item, isLine: true })
    else if (isObject(item))
      walkMembers(
        shownFields(field, item, walk),
        item,
        { path: inner, items: [...items, itemName(item)] },
        walk,
      )
  }
}

function shownFields(list: AnyField, item: Members, { lists }: Walk): Fields {
  const fields = itemFields(list, item)
  const shown = lists[list.facts.checked?.as ?? '']?.shownMembers?.(item)
  return shown ? Object.fromEntries(Object.entries(fields).filter(([name]) => shown.includes(name))) : fields
}
