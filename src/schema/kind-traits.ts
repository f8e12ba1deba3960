import { plainWords } from '../shared/plain-words.ts'
import type { FieldKind } from './field.ts'

export interface KindTraits {
  /** Whether a search for words looks into it. */
  isSearched: boolean
  /** What a value is good for in a list of records. */
  inList: 'picture' | 'badge' | 'fact' | 'text' | 'none'
  /** Whether a list can be narrowed to one of its values. */
  isFilter: boolean
  /** Whether it holds words that are written anew in every language. */
  isTranslated: boolean
  /** A stored text as words alone, where it holds more than those. */
  words?: (text: string) => string
}

const plain: KindTraits = { isSearched: false, inList: 'none', isFilter: false, isTranslated: false }

/** What lists of records do with a field of each kind. */
export const kindTraits = {
  text: { isSearched: true, inList: 'fact', isFilter: false, isTranslated: true },
  longText: { isSearched: true, inList: 'text', isFilter: false, isTranslated: true },
  richText: { isSearched: true, inList: 'text', isFilter: false, isTranslated: true, words: plainWords },
  email: { isSearched: true, inList: 'fact', isFilter: false, isTranslated: false },
  phone: { isSearched: true, inList: 'fact', isFilter: false, isTranslated: false },
  link: { isSearched: true, inList: 'none', isFilter: false, isTranslated: false },
  address: plain,
  image: { isSearched: false, inList: 'picture', isFilter: false, isTranslated: false },
  video: plain,
  choice: { isSearched: true, inList: 'badge', isFilter: true, isTranslated: false },
  reference: plain,
  icon: plain,
  color: plain,
  cssClass: plain,
  integer: plain,
  toggle: { isSearched: false, inList: 'none', isFilter: true, isTranslated: false },
  date: { isSearched: false, inList: 'fact', isFilter: false, isTranslated: false },
  textList: { isSearched: true, inList: 'none', isFilter: false, isTranslated: true },
  group: plain,
  list: plain,
} satisfies Record<FieldKind, KindTraits>

/** What a field says in words, for lists and searches. */
export function wordsIn(kind: FieldKind | undefined, text: string): string {
  const traits: KindTraits = kind ? kindTraits[kind] : plain
  return traits.words?.(text) ?? text
}
