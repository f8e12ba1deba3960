import type { FastifyInstance, FastifyReply } from 'fastify'
import { z } from 'zod'
import { AppError, badInput } from '../../shared/app-error.ts'
import { isLanguage, type Language, mainLanguage, otherLanguages } from '../../shared/languages.ts'
import type { AppContext } from '../app-context.ts'
import { actorOf } from '../engine/actor.ts'
import type { Content } from '../engine/content.ts'
import { progressReader } from '../engine/translation-progress.ts'
import { sendJson } from '../http/etag-reply.ts'
import { parseBody } from '../http/parse-body.ts'
import { checkAccess, contentPermission } from '../http/request-user.ts'
import { exportFile } from './export-file.ts'
import { importTranslations } from './import-translations.ts'
import { readXliff } from './read-xliff.ts'
import { writeXliff } from './write-xliff.ts'
import { xliffDocs as docs } from './xliff-docs.ts'
import type { XliffFile } from './xliff-document.ts'

/** The texts of several hundred pages; larger sites go to translators by content type. */
const maxFileSize = 8 * 1024 * 1024

const importRule = z.object({
  xliff: z.string().max(maxFileSize),
  isTrial: z.boolean().default(false),
  decisions: z
    .array(
      z.object({
        type: z.string().max(100),
        id: z.string().max(300),
        path: z.string().max(500),
        keep: z.enum(['file', 'here']),
        seen: z.string().max(50),
      }),
    )
    .max(20_000)
    .default([]),
})

/** Texts for translators outside, as XLIFF 2.1, and the way back. */
export function xliffRoutes(app: FastifyInstance, context: AppContext, contents: readonly Content[]): void {
  const byPath = new Map(contents.map((content) => [content.definition.path, content]))
  const readers = contents.map((content) => ({ content, read: waitingReader(context, content) }))
  for (const content of contents) recordRoute(app, content)

  app.get(
    '/api/translations/export.xlf',
    { config: { access: 'read', doc: docs.all } },
    async (request, reply) => {
      const { lang, type } = request.query as Record<string, unknown>
      const language = readLanguage(lang)
      const wanted = readers.filter(({ content }) => type === undefined || content.definition.name === type)
      const files: XliffFile[] = []
      for (const { read } of wanted) files.push(...(await read(language)))
      return sendXliff(reply, language, files, `translations-${language}.xlf`)
    },
  )

  app.post(
    '/api/translations/import',
    {
      bodyLimit: maxFileSize,
      config: { access: contentPermission, publishes: true, doc: { ...docs.import, body: importRule } },
    },
    async (request, reply) => {
      const { xliff, isTrial, decisions } = parseBody(importRule, request.body)
      checkAccess(request.user, 'read')
      const document = await readXliff(xliff)
      for (const { type } of document.files) {
        const content = byPath.get(type)
        if (content) checkAccess(request.user, content.definition.writePermission)
      }
      const actor = actorOf(request)
      const plan = await importTranslations(context, byPath, { document, decisions, isTrial, actor })
      return sendJson(request, reply, plan)
    },
  )
}

/** One record with all of its texts. */
function recordRoute(app: FastifyInstance, { definition, translations }: Content): void {
  app.get<{ Params: { id: string; lang: string } }>(
    `/api/${definition.path}/:id/translations/:lang/export.xlf`,
    { config: { access: 'read', doc: docs.record(definition.label) } },
    async (request, reply) => {
      const lang = readLanguage(request.params.lang)
      const translation = await translations.read({ id: request.params.id, lang })
      const file = exportFile(definition, translation, 'all')
      return sendXliff(reply, lang, file ? [file] : [], `${definition.path}-${translation.id}-${lang}.xlf`)
    },
  )
}

/** The records of a type of which something waits, each with those texts alone. */
function waitingReader(context: AppContext, { definition, translations }: Content) {
  const readProgress = progressReader(context, definition)
  return async (lang: Language): Promise<XliffFile[]> => {
    const waiting = (await readProgress()).filter(
      (record) => record.lang === lang && record.missing + record.outdated > 0,
    )
    const files: XliffFile[] = []
    for (const { id } of waiting) {
      const file = exportFile(definition, await translations.read({ id, lang }), 'waiting')
      if (file) files.push(file)
    }
    return files
  }
}

function sendXliff(reply: FastifyReply, language: Language, files: readonly XliffFile[], name: string) {
  if (files.length === 0) throw new AppError('not_found', 'Nothing waits to be translated')
  return reply
    .header('content-type', 'application/xliff+xml; charset=utf-8')
    .header('content-disposition', `attachment; filename="${name}"`)
    .header('cache-control', 'no-store')
    .send(writeXliff({ sourceLanguage: mainLanguage, language, files }))
}

function readLanguage(lang: unknown): Language {
  if (isLanguage(lang) && otherLanguages.includes(lang)) return lang
  throw badInput([{ path: 'lang', message: `lang must be one of: ${otherLanguages.join(', ')}` }])
}
