import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { isObject } from '../../schema/field-members.ts'
import { badInput } from '../../shared/app-error.ts'
import { isLanguage, type Language, otherLanguages } from '../../shared/languages.ts'
import { revisionTag, sendJson } from '../http/etag-reply.ts'
import { checkMayPublish } from '../http/request-user.ts'
import { actorOf } from './actor.ts'
import type { Content } from './content.ts'
import { readDraftRevision, readRevision } from './revision-routes.ts'
import { textPartRule, translationDocs } from './translation-docs.ts'
import type { Translation } from './translation-record.ts'

export interface TranslationParams {
  id: string
  lang: string
}

/** The translations of any record, their history, and the way back to an earlier state of them. */
export function translationRoutes(app: FastifyInstance, { definition, translations }: Content): void {
  const path = `/api/${definition.path}/:id/translations/:lang`
  const docs = translationDocs(definition)
  const write = { access: definition.writePermission }

  app.get<{ Params: TranslationParams }>(
    path,
    { config: { access: 'read', doc: docs.read } },
    async (request, reply) =>
      sendTranslation(request, reply, await translations.read(readTranslationParams(request.params))),
  )

  app.put<{ Params: TranslationParams }>(
    path,
    // Of a translation that was never published this is what drafts it.
    { config: { ...write, publishes: false, doc: docs.update } },
    async (request, reply) => {
      const { params, body, headers, user } = request
      const by = {
        actor: actorOf(request),
        ifMatch: headers['if-match'],
        onPublish: () => checkMayPublish(user),
      }
      const saved = await translations.update(readTranslationParams(params), body, by)
      return sendTranslation(request, reply, saved)
    },
  )

  app.delete<{ Params: TranslationParams }>(
    path,
    { config: { ...write, doc: docs.remove } },
    async (request, reply) => {
      await translations.remove(
        readTranslationParams(request.params),
        actorOf(request),
        request.headers['if-match'],
      )
      return reply.code(204).send()
    },
  )

  app.get<{ Params: TranslationParams }>(
    `${path}/revisions`,
    { config: { access: 'read', doc: docs.revisions } },
    async (request, reply) =>
      sendJson(request, reply, await translations.history.revisions(readTranslationParams(request.params))),
  )

  app.post<{ Params: TranslationParams & { revision: string } }>(
    `${path}/revisions/:revision/restore`,
    { config: { ...write, doc: docs.revert } },
    async (request, reply) => {
      const revision = readRevision(request.params.revision)
      const path = readPart(request.body)
      const named = readTranslationParams(request.params)
      const draft = readDraftRevision(request.body)
      const by = { actor: actorOf(request), ifMatch: request.headers['if-match'], draft }
      const { history } = translations
      const restored =
        path === undefined
          ? await history.revert(named, revision, by)
          : await history.revertText(named, { revision, path }, by)
      return sendTranslation(request, reply, restored)
    },
  )
}

export function sendTranslation(
  request: FastifyRequest,
  reply: FastifyReply,
  translation: Translation,
): FastifyReply {
  return sendJson(request, reply, translation, revisionTag(translation.revision))
}

/** Which text of the earlier state is meant; undefined for all of it. */
function readPart(body: unknown): string | undefined {
  if (!isObject(body) || body.part === undefined) return undefined
  const given = textPartRule.safeParse(body.part)
  if (given.success) return given.data.field
  throw badInput([{ path: 'part', message: 'A part names a text by its path' }])
}

export function readTranslationParams({ id, lang }: TranslationParams): { id: string; lang: Language } {
  if (isLanguage(lang) && otherLanguages.includes(lang)) return { id, lang }
  throw badInput([{ path: 'lang', message: `lang must be one of: ${otherLanguages.join(', ')}` }])
}
