import type * as english from './page-language.ts'

export const pageLanguage: typeof english.pageLanguage = 'ar'
export const pageDirection: typeof english.pageDirection = 'rtl'
