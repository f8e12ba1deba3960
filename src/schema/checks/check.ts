import type { AnyField } from '../field.ts'
import type { Members } from '../field-members.ts'

/** An error is asked about before publishing; a hint is not. */
export type Severity = 'error' | 'hint'

/** What a finding tells besides its name: figures, addresses, words of the record. */
export type Params = Readonly<Record<string, string | number>>

/** A value of a record, and where it stands. */
export interface Place {
  /** Such as `sections.2.images.0.url`; empty for the record as a whole. */
  path: string
  field: AnyField
  value: unknown
  /** The values that stand beside it: those of the record, the group or the item. */
  beside: Members
  /** Whether it names the record. */
  isTitle: boolean
}

/** gone: there is no such page; failing: the server answers with an error; silent: nothing answers. */
export type DeadReason = 'gone' | 'failing' | 'silent'

/** What is known besides the record. Whatever is left out, or unknown, raises no alarm. */
export interface CheckFacts {
  now: Date
  /** Asked before publishing: then it also counts what time does to a record by itself. */
  isPublishing?: boolean
  /** Where the site stands, so that whole addresses of its own pages are known. */
  siteUrl?: string
  /** Whether an address of the site leads to nothing that visitors can see. */
  leadsNowhere?: (path: string) => boolean | undefined
  /** Finds names in a text that the foundation had before; `now` is what it is called today. */
  formerNames?: { now: string; find: (text: string, isAddress?: boolean) => string | undefined }
  /** Whether a picture is a logo that came with the sample content, although the name is another by now. */
  isFormerLogo?: (url: string) => boolean
  /** Of a picture that is stored here. */
  pictureBytes?: (url: string) => number | undefined
  isPictureMissing?: (url: string) => boolean | undefined
  isRecordGone?: (collection: string, id: string) => boolean | undefined
  /** What the last looks at an address elsewhere found. */
  deadLink?: (address: string) => { since: string; reason: DeadReason } | undefined
  /** How far a translation is; left out where the record itself is looked at. */
  translation?: { state: 'none' | 'draft' | 'published'; missing: number; outdated: number }
}

export interface Found {
  /** Where it is, if not at the place that was looked at. */
  path?: string
  params?: Params
  /** Where that is not the severity of the check. */
  severity?: Severity
}

interface CheckWords {
  /** One word for code and tests; those of content types begin with the name of theirs. */
  name: string
  severity: Severity
  /** What is wrong, and what to do, in plain words. */
  says: (params: Params) => string
  /** What stands in the place of a value once it is mended; undefined where that is not safe. Left out where it never is. */
  mend?: (value: unknown, params: Params) => unknown
}

/** Looks at one field, wherever it stands. */
export interface FieldCheck extends CheckWords {
  find: (place: Place, facts: CheckFacts) => readonly Found[]
}

/** Looks at a record as a whole. */
export interface RecordCheck extends CheckWords {
  find: (values: Members, facts: CheckFacts) => readonly Found[]
}

/** The rules of a list whose items have rules of their own. */
export interface ListRules {
  checks: readonly FieldCheck[]
  /** Which members of an item visitors are shown; undefined for all. */
  shownMembers?: (item: Members) => readonly string[] | undefined
}

/** What content types add to the checks of the field kinds. */
export interface OwnRules {
  /** By the name of the type. */
  records: Readonly<Record<string, readonly RecordCheck[]>>
  /** By what a field says it is checked as. */
  lists: Readonly<Record<string, ListRules>>
}

/** One thing that should be mended. */
export interface Finding {
  check: string
  severity: Severity
  path: string
  params: Params
  /** Whether one press mends it. */
  isMendable: boolean
  /** What the items of lists on the way to it are called, from the outside. */
  items: readonly string[]
}

export const nothing: readonly Found[] = []

/** A value as words; empty for what is none. */
export function wordsOf(value: unknown): string {
  return typeof value === 'string' ? value : ''
}
