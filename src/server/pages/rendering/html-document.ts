import { createHash } from 'node:crypto'
import { pathInLanguage } from '../../../shared/language-path.ts'
import { languageFacts } from '../../../shared/languages.ts'
import { asEtag, etagOf } from '../../http/etag-reply.ts'
import { type DocumentLook, documentLook } from '../../settings/document-look.ts'
import { startScript, themeScript } from './inline-scripts.ts'
import type { PageState } from './render-page.ts'
import type { PageAssets, SiteAssets } from './site-assets.ts'
import { utf8Bytes } from './utf8-bytes.ts'

export interface DocumentParts {
  head: string
  body: string
  state: PageState
  assets: PageAssets
}

export interface HtmlDocument {
  html: Buffer
  /** The same for two documents that differ in nothing but the time they were drawn at. */
  etag: string
}

export function htmlDocument({ head, body, state, assets }: DocumentParts): HtmlDocument {
  const { renderedAt: _, ...facts } = state.facts
  const start = startOf(assets)
  // As bytes one by one: joining texts of this length first costs more.
  const page = [Buffer.from(head), beforeBody, utf8Bytes(body), beforeState]
  const answers = answerBytes(state.answers)
  const factsJson = Buffer.from(`{"facts":${inlineJson(state.facts)}`)
  const html = Buffer.concat([start.bytes, ...page, factsJson, ...answers, end])
  const digest = createHash('sha256')
  for (const part of [start.etag, ...page, JSON.stringify(facts), ...answers]) digest.update(part)
  return { html, etag: asEtag(digest.digest('base64url')) }
}

const beforeBody = Buffer.from('</head><body><div id="root">')
const beforeState = Buffer.from('</div><script id="page-state" type="application/json">')
const end = Buffer.from('</script></body></html>')

interface DocumentStart {
  look: DocumentLook
  bytes: Buffer
  etag: string
}

const starts = new WeakMap<PageAssets, DocumentStart>()

/** The styles of the whole site stand in it; made for every page, it took a tenth of its time. */
function startOf(assets: PageAssets): DocumentStart {
  const look = documentLook()
  const known = starts.get(assets)
  if (known?.look === look) return known
  const bytes = Buffer.from(startText(assets, look))
  const start = { look, bytes, etag: etagOf(bytes) }
  starts.set(assets, start)
  return start
}

function startText(assets: PageAssets, look: DocumentLook): string {
  const { code, dir } = languageFacts(assets.language)
  return `<!doctype html>
<html lang="${code}" dir="${dir}" data-theme="light"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<script>${themeScript}</script>
${assets.fonts.map((file) => `<link rel="preload" as="font" type="font/woff2" href="${file}" crossorigin>`).join('')}
${assets.inlineStyles.map((style) => `<style>${style}</style>`).join('')}
${assets.styles.map((file) => `<link rel="stylesheet" href="${file}">`).join('')}
${assets.preloads.map((file) => `<link rel="modulepreload" href="${file}">`).join('')}
${assets.scripts.map((file) => `<script type="module" src="${file}"></script>`).join('')}
${assets.laterScripts.length > 0 ? `<script id="page-scripts" type="application/json">${inlineJson(assets.laterScripts)}</script><script>${startScript}</script>` : ''}
${look.style && `<style>${look.style}</style>`}${iconLinks(look.icon)}<link rel="manifest" href="${pathInLanguage('/site.webmanifest', code)}">
<meta name="theme-color" content="${look.themeColors.light}" media="(prefers-color-scheme: light)"><meta name="theme-color" content="${look.themeColors.dark}" media="(prefers-color-scheme: dark)">
`
}

function iconLinks(icon: string): string {
  if (icon === '')
    return '<link rel="icon" href="/favicon.svg" type="image/svg+xml"><link rel="icon" href="/favicon.ico" sizes="32x32"><link rel="apple-touch-icon" href="/apple-touch-icon.png">'
  const href = escapeAttribute(icon)
  return `<link rel="icon" href="${href}"><link rel="apple-touch-icon" href="${href}">`
}

function escapeAttribute(text: string): string {
  return text.replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`)
}

/** They are JSON already. */
function answerBytes(answers: PageState['answers']): Buffer[] {
  const members = [...answers].flatMap(([url, json], index) => [
    Buffer.from(`${index === 0 ? '' : ','}${inlineJson(url)}:`),
    json,
  ])
  return [Buffer.from(',"answers":{'), ...members, Buffer.from('}}')]
}

function inlineJson(value: unknown): string {
  return escapeJson(JSON.stringify(value))
}

/** JSON that cannot leave the element it stands in, whatever an editor typed. */
export function escapeJson(json: string): string {
  return json.replace(
    /[<>&\u2028\u2029]/g,
    (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`,
  )
}

const scriptHashes = [themeScript, startScript].map((script) => `'${sourceHash(script)}'`).join(' ')

/** No script but our own files and the two in the document; frames only for videos. */
export function pagePolicy(assets: SiteAssets): string {
  const look = documentLook()
  const known = policies.get(assets)
  if (known?.look === look) return known.policy
  const policy = policyText(assets, look.style)
  policies.set(assets, { look, policy })
  return policy
}

const policies = new WeakMap<SiteAssets, { look: DocumentLook; policy: string }>()

function policyText({ isDevelopment, inlineStyles }: SiteAssets, palette: string): string {
  const development = isDevelopment ? " 'unsafe-inline' ws:" : ''
  const styleHashes = [...inlineStyles, ...(palette === '' ? [] : [palette])]
    .map((style) => ` '${sourceHash(style)}'`)
    .join('')
  return [
    "default-src 'self'",
    `script-src 'self' ${isDevelopment ? "'unsafe-inline'" : scriptHashes}`,
    // Components set colours and sizes through style attributes; of style elements only our own are allowed.
    `style-src 'self'${styleHashes}${development}`,
    "style-src-attr 'unsafe-inline'",
    "img-src 'self' https: data: blob:",
    `connect-src 'self'${development}`,
    "font-src 'self'",
    'frame-src https://www.youtube-nocookie.com',
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ].join('; ')
}

/** Names a script or style of a document so that the policy can allow it and no other. */
export function sourceHash(text: string): string {
  return `sha256-${createHash('sha256').update(text).digest('base64')}`
}
