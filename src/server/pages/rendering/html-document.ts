import { createHash, hash } from 'node:crypto'
import { pathInLanguage } from '../../../shared/language-path.ts'
import { languageFacts } from '../../../shared/languages.ts'
import { asEtag } from '../../http/etag-reply.ts'
import { type DocumentLook, documentLook } from '../../settings/document-look.ts'
import { firstPictureHint } from './first-picture.ts'
import type { InlineScripts } from './inline-scripts.ts'
import type { PageState } from './render-page.ts'
import type { PageAssets, SiteAssets } from './site-assets.ts'
import { sourceHash } from './source-hash.ts'

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
  const drawn = [Buffer.from(head), beforeBody, Buffer.from(body), beforeState]
  const picture = Buffer.from(firstPictureHint(body))
  const answers = [Buffer.from(',"answers":'), answersJson(state.answers)]
  const factsJson = Buffer.from(`{"facts":${inlineJson(state.facts)}`)
  const html = Buffer.concat([start.opening, picture, start.rest, ...drawn, factsJson, ...answers, end])
  // A name, no proof: the slower ones protect nothing here.
  const digest = createHash('sha1')
  // What is the same in many documents is known by a hash of its own: it is half of a page.
  for (const part of [start.hash, ...drawn, JSON.stringify(facts), ...answers]) digest.update(part)
  return { html, etag: asEtag(digest.digest('base64url')) }
}

const beforeBody = Buffer.from('</head><body><div id="root">')
const beforeState = Buffer.from('</div><script id="page-state" type="application/json">')
const end = Buffer.from('}</script></body></html>')

interface DocumentStart {
  look: DocumentLook
  opening: Buffer
  /** Stands behind the hint at the first picture. */
  rest: Buffer
  hash: string
}

const starts = new WeakMap<PageAssets, DocumentStart>()

/** The same for all documents of a page until the settings change. */
function startOf(assets: PageAssets): DocumentStart {
  const look = documentLook()
  const known = starts.get(assets)
  if (known?.look === look) return known
  const opening = Buffer.from(openingText(assets))
  const rest = Buffer.from(assets.fonts.map(fontHint).join('') + restText(assets, look))
  const start = { look, opening, rest, hash: hash('sha1', Buffer.concat([opening, rest])) }
  starts.set(assets, start)
  return start
}

function fontHint(file: string): string {
  return `<link rel="preload" as="font" type="font/woff2" href="${file}" crossorigin>`
}

function openingText({ language, inlineScripts }: PageAssets): string {
  const { code, dir } = languageFacts(language)
  return `<!doctype html>
<html lang="${code}" dir="${dir}" data-theme="light"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<script>${inlineScripts.theme}</script>
`
}

function restText(assets: PageAssets, look: DocumentLook): string {
  const manifest = pathInLanguage('/site.webmanifest', assets.language)
  return `
${assets.styles.map((file) => `<link rel="stylesheet" href="${file}">`).join('')}
${assets.preloads.map((file) => `<link rel="modulepreload" href="${file}">`).join('')}
${assets.scripts.map((file) => `<script type="module" src="${file}"></script>`).join('')}
${assets.laterFiles.length > 0 ? `<script id="page-files" type="application/json">${inlineJson(assets.laterFiles)}</script><script>${assets.inlineScripts.start}</script>` : ''}<link rel="manifest" href="${manifest}">
${look.style && `<style>${look.style}</style>`}${iconLinks(look.icon)}
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
function answersJson(answers: PageState['answers']): Buffer {
  const members = [...answers].flatMap(([url, json], index) => [
    Buffer.from(`${index === 0 ? '{' : ','}${inlineJson(url)}:`),
    json,
  ])
  return Buffer.concat([...members, Buffer.from(answers.size === 0 ? '{}' : '}')])
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

const scriptHashes = new WeakMap<InlineScripts, string>()

function hashesOf(scripts: InlineScripts): string {
  const made = () => [scripts.theme, scripts.start].map((script) => `'${sourceHash(script)}'`).join(' ')
  const hashes = scriptHashes.get(scripts) ?? made()
  scriptHashes.set(scripts, hashes)
  return hashes
}

/** No script but our own files and those in the document; frames only for videos. */
export function pagePolicy({
  isDevelopment,
  inlineScripts,
}: Pick<SiteAssets, 'isDevelopment' | 'inlineScripts'>): string {
  const development = isDevelopment ? " 'unsafe-inline' ws:" : ''
  const { style: palette } = documentLook()
  const paletteHash = palette === '' ? '' : ` '${sourceHash(palette)}'`
  return [
    "default-src 'self'",
    `script-src 'self' ${isDevelopment ? "'unsafe-inline'" : hashesOf(inlineScripts)}`,
    // Components set colours and sizes through style attributes; of style elements only our own are allowed.
    `style-src 'self'${paletteHash}${development}`,
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
