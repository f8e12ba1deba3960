import type { FastifyReply, FastifyRequest } from 'fastify'
import { isLanguage, type Language, mainLanguage } from '../../shared/languages.ts'
import { staffLanguageCookie } from '../../shared/staff-language-cookie.ts'
import type { Config } from '../config.ts'

const yearSeconds = 365 * 24 * 60 * 60

/** The language of the staff area: the person's own choice, else what this browser was last shown in. */
export function staffLanguage({ session, cookies }: FastifyRequest): Language {
  const shown = cookies[staffLanguageCookie]
  return session?.user.language ?? (isLanguage(shown) ? shown : mainLanguage)
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
