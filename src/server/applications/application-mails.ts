import type { ApplicationValues } from '../../content/application/application.ts'
import { pathInLanguage } from '../../shared/language-path.ts'
import { type Language, languageFacts, mainLanguage } from '../../shared/languages.ts'
import type { Config } from '../config.ts'
import type { Mail } from '../mail/queue-mail.ts'
import { staffMessages } from '../messages/staff-messages.ts'
import { visitorMessages } from '../messages/visitor-messages.ts'
import { foundationIn } from '../settings/current-settings.ts'

type Site = Pick<Config, 'publicUrl' | 'adminEmail'>

/**
 * Tells the applicant, in the language of the application, that it arrived. It quotes nothing of it: the address may be somebody else's, and the
 * form must not carry a stranger's words to them.
 */
export function receiptMail(site: Site, { name, email }: ApplicationValues, language: Language): Mail {
  const texts = visitorMessages[language].receipt
  const { name: foundation, replyHours } = foundationIn(language)
  const home = language === mainLanguage ? '' : pathInLanguage('/', language)
  return {
    to: email,
    subject: texts.subject,
    text: [
      isPlainName(name) ? texts.greeting(name) : texts.namelessGreeting,
      texts.arrived(foundation, replyHours),
      texts.mistaken,
      `${foundation}\n${site.publicUrl}${home}`,
    ].join('\n\n'),
    language,
  }
}

/** Tells staff, in the language they work in, that somebody applied; the rest is read where only staff can. */
export function noticeMail(
  site: Site,
  { name, subject }: ApplicationValues,
  { written, reader }: { written: Language; reader: Language },
): Mail {
  const texts = staffMessages[reader].notice
  return {
    to: site.adminEmail,
    subject: texts.subject(subject),
    text: [
      texts.applied(name, subject),
      ...(written === mainLanguage ? [] : [texts.language(languageFacts(written).name)]),
      texts.promised(foundationIn(reader).replyHours),
      `${site.publicUrl}/admin/applications`,
    ].join('\n\n'),
    language: reader,
  }
}

/** Letters of any script, and no more than a name needs: no address of a web page fits in. */
function isPlainName(name: string): boolean {
  return /^[\p{L}\p{M}' -]{1,60}$/u.test(name)
}
