import { languageOfPath, pathInLanguage } from '../../shared/language-path.ts'
import { type Language, languageFacts } from '../../shared/languages.ts'
import { visitorMessages } from '../messages/visitor-messages.ts'
import type { RenderedPage } from '../pages/rendering/render-page.ts'
import type { PageAssets, SiteAssets } from '../pages/rendering/site-assets.ts'
import { sourceHash } from '../pages/rendering/source-hash.ts'
import type { DocumentLook } from '../settings/document-look.ts'
import { keepLinksInside, type PreviewPlace, previewHref } from './preview-address.ts'
import { escapeHtml } from './preview-bar.ts'
import { previewStyle } from './preview-style.ts'

interface PreviewDocument {
  page: Pick<RenderedPage, 'head' | 'body'>
  assets: PageAssets
  look: DocumentLook
  place: PreviewPlace
  publicUrl: string
  /** Empty inside the frame of a phone, where it stands around it. */
  bar: string
}

const robots = '<meta name="robots" content="noindex, nofollow"><meta name="referrer" content="no-referrer">'
const viewport = '<meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">'
const style = `<style>${previewStyle}</style>`

/**
 * A page of a preview: what the server draws, without its scripts, which would read the site of today, and without what
 * tells search engines and other sites where the page stands.
 */
export function previewDocument({ page, assets, look, place, publicUrl, bar }: PreviewDocument): string {
  const [title = ''] = /<title>.*?<\/title>/s.exec(page.head) ?? []
  const files = assets.styles.map((file) => `<link rel="stylesheet" href="${file}">`).join('')
  const colors = look.style && `<style>${look.style}</style>`
  // What is said to search engines stands in scripts too.
  const said = page.body.replace(/<script\b.*?<\/script>/gs, '')
  const body = keepLinksInside(said, place, publicUrl)
  return `${opening(assets.language, place.isDark)}<head>${viewport}${robots}${title}${files}${colors}${style}</head>
<body><div id="root">${body}</div>${bar && `<div class="preview-room"></div>${bar}`}</body></html>`
}

/** A page as wide as a phone, and the bar. */
export function phoneDocument(place: PreviewPlace, path: string, bar: string): string {
  const language = languageOfPath(path)
  const { label, frame } = visitorMessages[language].preview
  const address = escapeHtml(previewHref({ ...place, frame: 'bare' }, path))
  return `${opening(language, place.isDark)}<head>${viewport}${robots}<title>${label}</title>${style}</head>
<body class="preview-stage"><iframe class="preview-phone" title="${frame}" src="${address}"></iframe>${bar}</body></html>`
}

interface Notice {
  title: string
  text: string
  link: { href: string; text: string }
}

/** A page without a preview. */
export function noticeDocument(language: Language, { title, text, link }: Notice): string {
  return `${opening(language, false)}<head>${viewport}${robots}<meta name="color-scheme" content="light dark"><title>${title}</title>${style}</head>
<body><main class="preview-note"><h1>${title}</h1><p>${text}</p><p><a href="${escapeHtml(link.href)}">${link.text}</a></p></main></body></html>`
}

/** The same words whatever is wrong with the address: expired, taken back or made up. */
export function endedDocument(path: string): string {
  const language = languageOfPath(path)
  const { ended, endedReason, home } = visitorMessages[language].preview
  const link = { href: pathInLanguage('/', language), text: home }
  return noticeDocument(language, { title: ended, text: endedReason, link })
}

function opening(language: Language, isDark: boolean): string {
  const { code, dir } = languageFacts(language)
  return `<!doctype html>\n<html lang="${code}" dir="${dir}" data-theme="${isDark ? 'dark' : 'light'}">`
}

/** No script at all; frames for videos and for the page on a phone. */
export function previewPolicy({ isDevelopment }: SiteAssets, look: DocumentLook): string {
  const hashes = [previewStyle, ...(look.style ? [look.style] : [])]
  const allowed = isDevelopment ? "'unsafe-inline'" : hashes.map((text) => `'${sourceHash(text)}'`).join(' ')
  return [
    "default-src 'self'",
    "script-src 'none'",
    `style-src 'self' ${allowed}`,
    "style-src-attr 'unsafe-inline'",
    "img-src 'self' https: data:",
    "frame-src 'self' https://www.youtube-nocookie.com",
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'self'",
  ].join('; ')
}
