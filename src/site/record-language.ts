import { pageLanguage } from '../shared/page-language.ts'

/** The language that a record came in: that of the page, or the main one where nobody published a translation. */
export function recordLanguage(record: object): string {
  return 'lang' in record && typeof record.lang === 'string' ? record.lang : pageLanguage
}
