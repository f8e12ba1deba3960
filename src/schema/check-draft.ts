import { badInput, type FieldIssue } from '../shared/app-error.ts'
import { cleanLine, cleanText } from './clean-text.ts'
import type { Definition } from './define-content.ts'
import type { AnyField, FieldKind, Fields } from './field.ts'
import { isObject, type Members, membersOf, withCurrentNames } from './field-members.ts'

/** What a draft keeps of a value that could not be published; undefined where it keeps nothing of the kind. */
type Unfinished = (value: unknown, field: AnyField) => unknown

/** A text somebody is still writing: too long for its place it may not be. */
const words =
  (clean: (text: string) => string): Unfinished =>
  (value, { facts }) => {
    if (typeof value !== 'string') return undefined
    const text = clean(value)
    return text.length <= (facts.maxLength ?? mostCharacters) ? text : undefined
  }
const mostCharacters = 2000

/** Half an address is welcome, but never one that runs something. */
const target: Unfinished = (value, field) => {
  const text = words(cleanLine)(value, field)
  const [, scheme] = (typeof text === 'string' && /^([^/?#]*):/.exec(text)) || []
  return scheme === undefined || knownSchemes.test(scheme) ? text : undefined
}
const knownSchemes = /^(https?|mailto|tel)$/i
const nothingChosen: Unfinished = (value) => (value === '' ? '' : undefined)
const refused: Unfinished = () => undefined

const unfinished: Record<Exclude<FieldKind, 'group' | 'list'>, Unfinished> = {
  text: words(cleanLine),
  longText: words(cleanText),
  richText: words(cleanText),
  email: words(cleanLine),
  phone: words(cleanLine),
  link: target,
  address: words(cleanLine),
  image: target,
  video: target,
  choice: nothingChosen,
  reference: words(cleanLine),
  icon: nothingChosen,
  color: words(cleanLine),
  cssClass: nothingChosen,
  integer: (value) => (value === null ? null : undefined),
  toggle: refused,
  date: words(cleanLine),
  textList: (value) => (Array.isArray(value) && value.length === 0 ? [] : undefined),
}

/**
 * The values of a draft that were given: of the right shape and size, and harmless, but not yet ready. Throws with every
 * wrong field.
 */
export function checkDraft({ fields }: Definition, input: unknown): Members {
  if (!isObject(input)) throw badInput([{ path: 'values', message: 'values must be a JSON object' }])
  const issues: FieldIssue[] = []
  const given = withCurrentNames(fields, input)
  const named = membersOf(fields).filter(([name]) => Object.hasOwn(given, name) && given[name] !== undefined)
  const values = named.map(([name, field]) => [name, draftValue(field, given[name], name, issues)])
  if (issues.length > 0) throw badInput(issues)
  return Object.fromEntries(values)
}

/** A kept value as today's definition can show it in a form; undefined where it cannot. */
export function readDraftValue(field: AnyField, kept: unknown): unknown {
  const issues: FieldIssue[] = []
  const value = draftValue(field, kept, '', issues)
  return issues.length > 0 ? undefined : value
}

function draftValue(field: AnyField, value: unknown, path: string, issues: FieldIssue[]): unknown {
  const { kind, facts } = field
  if (kind === 'group') return draftGroup(field, value, path, issues)
  if (kind === 'list' && Array.isArray(value) && value.length <= (facts.maxItems ?? 0))
    return value.map((item, index) => draftItem(facts.fields ?? {}, item, `${path}.${index}`, issues))
  const kept = kind === 'list' ? undefined : unfinished[kind](value, field)
  const strict = field.memberRule.safeParse(value)
  if (strict.success && kept !== null) return strict.data
  if (kept !== undefined) return kept
  issues.push(
    ...(strict.error?.issues ?? []).map((issue) => ({
      path: [path, ...issue.path].join('.'),
      message: issue.message,
    })),
  )
  return undefined
}

function draftGroup(field: AnyField, value: unknown, path: string, issues: FieldIssue[]): unknown {
  if (isObject(value)) return draftMembers(field.facts.fields ?? {}, value, path, issues)
  issues.push({ path, message: `${field.label} must be an object` })
  return undefined
}

function draftItem(fields: Fields, item: unknown, path: string, issues: FieldIssue[]): unknown {
  if (!isObject(item)) {
    issues.push({ path, message: 'Item must be an object' })
    return undefined
  }
  const { id } = item
  const isNamed = !('id' in fields) && typeof id === 'string' && id !== '' && id.length <= maxItemId
  return { ...(isNamed ? { id: cleanLine(id) } : {}), ...draftMembers(fields, item, path, issues) }
}
const maxItemId = 80

/** Whole, as items and groups are stored: what is not given has its default. */
function draftMembers(fields: Fields, given: Members, path: string, issues: FieldIssue[]): Members {
  return Object.fromEntries(
    membersOf(fields).map(([name, field]) => {
      const value = Object.hasOwn(given, name) ? given[name] : undefined
      return [name, value === undefined ? field.initial : draftValue(field, value, `${path}.${name}`, issues)]
    }),
  )
}
