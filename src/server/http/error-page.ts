import type { FastifyRequest } from 'fastify'

/** Whether a person waits in front of a browser for a page, and not a program for an answer. */
export function wantsPage({ method, url, headers }: FastifyRequest): boolean {
  const isPageAddress = !url.startsWith('/api/') && !url.startsWith('/files/')
  return method === 'GET' && isPageAddress && (headers.accept ?? '').includes('text/html')
}

/** Needs nothing that could fail too: no data, no script, no style. */
export function errorPage(message: string): string {
  return `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark"><meta name="robots" content="noindex"><title>Something went wrong</title></head>
<body><main><h1>Something went wrong</h1><p>${escapeHtml(message)}</p><p><a href="/">Go to the home page</a></p></main></body></html>`
}

function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`)
}
