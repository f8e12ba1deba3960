import type { FastifyInstance } from 'fastify'
import { z } from 'zod'
import { badInput, notFound } from '../../../shared/app-error.ts'
import type { AppContext } from '../../app-context.ts'
import type { RouteDoc } from '../../http/route-access.ts'
import { forgetMiss, listMisses } from './missed-address-store.ts'
import type { MissedAddresses } from './missed-addresses.ts'
import type { RedirectIndex } from './redirect-index.ts'

const tag = 'Redirects'
const kinds = ['page', 'robot'] as const
const docs = {
  list: {
    tag,
    summary: 'Addresses without a page that were asked for, most often first',
    query: { kind: 'page (default) or robot: what looks for weaknesses of other software' },
    answers: {
      200: z.array(
        z.object({ path: z.string(), count: z.number(), firstDay: z.string(), lastDay: z.string() }),
      ),
    },
  },
  forget: { tag, summary: 'Forget one of them', answers: { 204: null } },
} satisfies Record<string, RouteDoc>

export function missedAddressRoutes(
  app: FastifyInstance,
  { database }: Pick<AppContext, 'database'>,
  { misses, redirects }: { misses: MissedAddresses; redirects: RedirectIndex },
): void {
  const config = (doc: RouteDoc) => ({
    config: { access: 'manage_content' as const, publishes: false, doc },
  })

  app.get<{ Querystring: { kind?: unknown } }>(
    '/api/missed-addresses',
    config(docs.list),
    async (request) => {
      const kind = kinds.find((known) => known === (request.query.kind ?? 'page'))
      if (!kind) throw badInput([{ path: 'kind', message: 'kind must be page or robot' }])
      await misses.write()
      const listed = await listMisses(database.db, kind)
      // What leads on by now is nobody's trouble any more.
      const targets = await Promise.all(listed.map(({ path }) => redirects.find(path)))
      return listed.filter((_, index) => targets[index] === undefined)
    },
  )

  app.delete<{ Params: { path: string } }>(
    '/api/missed-addresses/:path',
    config(docs.forget),
    async (request, reply) => {
      await misses.write()
      if (!(await forgetMiss(database.db, request.params.path))) throw notFound('Address')
      return reply.code(204).send()
    },
  )
}
