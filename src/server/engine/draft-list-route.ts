import type { FastifyInstance } from 'fastify'
import type { Definition } from '../../schema/define-content.ts'
import { readValues } from '../../schema/stored-values.ts'
import { badInput, type FieldIssue } from '../../shared/app-error.ts'
import { mainLanguage } from '../../shared/languages.ts'
import type { Database } from '../database/connect.ts'
import { sendJson } from '../http/etag-reply.ts'
import { readText } from './content-query.ts'
import { recordOf } from './content-record.ts'
import { draftListDoc } from './draft-docs.ts'
import { keptValues } from './draft-record.ts'
import {
  type ListedDraft,
  listBegunTranslations,
  listRecordDrafts,
  listTranslationDrafts,
} from './open-draft-store.ts'
import type { DraftData } from './record-draft-store.ts'
import { listWaitingIn } from './release-store.ts'

/** What waits to be published, over the records of all types: lists of staff mark their records by it. */
export function draftListRoute(
  app: FastifyInstance,
  { database }: { database: Database },
  definitions: readonly Definition[],
): void {
  const byName = new Map(definitions.map((definition) => [definition.name, definition]))

  app.get('/api/drafts', { config: { access: 'read', doc: draftListDoc } }, async (request, reply) => {
    const issues: FieldIssue[] = []
    const { type: given } = (request.query ?? {}) as Record<string, unknown>
    const type = readText(given, 'type', issues)
    if (issues.length > 0) throw badInput(issues)
    const wanted = definitions.filter(({ name }) => type === undefined || name === type)
    const rows = await listOpenDrafts(database, wanted)
    const releases = await listWaitingIn(database.db)
    const drafts = rows.flatMap((row) => {
      const definition = byName.get(row.type)
      const release = releases.get(`${row.type}/${row.id}/${row.language}`) ?? null
      return definition ? [{ ...listed(definition, row), release }] : []
    })
    return sendJson(request, reply, drafts)
  })
}

/** More than anybody looks through. */
const maxListed = 1000

/** Of records and of their translations, the last edited first. */
async function listOpenDrafts({ db }: Database, definitions: readonly Definition[]): Promise<ListedDraft[]> {
  const types = definitions.map(({ name }) => name)
  const singletons = definitions.filter(({ kind }) => kind === 'singleton').map(({ name }) => name)
  const lists = [
    await listRecordDrafts(db, types, maxListed),
    await listTranslationDrafts(db, { types, singletons }, maxListed),
    await listBegunTranslations(db, { types, singletons }, maxListed),
  ]
  return lists
    .flat()
    .toSorted((one, other) => other.updated_at.localeCompare(one.updated_at))
    .slice(0, maxListed)
}

function listed(definition: Definition, row: ListedDraft) {
  const { path, label, kind } = definition
  const isRecord = row.language === mainLanguage
  const isNew = isRecord && !row.is_published && kind === 'collection'
  const { title } = JSON.parse(row.data) as DraftData
  return {
    type: row.type,
    path,
    label: label[0],
    id: row.id,
    lang: row.language,
    title,
    isNew,
    isPublished: isRecord ? !isNew : row.is_published,
    createdAt: row.created_at,
    createdBy: row.created_by,
    updatedAt: row.updated_at,
    updatedBy: row.updated_by,
    record: isNew ? unpublishedRecord(definition, row) : null,
  }
}

function unpublishedRecord(definition: Definition, row: ListedDraft) {
  const values = { ...readValues(definition.fields, {}, 'all'), ...keptValues(definition, row) }
  return recordOf(definition, row, values, 'staff')
}
