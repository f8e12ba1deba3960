import type { FastifyRequest } from 'fastify'
import type { AppError } from '../../shared/app-error.ts'
import { languageOfPath, pathInLanguage } from '../../shared/language-path.ts'
import { languageFacts } from '../../shared/languages.ts'
import { visitorMessages } from '../messages/visitor-messages.ts'
import { sourceHash } from '../pages/rendering/source-hash.ts'
import { foundationIn } from '../settings/current-settings.ts'
import { documentLook } from '../settings/document-look.ts'
import { inertPolicy } from './security-headers.ts'

/** Whether a person waits in front of a browser for a page, and not a program for an answer. */
export function wantsPage({ method, url, headers }: FastifyRequest): boolean {
  const isPageAddress = !url.startsWith('/api/') && !url.startsWith('/files/')
  return method === 'GET' && isPageAddress && (headers.accept ?? '').includes('text/html')
}

/**
 * In the language of the address, by the name of the foundation and in its colour. Needs nothing that could fail too: the
 * settings are in memory, and there is no data, no script and no file.
 */
export function errorPage(url: string, failure: AppError | undefined): { html: string; policy: string } {
  const { code, dir } = languageFacts(languageOfPath(url))
  const texts = visitorMessages[code].errorPage
  const isPassing = failure?.code === 'unavailable' || failure?.code === 'too_many'
  const message = failure ? texts.refused(failure.message, isPassing) : texts.failed
  const style = styleWith(documentLook().primary)
  const html = `<!doctype html>
<html lang="${code}" dir="${dir}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark"><meta name="robots" content="noindex"><title>${texts.title}</title><style>${style}</style></head>
<body><main><p class="name">${escapeHtml(foundationIn(code).name)}</p><h1>${texts.title}</h1><p>${escapeHtml(message)}</p><p><a href="${pathInLanguage('/', code)}">${texts.home}</a></p></main></body></html>`
  return { html, policy: `${inertPolicy}; style-src '${sourceHash(style)}'` }
}

/** The colour is only a line at the top: no choice of it can make a text hard to read. */
function styleWith(color: string): string {
  return `body{margin:0;border-top:.375rem solid ${color};font:1.0625rem/1.6 system-ui,sans-serif;color:#1c2333;background:#fbfaf7}
main{box-sizing:border-box;max-width:36rem;margin:0 auto;padding:12vh 1.5rem 3rem}
.name{margin:0;font-weight:600;overflow-wrap:anywhere}
h1{margin:1.5rem 0 .5rem;font-size:2rem;line-height:1.25}
a{display:inline-block;margin-top:.5rem;padding:.625rem 1.25rem;border:1px solid;border-radius:.625rem;color:inherit;text-decoration:none}
@media(prefers-color-scheme:dark){body{color:#e6eaf2;background:#0b1120}}`
}

function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`)
}
