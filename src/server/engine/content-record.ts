import type { Definition } from '../../schema/define-content.ts'
import type { Fields } from '../../schema/field.ts'
import { type FollowLink, followLinks } from '../../schema/follow-links.ts'
import { readValues } from '../../schema/stored-values.ts'
import { type TextsByPath, translateValues } from '../../schema/translate-values.ts'
import { AppError } from '../../shared/app-error.ts'
import { type Language, mainLanguage } from '../../shared/languages.ts'
import type { EntryRow } from './content-store.ts'

export type Values = Record<string, unknown>

/** A record as it is answered. */
export interface ContentRecord extends Values {
  id: string
  createdAt: string | null
  updatedAt: string | null
  /** Never told to visitors. */
  updatedBy?: string | null
  /** The language of its texts; told to whoever named a language. */
  lang?: Language
}

/** The language that a record is asked for in, and its published words in that language. */
export interface Wording {
  lang: Language
  texts?: TextsByPath | undefined
}

/** A record and how often it was saved: 0 for a singleton that nobody saved yet. */
export interface RevisedRecord {
  record: ContentRecord
  revision: number
}

export type Audience = 'staff' | 'visitors'

/** For whom a record is read, in which words, and where its links lead. */
export interface Reading {
  audience: Audience
  wording?: Wording | undefined
  follow?: FollowLink | undefined
}

export function toRecord(
  definition: Definition,
  row: EntryRow,
  reading: Reading = { audience: 'staff' },
): ContentRecord {
  return worded(definition, row, { stored: JSON.parse(row.data), ...reading })
}

interface ReadingOf extends Reading {
  /** As it stands in the database. */
  stored: Values
  /** The fields that `stored` has; all by default. */
  fields?: Fields
}

/** A record in the language that is asked for, or whole in the main one where it has no words in that. */
export function worded(
  definition: Definition,
  row: RowFacts,
  { stored, audience, wording, follow, fields = definition.fields }: ReadingOf,
): ContentRecord {
  const translated = wording?.texts && translateValues(fields, stored, wording.texts)
  const ids = audience === 'visitors' ? 'none' : 'all'
  const read: Values = readValues(definition.fields, translated ?? stored, ids)
  const shown = audience === 'visitors' ? definition.forVisitors(read) : read
  const values = follow ? followLinks(definition.fields, shown, follow) : shown
  const record = recordOf(definition, row, values, audience)
  return wording ? { ...record, lang: translated ? wording.lang : mainLanguage } : record
}

/** The stored values as today's definition reads them. */
export function valuesOf(definition: Definition, row: Pick<EntryRow, 'data'>): Values {
  return readValues(definition.fields, JSON.parse(row.data))
}

/** What the defaults of a singleton say in a language; undefined where they are known in the main one alone. */
export type DefaultsIn = (language: Language) => Values | undefined

/** What a singleton answers before anyone saved it: the defaults, in the language asked for, and no times. */
export function unsavedRecord(
  definition: Definition,
  reading: Reading,
  defaultsIn?: DefaultsIn,
): ContentRecord {
  const { wording } = reading
  const defaults = wording && !wording.texts ? defaultsIn?.(wording.lang) : undefined
  const record = worded(definition, unsavedFacts(definition), { stored: defaults ?? {}, ...reading })
  return wording && defaults ? { ...record, lang: wording.lang } : record
}

export function unsavedFacts({ singletonId = '' }: Definition): RowFacts {
  return { id: singletonId, created_at: null, updated_at: null, updated_by: null }
}

export interface RowFacts {
  id: string
  created_at: string | null
  updated_at: string | null
  updated_by: string | null
}

export function recordOf(
  { modifiedName }: Definition,
  { id, created_at: createdAt, updated_at: updatedAt, updated_by: updatedBy }: RowFacts,
  values: Values,
  audience: Audience,
): ContentRecord {
  const modified = modifiedName ? { [modifiedName]: updatedAt } : {}
  const author = audience === 'staff' ? { updatedBy } : {}
  return { id, ...values, createdAt, updatedAt, ...author, ...modified }
}

export function titleOf(definition: Definition, values: Values): string {
  const title = values[definition.titleField]
  return typeof title === 'string' && title !== '' ? title : definition.label[0]
}

/** The refusal of a value that another record has and only one may. */
export function duplicateOf({ fields, label }: Definition): AppError {
  const [path, field] = Object.entries(fields).find(([, candidate]) => candidate.uniqueMessage) ?? []
  const message = field?.uniqueMessage ?? `This ${label[0].toLowerCase()} exists already`
  return new AppError('duplicate', message, { issues: path === undefined ? [] : [{ path, message }] })
}
