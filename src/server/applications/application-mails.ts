import type { ApplicationValues } from '../../content/application/application.ts'
import { replyPromiseHours } from '../../content/application/application-rules.ts'
import { foundation } from '../../content/foundation.ts'
import type { Config } from '../config.ts'
import type { Mail } from '../mail/outbox.ts'

type Site = Pick<Config, 'publicUrl' | 'adminEmail'>

/**
 * Tells the applicant that the application arrived. It quotes nothing of it: the address may be somebody else's, and the
 * form must not carry a stranger's words to them.
 */
export function receiptMail(site: Site, { name, email }: ApplicationValues): Mail {
  return {
    to: email,
    subject: 'We have received your application',
    text: [
      isPlainName(name) ? `Hello ${name},` : 'Hello,',
      `thank you for writing to the ${foundation.name}. Your application has reached us, and you will hear from us within ${replyPromiseHours} hours.`,
      'There is nothing you need to do until then. If you did not apply, somebody mistyped an address: please ignore this mail.',
      `${foundation.name}\n${site.publicUrl}`,
    ].join('\n\n'),
  }
}

/** Tells staff that somebody applied; the rest is read where only staff can. */
export function noticeMail(site: Site, { name, subject }: ApplicationValues): Mail {
  return {
    to: site.adminEmail,
    subject: `New application: ${subject}`,
    text: [
      `${name} has applied: ${subject}`,
      `An answer was promised within ${replyPromiseHours} hours.`,
      `${site.publicUrl}/admin/applications`,
    ].join('\n\n'),
  }
}

/** Letters of any script, and no more than a name needs: no address of a web page fits in. */
function isPlainName(name: string): boolean {
  return /^[\p{L}\p{M}' -]{1,60}$/u.test(name)
}
