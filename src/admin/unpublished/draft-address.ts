import type { OpenDraft } from '../../client/record-drafts.ts'
import { mainLanguage } from '../../shared/languages.ts'
import { type Addressed, recordAddress, translationAddress } from '../record-address.ts'

/** The form that continues a draft: of the record, or of its words in another language. */
export function draftAddress(definition: Addressed, { id, lang }: Pick<OpenDraft, 'id' | 'lang'>): string {
  return lang === mainLanguage ? recordAddress(definition, id) : translationAddress(definition, id, lang)
}

/** Changes of what visitors read; a translation that was never published is named with the languages of its record. */
export function isChangeOfRecord({ lang, isPublished }: Pick<OpenDraft, 'lang' | 'isPublished'>): boolean {
  return lang === mainLanguage || isPublished
}
