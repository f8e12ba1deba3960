import type { SiteSettings } from '../../content/site-settings/site-settings.ts'
import type { Sender } from './postbox.ts'

/** From whom mails come: the settings say it, in the rest the environment does. */
export function senderOf(
  mailFrom: string,
  { name, senderName, senderEmail }: Pick<SiteSettings, 'name' | 'senderName' | 'senderEmail'>,
): Sender {
  if (senderName === '' && senderEmail === '') return mailFrom
  const given = /^(.*)<([^<>]+)>\s*$/.exec(mailFrom)
  const address = senderEmail || (given?.[2] ?? mailFrom).trim()
  return { name: senderName || name, address }
}

/** As mail programs show it. */
export function senderInWords(sender: Sender): string {
  return typeof sender === 'string' ? sender : `${sender.name} <${sender.address}>`
}
