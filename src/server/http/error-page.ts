import type { FastifyRequest } from 'fastify'
import type { AppError } from '../../shared/app-error.ts'
import { languageOfPath, pathInLanguage } from '../../shared/language-path.ts'
import { languageFacts } from '../../shared/languages.ts'
import { visitorMessages } from '../messages/visitor-messages.ts'

/** Whether a person waits in front of a browser for a page, and not a program for an answer. */
export function wantsPage({ method, url, headers }: FastifyRequest): boolean {
  const isPageAddress = !url.startsWith('/api/') && !url.startsWith('/files/')
  return method === 'GET' && isPageAddress && (headers.accept ?? '').includes('text/html')
}

/** In the language of the address. Needs nothing that could fail too: no data, no script, no style. */
export function errorPage(url: string, failure: AppError | undefined): string {
  const { code, dir } = languageFacts(languageOfPath(url))
  const texts = visitorMessages[code].errorPage
  const isPassing = failure?.code === 'unavailable' || failure?.code === 'too_many'
  const message = failure ? texts.refused(failure.message, isPassing) : texts.failed
  return `<!doctype html>
<html lang="${code}" dir="${dir}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark"><meta name="robots" content="noindex"><title>${texts.title}</title></head>
<body><main><h1>${texts.title}</h1><p>${escapeHtml(message)}</p><p><a href="${pathInLanguage('/', code)}">${texts.home}</a></p></main></body></html>`
}

function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`)
}
