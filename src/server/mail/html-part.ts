import { isLanguage, languageFacts } from '../../shared/languages.ts'
import type { MailPayload } from '../due-work/due-payloads.ts'

/**
 * Of a mail that is read from right to left: plain text cannot say so, and mail programs would set its full stops on the
 * wrong side. All other mails are text alone.
 */
export function htmlPart({ subject, body, language }: Pick<MailPayload, 'subject' | 'body' | 'language'>): {
  html?: string
} {
  const dir = isLanguage(language) ? languageFacts(language).dir : 'ltr'
  if (dir === 'ltr') return {}
  const paragraphs = body.split('\n\n').map((text) => `<p>${linked(text).replaceAll('\n', '<br>')}</p>`)
  return {
    html: `<!doctype html><html lang="${language}" dir="${dir}"><head><meta charset="utf-8"><title>${escapeHtml(subject)}</title></head><body>${paragraphs.join('')}</body></html>`,
  }
}

/** Addresses run from left to right whatever is around them. */
function linked(text: string): string {
  return escapeHtml(text).replace(
    /https?:\/\/[^\s<]+/g,
    (address) => `<a href="${address}" dir="ltr">${address}</a>`,
  )
}

function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`)
}
