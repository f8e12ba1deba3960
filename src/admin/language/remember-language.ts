import type { Language } from '../../shared/languages.ts'
import { staffLanguageCookie } from '../../shared/staff-language-cookie.ts'

const yearSeconds = 365 * 24 * 60 * 60

/** For the screens before somebody is signed in; with an account the server remembers it too. */
export function rememberLanguage(language: Language): void {
  const secure = location.protocol === 'https:' ? '; secure' : ''
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store is missing in browsers that staff use
  document.cookie = `${staffLanguageCookie}=${language}; path=/admin; max-age=${yearSeconds}; samesite=lax${secure}`
}
