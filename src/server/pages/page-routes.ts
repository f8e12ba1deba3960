import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { accountLinkPaths } from '../../shared/account-link-paths.ts'
import { pathWithoutLanguage } from '../../shared/language-path.ts'
import { staffLanguage } from '../auth/language-cookie.ts'
import { ownWindow } from '../http/security-headers.ts'
import { staffMessages } from '../messages/staff-messages.ts'
import { currentSettings, foundationIn } from '../settings/current-settings.ts'
import { plainAddress } from './plain-address.ts'
import type { MissedAddresses } from './redirects/missed-addresses.ts'
import type { RedirectIndex } from './redirects/redirect-index.ts'
import type { DrawPage, Pages } from './rendering/draw-page.ts'
import { type HtmlDocument, htmlDocument, pagePolicy } from './rendering/html-document.ts'
import type { SiteAssets } from './rendering/site-assets.ts'

const linkPaths = new Set(Object.values(accountLinkPaths))

/** Every address that is not a file or a call of the API is a page. */
export function pageRoutes(
  app: FastifyInstance,
  draw: DrawPage,
  { assets, plainPath }: Pick<Pages, 'assets' | 'plainPath'>,
  { redirects, misses }: { redirects: RedirectIndex; misses: MissedAddresses },
): void {
  app.get('/admin', (request, reply) => sendAdmin(request, reply, assets))
  app.get('/admin/*', (request, reply) => sendAdmin(request, reply, assets))
  app.get('/*', async (request, reply) => {
    const plain = plainAddress(request.url, plainPath)
    if (plain !== request.url) {
      // An older website may have spelled its addresses otherwise.
      const meant = isSpelledOtherwise(request.url, plain) ? await redirects.find(request.url) : undefined
      return meant === undefined ? reply.redirect(plain, 301) : sendOn(reply, meant)
    }
    if (isSearch(plain)) app.countSearch(request.ip)
    const page = await draw(plain)
    if (page.movedTo !== undefined) return sendOn(reply, page.movedTo + queryOf(request.url))
    const leadsTo = page.status === 404 ? await redirects.find(request.url) : undefined
    if (leadsTo !== undefined) return sendOn(reply, leadsTo)
    // Staff may look for a page that is not there yet.
    if (page.status === 404 && !request.session) misses.note(request.url)
    reply.code(page.status)
    // One that is not there may come with any change.
    if (page.status === 200) reply.madeFrom = page.types
    // Data is missing for a moment: crawlers and proxies are told to come back instead of believing the gap.
    if (page.status === 503) reply.header('retry-after', '2')
    return sendHtml(reply, page, { policy: pagePolicy(assets), isCacheable: page.isComplete })
  })
}

/** In the one spelling that the page has. */
function isSearch(plain: string): boolean {
  const mark = plain.indexOf('?')
  return mark >= 0 && pathWithoutLanguage(plain.slice(0, mark)) === '/search'
}

/** By more than its slashes. */
function isSpelledOtherwise(url: string, plain: string): boolean {
  return plainAddress(url) !== plain
}

/** A browser that remembered the way would be sent in circles once a record takes its old address back. */
function sendOn(reply: FastifyReply, address: string): FastifyReply {
  return reply.header('cache-control', 'no-cache').redirect(address, 301)
}

function queryOf(url: string): string {
  const mark = url.indexOf('?')
  return mark < 0 ? '' : url.slice(mark)
}

function sendAdmin(request: FastifyRequest, reply: FastifyReply, assets: SiteAssets): FastifyReply {
  const language = staffLanguage(request)
  const { title, checking } = staffMessages[language].document
  const head = `<title>${title}</title><meta name="robots" content="noindex">`
  const body = `<p role="status" data-waiting>${checking}</p>`
  const { digits } = currentSettings().settings
  const state = { facts: { foundation: foundationIn(language), digits }, answers: new Map() }
  const document = htmlDocument({ head, body, state, assets: assets.forAdmin(language) })
  // Opened by a link that is a secret: no other site hears even that it was.
  if (linkPaths.has(request.url.split('?', 1)[0] ?? '')) reply.header('referrer-policy', 'no-referrer')
  return reply
    .headers(ownWindow)
    .header('content-security-policy', pagePolicy(assets))
    .header('cache-control', 'no-store')
    .type('text/html; charset=utf-8')
    .send(document.html)
}

interface HtmlOptions {
  policy: string
  /** Whether browsers and caches may store it and revalidate it. */
  isCacheable: boolean
}

export function sendHtml(
  reply: FastifyReply,
  { html, etag }: HtmlDocument,
  { policy, isCacheable }: HtmlOptions,
): FastifyReply {
  reply.header('content-security-policy', policy).type('text/html; charset=utf-8')
  if (!isCacheable) return reply.header('cache-control', 'no-store').send(html)
  return reply.header('etag', etag).header('cache-control', 'public, no-cache').send(html)
}
