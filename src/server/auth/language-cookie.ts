import type { FastifyReply, FastifyRequest } from 'fastify'
import { isLanguage, type Language, mainLanguage } from '../../shared/languages.ts'
import { staffLanguageCookie } from '../../shared/staff-language-cookie.ts'
import type { Config } from '../config.ts'

const yearSeconds = 365 * 24 * 60 * 60

/** The language of the staff area: the person's own choice, else what this browser was last shown in. */
export function staffLanguage({ session, cookies, query }: FastifyRequest): Language {
  const shown = cookies[staffLanguageCookie]
  if (session?.user.language) return session.user.language
  if (isLanguage(shown)) return shown
  // A link in a mail names the language of the mail.
  const { lang } = query as { lang?: unknown }
  return isLanguage(lang) ? lang : mainLanguage
}

/** So that the sign-in screen speaks it too. The browser may change it there, where nobody is signed in. */
export function setLanguageCookie(
  reply: FastifyReply,
  { isHttps }: Pick<Config, 'isHttps'>,
  language: Language | null,
): void {
  if (language === null) return
  reply.setCookie(staffLanguageCookie, language, {
    path: '/admin',
    sameSite: 'lax',
    secure: isHttps,
    maxAge: yearSeconds,
  })
}
