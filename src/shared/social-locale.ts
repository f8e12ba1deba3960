import { type Language, languages } from './languages.ts'

const locales = new Map(languages.map(({ code, locale }) => [code, withRegion(locale)]))

/** As networks name it in `og:locale`: with the country where most of its readers are, such as `ar_EG`. */
export function socialLocale(language: Language): string {
  return locales.get(language) ?? language
}

/** Too slow to ask for with every page. */
function withRegion(locale: string): string {
  const { language, region } = new Intl.Locale(locale).maximize()
  return `${language}_${region}`
}
