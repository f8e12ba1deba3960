import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { Definition } from '../../schema/define-content.ts'
import { AppError } from '../../shared/app-error.ts'
import type { Content } from '../engine/content.ts'
import { readRevision } from '../engine/revision-routes.ts'
import type { RouteDoc } from '../http/route-access.ts'
import { sendHtml } from './page-routes.ts'
import type { DrawStillPage } from './rendering/draw-page.ts'
import { pagePolicy } from './rendering/html-document.ts'
import { overlayRecord } from './rendering/overlay-record.ts'
import type { PageRequest } from './rendering/render-page.ts'
import type { SiteAssets } from './rendering/site-assets.ts'

/** What the pages are drawn with that staff see of single records. */
export interface RecordPages {
  draw: DrawStillPage
  fetchApi: PageRequest['fetchApi']
  assets: SiteAssets
}

/** The page of a record as visitors saw it after one of its revisions. For staff alone; never cached, never indexed. */
export function revisionPageRoutes(
  app: FastifyInstance,
  contents: readonly Content[],
  { draw, fetchApi, assets }: RecordPages,
): void {
  for (const { definition, history } of contents) {
    app.get<{ Params: { id?: string; revision: string } }>(
      addressOf(definition),
      { config: { access: 'read', doc: docOf(definition) } },
      async (request, reply) => {
        const past = await history.pastRecord(
          idIn(definition, request),
          readRevision(request.params.revision),
        )
        const { record, time, who } = past
        const url = definition.screens[0].pageOf(record)?.split('#', 1)[0]
        if (url === undefined) throw new AppError('not_found', 'Visitors could not see this version')
        const overlaid = overlayRecord(fetchApi, definition, record)
        const page = await draw({ url, fetchApi: overlaid, olderVersion: { time, who } })
        reply.code(page.status).header('x-robots-tag', 'noindex')
        return sendHtml(reply, page, { policy: pagePolicy(assets), isCacheable: false })
      },
    )
  }
}

function addressOf({ kind, path }: Definition): string {
  const record = kind === 'singleton' ? `/api/${path}` : `/api/${path}/:id`
  return `${record}/revisions/:revision/page`
}

function idIn({ name, singletonId }: Definition, request: FastifyRequest): string {
  return (request.params as { id?: string }).id ?? singletonId ?? name
}

function docOf({ label: [one, many] }: Definition): RouteDoc {
  return {
    tag: many,
    summary: `The page of a ${one.toLowerCase()} as visitors saw it after a revision`,
    answers: { 200: { type: 'string' } },
    answerType: 'text/html',
  }
}
