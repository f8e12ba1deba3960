import { searchText } from './search-text.ts'

/** Latin before Arabic, whatever the language of the browser; 9 before 10. */
const collator = new Intl.Collator('en', { numeric: true })

/**
 * The order in which people look for names and titles: forms of one letter stand together and differ only where nothing
 * else does. The collator alone would put all of أ before ا. For times and ids, which are no words, use `<`.
 */
export function compareTexts(one: string, other: string): number {
  return collator.compare(searchText(one), searchText(other)) || collator.compare(one, other)
}
