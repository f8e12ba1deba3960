import type { FastifyInstance } from 'fastify'
import { z } from 'zod'
import type { Definition } from '../../schema/define-content.ts'
import { pageShowing } from '../../schema/shown-record.ts'
import { badInput, notFound } from '../../shared/app-error.ts'
import { pathInLanguage } from '../../shared/language-path.ts'
import type { Content } from '../engine/content.ts'
import { readTranslationParams, type TranslationParams } from '../engine/translation-routes.ts'
import type { RouteDoc } from '../http/route-access.ts'
import { sendHtml } from './page-routes.ts'
import { pagePolicy } from './rendering/html-document.ts'
import { overlayRecord } from './rendering/overlay-record.ts'
import type { RecordPages } from './revision-page-routes.ts'

/**
 * The page of a record in another language, with words that are being typed laid over it. For staff alone; nothing is
 * stored, cached or indexed.
 */
export function translationPageRoutes(
  app: FastifyInstance,
  contents: readonly Content[],
  { draw, fetchApi, assets }: RecordPages,
): void {
  for (const { definition, translations } of contents) {
    app.post<{ Params: TranslationParams }>(
      `/api/${definition.path}/:id/translations/:lang/page`,
      { config: { access: 'read', doc: docOf(definition) } },
      async (request, reply) => {
        const named = readTranslationParams(request.params)
        const record = await translations.preview(named, readWords(request.body))
        const address = pageShowing(definition, record)
        if (address === undefined) throw notFound('Page')
        const url = pathInLanguage(address, named.lang)
        const page = await draw({ url, fetchApi: overlayRecord(fetchApi, definition, record) })
        reply.code(page.status).header('x-robots-tag', 'noindex')
        return sendHtml(reply, page, { policy: pagePolicy(assets), isCacheable: false })
      },
    )
  }
}

const bodyRule = z.object({
  texts: z
    .record(z.string(), z.string())
    .describe('The words by path; what is left out or empty is shown in the main language'),
})

function readWords(body: unknown): Record<string, string> {
  const given = bodyRule.safeParse(body)
  if (given.success) return given.data.texts
  throw badInput([{ path: 'texts', message: 'Texts must be an object' }])
}

function docOf({ label: [one, many] }: Definition): RouteDoc {
  return {
    tag: many,
    summary: `The page of a ${one.toLowerCase()} in another language, with the given words; nothing is stored`,
    body: bodyRule,
    answers: { 200: { type: 'string' } },
    answerType: 'text/html',
  }
}
