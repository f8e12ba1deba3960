import type { Language } from '../../shared/languages.ts'
import type { MessagesShape } from '../../shared/messages-shape.ts'
import { staffTexts as arabic } from './ar/staff-texts.ts'
import { staffTexts as english } from './en/staff-texts.ts'

/** What staff read of the server itself, in the language each of them chose. */
export const staffMessages: Record<Language, MessagesShape<typeof english>> = { en: english, ar: arabic }
