import type { Fields, ValuesOf } from './field.ts'

export type BadgeTone = 'neutral' | 'success' | 'warning' | 'danger' | 'info' | 'gold'

export interface RecordBadge {
  text: string
  tone?: BadgeTone
}

export interface Visibility {
  isVisible: boolean
  /** Such as: Hidden from visitors: its status is Draft. */
  words: string
}

export type ListRecord<F extends Fields> = ValuesOf<F> & { id: string; updatedAt: string | null }

export interface SortWay<R> {
  label: string
  compare(one: R, other: R): number
}

/** How records look in a list and how staff find their way in it. All of it has defaults read off the fields. */
export interface ListFacts<F extends Fields = Fields> {
  /** In rows; on cards with large pictures; or on cards that are edited in place. */
  as: 'rows' | 'cards' | 'inline'
  /** Address of the picture; an empty one is replaced by a pattern. Undefined for a list without pictures. */
  picture(record: ListRecord<F>): string | undefined
  pictureLook: 'photo' | 'logo' | 'portrait'
  badges(record: ListRecord<F>): readonly RecordBadge[]
  /** Short facts on one line. */
  facts(record: ListRecord<F>): readonly string[]
  /** At most two lines of text. */
  text(record: ListRecord<F>): string
  /** Labels below the text, the first few of them. */
  tags(record: ListRecord<F>): readonly string[]
  /** A field with an address on the web that is shown as a link, under these words or as the address itself. */
  link: { field: keyof F & string; words?: string } | undefined
  /** Fields that the search looks into. */
  searchIn: readonly (keyof F & string)[]
  /** Choices and switches that narrow the list. */
  filterBy: readonly (keyof F & string)[]
  sorts: readonly SortWay<ListRecord<F>>[]
  /** The order of the list where staff do not set it by hand. */
  compare(one: ListRecord<F>, other: ListRecord<F>): number
  isOrderedByHand: boolean
  /** In words, whether visitors see it; undefined where the badges say enough. */
  visibility(record: ListRecord<F>): Visibility | undefined
  /**
   * What its place means where pages show only the first few; empty where there is nothing to say. Places count from 1
   * among the records that visitors see; undefined for a hidden one.
   */
  note(record: ListRecord<F>, place: number | undefined): string
}
