import { type Language, languageFacts } from './languages.ts'

/** As networks name it in `og:locale`: with the country where most of its readers are, such as `ar_EG`. */
export function socialLocale(language: Language): string {
  const { language: code, region } = new Intl.Locale(languageFacts(language).locale).maximize()
  return `${code}_${region}`
}
