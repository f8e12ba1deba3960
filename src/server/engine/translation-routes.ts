import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { badInput } from '../../shared/app-error.ts'
import { isLanguage, type Language, otherLanguages } from '../../shared/languages.ts'
import { revisionTag, sendJson } from '../http/etag-reply.ts'
import { actorOf } from './actor.ts'
import type { Content } from './content.ts'
import { readRevision } from './revision-routes.ts'
import { translationDocs } from './translation-docs.ts'
import type { Translation } from './translation-record.ts'

interface Params {
  id: string
  lang: string
}

/** The translations of any record, their history, and the way back to an earlier state of them. */
export function translationRoutes(app: FastifyInstance, { definition, translations }: Content): void {
  const path = `/api/${definition.path}/:id/translations/:lang`
  const docs = translationDocs(definition)
  const write = { access: definition.writePermission }

  app.get<{ Params: Params }>(path, { config: { access: 'read', doc: docs.read } }, async (request, reply) =>
    sendTranslation(request, reply, await translations.read(readParams(request.params))),
  )

  app.put<{ Params: Params }>(path, { config: { ...write, doc: docs.update } }, async (request, reply) => {
    const { params, body, headers } = request
    const named = readParams(params)
    const saved = await translations.update(named, body, actorOf(request), headers['if-match'])
    return sendTranslation(request, reply, saved)
  })

  app.delete<{ Params: Params }>(path, { config: { ...write, doc: docs.remove } }, async (request, reply) => {
    await translations.remove(readParams(request.params), actorOf(request), request.headers['if-match'])
    return reply.code(204).send()
  })

  app.get<{ Params: Params }>(
    `${path}/revisions`,
    { config: { access: 'read', doc: docs.revisions } },
    async (request, reply) =>
      sendJson(request, reply, await translations.revisions(readParams(request.params))),
  )

  app.post<{ Params: Params & { revision: string } }>(
    `${path}/revisions/:revision/restore`,
    { config: { ...write, doc: docs.revert } },
    async (request, reply) => {
      const { params, headers } = request
      const revision = readRevision(params.revision)
      const named = readParams(params)
      const restored = await translations.revert(named, revision, actorOf(request), headers['if-match'])
      return sendTranslation(request, reply, restored)
    },
  )
}

function sendTranslation(request: FastifyRequest, reply: FastifyReply, translation: Translation) {
  return sendJson(request, reply, translation, revisionTag(translation.revision))
}

function readParams({ id, lang }: Params): { id: string; lang: Language } {
  if (isLanguage(lang) && otherLanguages.includes(lang)) return { id, lang }
  throw badInput([{ path: 'lang', message: `lang must be one of: ${otherLanguages.join(', ')}` }])
}
