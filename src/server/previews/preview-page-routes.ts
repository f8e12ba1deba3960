import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { languageOfPath } from '../../shared/language-path.ts'
import type { AppContext } from '../app-context.ts'
import { FloodGuard } from '../applications/flood-guard.ts'
import type { Content } from '../engine/content.ts'
import { ownWindow } from '../http/security-headers.ts'
import { visitorMessages } from '../messages/visitor-messages.ts'
import { plainAddress } from '../pages/plain-address.ts'
import type { Pages } from '../pages/rendering/draw-page.ts'
import { houseLook } from '../settings/document-look.ts'
import { leaveNote, pathIn } from './leave-note.ts'
import { type PreviewPlace, pageOfPreview, previewHref, readPreviewPlace } from './preview-address.ts'
import type { NoteOutcome } from './preview-bar.ts'
import { endedDocument, noticeDocument, previewPolicy } from './preview-document.ts'
import { PreviewPages } from './preview-pages.ts'
import { findPreviewByToken, type PreviewRow } from './preview-store.ts'
import { Previews } from './previews.ts'

/** Of one address: a page of a preview is drawn anew for everybody who opens it. */
export const maxPreviewsPerMinute = 120

const outcomes = new Set(['comment', 'approval', 'name', 'text', 'many'])
const outcomeName = 'preview-note'

interface Params {
  token: string
}

/** The site with drafts laid over it, or as it was: for whoever has the address, never cached, indexed or linked. */
export function previewPageRoutes(
  app: FastifyInstance,
  context: AppContext,
  { pages, contents }: { pages: Pages; contents: readonly Content[] },
): void {
  const previews = new Previews(context, contents)
  const drawn = new PreviewPages(context, pages)
  const flood = new FloodGuard(context.now, {
    maxPerMinute: maxPreviewsPerMinute,
    message: 'Very many previews are being opened. Please try again in a minute.',
  })
  app.addHook('preClose', async () => drawn.close())

  const policy = previewPolicy(pages.assets, houseLook)
  const sendNotice = (reply: FastifyReply, html: string) =>
    reply.header('content-security-policy', policy).type('text/html; charset=utf-8').send(html)
  const sendEnded = (reply: FastifyReply, url: string) => sendNotice(reply.code(410), endedDocument(url))

  /** Undefined where it has ended, or never was. */
  const findOpen = async ({ params }: FastifyRequest): Promise<Found | undefined> => {
    const place = readPreviewPlace((params as Params).token)
    const preview = await findPreviewByToken(context.database.db, place.token)
    if (!preview || !(await previews.isOpen(preview))) return undefined
    return { preview, place }
  }
  const find = async (request: FastifyRequest): Promise<Found | undefined> => {
    const found = await findOpen(request)
    if (found) flood.count(request.ip)
    return found
  }

  app.register(async (scope) => {
    takeForms(scope)
    scope.addHook('onRequest', async (_request, reply) => {
      reply.headers({
        ...ownWindow,
        'cache-control': 'no-store',
        'referrer-policy': 'no-referrer',
        'x-robots-tag': 'noindex, nofollow',
      })
    })
    // The address is the right to write here: without it no body is read.
    scope.addHook('onRequest', async (request, reply) => {
      if (request.method === 'POST' && !(await findOpen(request))) return sendEnded(reply, '/')
    })

    scope.get<{ Params: Params }>('/preview/:token', async (request, reply) => {
      const found = await find(request)
      if (!found) return sendEnded(reply, '/')
      return reply.redirect(previewHref(found.place, await drawn.start(found.preview)), 302)
    })

    scope.get<{ Params: Params }>('/preview/:token/*', async (request, reply) => {
      const { url, outcome } = readPage(request.url)
      const found = await find(request)
      if (!found) return sendEnded(reply, url)
      const answer = await drawn.draw({ ...found, url, outcome })
      if (answer.kind === 'moved') return reply.redirect(answer.to, 302)
      if (answer.kind === 'file') return reply.code(answer.status).type(answer.type).send(answer.body)
      reply.code(answer.status).header('content-security-policy', answer.policy)
      return reply.type('text/html; charset=utf-8').send(answer.html)
    })

    scope.post<{ Params: Params; Body: Record<string, unknown> }>(
      '/preview/:token',
      async (request, reply) => {
        const found = await find(request)
        if (!found) return sendEnded(reply, '/')
        const body = request.body ?? {}
        const page = pageIn(body.page)
        const outcome = await leaveNote(context, { preview: found.preview, body, ip: request.ip })
        return reply.redirect(previewHref(found.place, withOutcome(page, outcome)), 303)
      },
    )

    // The form of the Join page, in a preview: nothing is taken.
    scope.post<{ Params: Params }>('/preview/:token/*', async (request, reply) => {
      const { url } = readPage(request.url)
      const found = await find(request)
      if (!found) return sendEnded(reply, url)
      const language = languageOfPath(url)
      const { nothingSent: title, noForms: text, back } = visitorMessages[language].preview
      const link = { href: previewHref(found.place, url), text: back }
      return sendNotice(reply, noticeDocument(language, { title, text, link }))
    })
  })
}

interface Found {
  preview: PreviewRow
  place: PreviewPlace
}

function takeForms(scope: FastifyInstance): void {
  scope.removeContentTypeParser('application/json')
  scope.addContentTypeParser(
    'application/x-www-form-urlencoded',
    { parseAs: 'string', bodyLimit: 64 * 1024 },
    (_request, body, done) => {
      done(null, Object.fromEntries(new URLSearchParams(body.toString())))
    },
  )
}

/** The page of the site, and how saying something about it went. */
function readPage(address: string): { url: string; outcome: NoteOutcome | undefined } {
  // Taken apart by hand: `new URL` reads `//host` as another host, and throws where that is none.
  const { path, query } = inTwo(plainAddress(pageOfPreview(address)))
  const parameters = new URLSearchParams(query)
  const given = parameters.get(outcomeName) ?? ''
  parameters.delete(outcomeName)
  const url = parameters.size > 0 ? `${path}?${parameters}` : path
  return { url, outcome: outcomes.has(given) ? (given as NoteOutcome) : undefined }
}

/** Where a note was left, as its form says: by the same rule as the note itself, so that nothing else is stored or followed. */
function pageIn(given: unknown): string {
  const path = pathIn(given)
  if (typeof given !== 'string' || !given.startsWith(`${path}?`)) return path
  return readPage(`/preview/x${path}?${inTwo(given).query}`).url
}

function inTwo(address: string): { path: string; query: string } {
  const mark = address.indexOf('?')
  return mark < 0
    ? { path: address, query: '' }
    : { path: address.slice(0, mark), query: address.slice(mark + 1) }
}

function withOutcome(url: string, outcome: NoteOutcome): string {
  const asked = new URLSearchParams({ [outcomeName]: outcome })
  return url.includes('?') ? `${url}&${asked}` : `${url}?${asked}`
}
