import type { Language } from '../../shared/languages.ts'

interface OfferTexts {
  label: string
  text: string
  action: string
  decline: string
}

/** Each in its own language, for whoever is on a page in another. */
export const languageOfferTexts: Record<Language, OfferTexts> = {
  en: {
    label: 'Language',
    text: 'This page is also available in English.',
    action: 'Read in English',
    decline: 'Close',
  },
  ar: {
    label: 'اللغة',
    text: 'هذه الصفحة متاحة بالعربية أيضًا.',
    action: 'القراءة بالعربية',
    decline: 'إغلاق',
  },
}
