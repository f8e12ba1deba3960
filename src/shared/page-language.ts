import type { Language } from './languages.ts'

/** Of the built-in texts around what is drawn; the build of another language puts a file of its own in this one's place. */
export const pageLanguage: Language = 'en'
export const pageDirection: 'ltr' | 'rtl' = 'ltr'
