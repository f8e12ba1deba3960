import { linksIn } from '../shared/rich-marks.ts'
import type { AnyField, Fields } from './field.ts'
import { isObject, type Members, membersOf } from './field-members.ts'
import { type KindTraits, kindTraits } from './kind-traits.ts'

/** Where an address of a link leads today; the address itself where nothing moved. */
export type FollowLink = (address: string) => string

/** The values with every link to a page of the site as it stands today, in fields of links as in texts. They are not changed. */
export function followLinks<V extends Members>(fields: Fields, values: V, follow: FollowLink): V {
  let followed = values
  for (const [name, field] of membersOf(fields)) {
    const value = values[name]
    const read = followValue(field, value, follow)
    if (read === value) continue
    if (followed === values) followed = { ...values }
    Object.assign(followed, { [name]: read })
  }
  return followed
}

function followValue(field: AnyField, value: unknown, follow: FollowLink): unknown {
  if (typeof value === 'string') return followText(field, value, follow)
  if (Array.isArray(value)) {
    const items = value.map((item) => followValue(field, item, follow))
    return items.some((item, index) => item !== value[index]) ? items : value
  }
  const inner = field.facts.fields
  return inner && isObject(value) ? followLinks(inner, value, follow) : value
}

function followText({ kind }: AnyField, text: string, follow: FollowLink): string {
  if (kind === 'link') return text.startsWith('/') ? follow(text) : text
  const { isTranslated }: KindTraits = kindTraits[kind]
  if (!isTranslated || !text.includes('](/')) return text
  let read = ''
  let from = 0
  for (const { start, end, words, href } of linksIn(text)) {
    const target = href.startsWith('/') ? follow(href) : href
    // Brackets would end the link.
    const written = `[${words}](${target.replace(/[()]/g, encodeBracket)})`
    read += text.slice(from, start) + (target === href ? text.slice(start, end) : written)
    from = end
  }
  return read + text.slice(from)
}

function encodeBracket(bracket: string): string {
  return bracket === '(' ? '%28' : '%29'
}
