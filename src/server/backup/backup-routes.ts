import type { FastifyInstance } from 'fastify'
import { z } from 'zod'
import { notFound } from '../../shared/app-error.ts'
import type { AppContext } from '../app-context.ts'
import { sendJson } from '../http/etag-reply.ts'
import type { RouteDoc } from '../http/route-access.ts'
import { askForBackup, readBackupStatus, readBackups } from './backup-desk.ts'
import { backupProblems } from './backup-failure.ts'
import { backupKinds, parseBackupName } from './backup-name.ts'
import { drillProblems } from './check-backup.ts'

const tag = 'Backups'
const backup = z.object({
  name: z.string(),
  kind: z.enum(backupKinds).describe('Made by the clock, by a super admin here, or by the command'),
  time: z.string(),
  bytes: z.number(),
  check: z
    .object({ time: z.string(), isSound: z.boolean() })
    .nullable()
    .describe('Whether a drill restored it, and what came of that'),
})
const problem = z.enum(drillProblems).nullable().describe('Null where everything was as it was backed up')
const view = z.object({
  place: z.enum(['disk', 'objects']),
  isReachable: z.boolean().describe('Whether the place of the backups could be read'),
  backups: z.array(backup).describe('Newest first'),
  drill: z
    .object({
      time: z.string(),
      backup: z.object({ name: z.string(), time: z.string() }).nullable(),
      problem,
      details: z.string(),
      rows: z.number(),
      files: z.number(),
    })
    .nullable()
    .describe('The last time that a backup was restored into a scratch database'),
  isRunning: z.boolean(),
  nextAt: z.string().nullable().describe('When the next one is made'),
  failure: z
    .object({
      problem: z.enum(backupProblems),
      details: z.string(),
      attempts: z.number(),
    })
    .nullable()
    .describe('Why the last try failed; null once one was made'),
})
const docs = {
  list: { tag, summary: 'The backups that are kept, and the next one', answers: { 200: view } },
  status: {
    tag,
    summary: 'Whether backups are made, and stand their drill',
    answers: {
      200: z.object({
        lastBackup: z.string().nullable(),
        isOverdue: z.boolean().describe('Whether the last one was made too long ago'),
        problem: z.enum(backupProblems).nullable().describe('Why the last try failed'),
        drill: z.object({ time: z.string(), problem, backupTime: z.string().nullable() }).nullable(),
      }),
    },
  },
  make: {
    tag,
    summary: 'Back up now: the next backup begins at once',
    answers: { 202: view },
  },
  download: {
    tag,
    summary: 'A backup as a file: everything that the site holds, personal data included',
    answers: { 200: { type: 'string', format: 'binary' } },
    answerType: 'application/gzip',
  },
} satisfies Record<string, RouteDoc>

/** A backup holds everything, also what only some may read: these are for super admins alone. */
const access = 'all'

export function backupRoutes(app: FastifyInstance, context: AppContext): void {
  const list = () =>
    readBackups(context, (error) => app.log.error({ err: error }, 'the backups could not be listed'))

  app.get('/api/backups', { config: { access, doc: docs.list } }, async (_request, reply) =>
    reply.header('cache-control', 'private, no-store').send(await list()),
  )

  app.get(
    '/api/backups/status',
    { config: { access: 'manage_users', doc: docs.status } },
    async (request, reply) => sendJson(request, reply, await readBackupStatus(context)),
  )

  app.post('/api/backups', { config: { access, doc: docs.make } }, async (_request, reply) => {
    await askForBackup(context)
    return reply.code(202).send(await list())
  })

  app.get<{ Params: { name: string } }>(
    '/api/backups/:name',
    { config: { access, doc: docs.download } },
    async (request, reply) => {
      const { name } = request.params
      const found = parseBackupName(name) && (await context.backups.open(name))
      if (!found) throw notFound('Backup')
      return reply
        .type('application/gzip')
        .header('content-disposition', `attachment; filename="${name}"`)
        .header('content-length', found.bytes)
        .header('cache-control', 'private, no-store')
        .send(found.body)
    },
  )
}
