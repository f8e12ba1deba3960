import type { ApiRoute } from './route-access.ts'

const style = `
  :root { color-scheme: light dark; --paper: #fbfaf7; --ink: #0f172a; --line: #d9d4c7; --accent: #1e40af }
  @media (prefers-color-scheme: dark) { :root { --paper: #0b1120; --ink: #e8ecf5; --line: #2a3550; --accent: #93b4ff } }
  body { margin: 0 auto; max-inline-size: 60rem; padding: 2rem 1.25rem 6rem; background: var(--paper); color: var(--ink); font: 1rem/1.6 system-ui, sans-serif }
  h2 { margin-block: 2.5rem .5rem; font-size: 1.25rem }
  li { display: grid; grid-template-columns: 4.5rem 1fr; gap: .25rem 1rem; padding-block: .6rem; border-block-end: 1px solid var(--line) }
  ul { list-style: none; margin: 0; padding: 0 }
  code { overflow-wrap: anywhere } b { color: var(--accent) } small { grid-column: 2 }
  a { color: var(--accent) }
`

/** The calls of the API on one readable page; the details are in the OpenAPI document it links to. */
export function apiDocsPage(routes: readonly ApiRoute[]): string {
  const tags = [...new Set(routes.map((route) => route.doc.tag))].filter((tag) => tag !== 'hidden')
  const groups = tags.map((tag) =>
    groupOf(
      tag,
      routes.filter((route) => route.doc.tag === tag),
    ),
  )
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<title>API of the website</title><style>${style}</style></head><body><main><h1>API of the website</h1>
<p>Every call the site and its admin area make, open to other programs too. Bodies and answers are JSON. The exact fields stand in
<a href="/api/openapi.json">the OpenAPI 3.1 document</a>.</p>${groups.join('')}</main></body></html>`
}

function groupOf(tag: string, routes: readonly ApiRoute[]): string {
  const rows = routes.map((route) => {
    const needs =
      route.access === 'anyone'
        ? 'Anyone'
        : route.access === 'session'
          ? 'Needs a session'
          : `Needs ${route.access}`
    const query = Object.entries(route.doc.query ?? {}).map(([name, text]) => `?${name}: ${text}`)
    return `<li><b>${route.method}</b><code>${escapeHtml(route.url)}</code><small>${escapeHtml([route.doc.summary, needs, ...query].join(' · '))}</small></li>`
  })
  return `<h2>${escapeHtml(tag)}</h2><ul>${rows.join('')}</ul>`
}

function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`)
}
