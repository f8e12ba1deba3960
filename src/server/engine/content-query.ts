import type { Definition } from '../../schema/define-content.ts'
import { badInput, type FieldIssue } from '../../shared/app-error.ts'
import { isLanguage, type Language, languages } from '../../shared/languages.ts'

export interface ListOptions {
  state: string | undefined
  /** Only records that have this among the texts of the definition's filter. */
  among: string | undefined
  limit: number | undefined
  offset: number | undefined
  /** Of records with a date: at most so many of the next and so many of the last. */
  near: number | undefined
  /** Without what only a record's own page shows, such as its sections. */
  summary: boolean
  /** The language it is wanted in; undefined where none is named. */
  lang: Language | undefined
}

const mostRows = 1000

/** Reads `?limit`, `?offset`, `?near`, `?summary`, `?lang` and the definition's filter; other parameters are ignored. */
export function readListOptions(definition: Definition, query: unknown): ListOptions {
  const given = (query ?? {}) as Record<string, unknown>
  const issues: FieldIssue[] = []
  const limit = readNumber(given.limit, 'limit', 1, mostRows, issues)
  const offset = readNumber(given.offset, 'offset', 0, Number.MAX_SAFE_INTEGER, issues)
  const near = isDated(definition) ? readNumber(given.near, 'near', 1, mostRows, issues) : undefined
  const { filterBy } = definition
  const filter = filterBy ? readText(given[filterBy], filterBy, issues) : undefined
  const hasSeveral = filterBy !== undefined && definition.fields[filterBy]?.kind === 'textList'
  if (given.summary !== undefined && given.summary !== 'true')
    issues.push({ path: 'summary', message: 'summary must be true, or left out' })
  const lang = readLanguage(given.lang, issues)
  if (issues.length > 0) throw badInput(issues)
  const narrowed = hasSeveral ? { state: undefined, among: filter } : { state: filter, among: undefined }
  return { ...narrowed, limit, offset, near, summary: given.summary === 'true', lang }
}

/** How one record is asked for. */
export interface ReadOptions {
  by?: 'address' | undefined
  lang?: Language | undefined
}

/** Reads `?by` and `?lang`; other parameters are ignored. */
export function readReadOptions(query: unknown): ReadOptions {
  const given = (query ?? {}) as Record<string, unknown>
  const issues: FieldIssue[] = []
  const lang = readLanguage(given.lang, issues)
  if (issues.length > 0) throw badInput(issues)
  return { by: given.by === 'address' ? 'address' : undefined, lang }
}

/** Reads `?copyOf` of a new record; other parameters are ignored. */
export function readCopyOf(query: unknown): string | undefined {
  const { copyOf } = (query ?? {}) as Record<string, unknown>
  if (copyOf === undefined || (typeof copyOf === 'string' && isId(copyOf))) return copyOf
  throw badInput([{ path: 'copyOf', message: 'copyOf must be the id of a record' }])
}

function readLanguage(value: unknown, issues: FieldIssue[]): Language | undefined {
  if (value === undefined || isLanguage(value)) return value
  const codes = languages.map(({ code }) => code).join(', ')
  issues.push({ path: 'lang', message: `lang must be one of: ${codes}` })
  return undefined
}

/** Whether lists are in the order of a date, the earliest first. */
export function isDated({ sortBy, newestFirst, fields }: Definition): boolean {
  return sortBy !== undefined && !newestFirst && fields[sortBy]?.kind === 'date'
}

export function readNumber(
  value: unknown,
  name: string,
  min: number,
  max: number,
  issues: FieldIssue[],
): number | undefined {
  if (value === undefined) return undefined
  const number = typeof value === 'string' && /^\d{1,15}$/.test(value) ? Number(value) : Number.NaN
  if (number >= min && number <= max) return number
  issues.push({ path: name, message: `${name} must be a whole number from ${min} to ${max}` })
  return undefined
}

const maxTextLength = 200

/** No id holds anything else, and PostgreSQL refuses some characters outright. */
export function isId(id: string): boolean {
  return id.length <= maxTextLength && /^[\w-]+$/.test(id)
}

export function readText(value: unknown, name: string, issues: FieldIssue[]): string | undefined {
  if (value === undefined || (typeof value === 'string' && value.length <= maxTextLength)) return value
  const rule = typeof value === 'string' ? `must be at most ${maxTextLength} characters` : 'must be one value'
  issues.push({ path: name, message: `${name} ${rule}` })
  return undefined
}
