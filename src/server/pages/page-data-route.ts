import type { FastifyInstance } from 'fastify'
import { z } from 'zod'
import { AppError } from '../../shared/app-error.ts'
import { isPagePath, pageDataPath } from '../../shared/page-data-path.ts'
import { sendJsonText } from '../http/etag-reply.ts'
import { isValidTarget } from '../http/request-target.ts'
import type { RouteDoc } from '../http/route-access.ts'
import { plainAddress } from './plain-address.ts'
import type { DrawPage, Pages } from './rendering/draw-page.ts'
import { answersJson } from './rendering/html-document.ts'

const doc: RouteDoc = {
  tag: 'Pages',
  summary: 'The answers that a page of the site is drawn from, by the address they are read at',
  query: { path: 'The path of the page' },
  answers: { 200: z.record(z.string(), z.unknown()) },
}

/** What a page's scripts start from, once somebody touches it. Its document says the same in words already. */
export function pageDataRoute(
  app: FastifyInstance,
  draw: DrawPage,
  { plainPath }: Pick<Pages, 'plainPath'>,
): void {
  app.get<{ Querystring: { path?: unknown } }>(
    pageDataPath,
    { config: { access: 'anyone', doc } },
    async (request, reply) => {
      const { path } = request.query
      if (typeof path !== 'string' || !isPagePath(path) || !isValidTarget(path))
        throw new AppError('bad_input', 'The address is not valid')
      const page = await draw(plainAddress(path, plainPath))
      if (!page.isComplete)
        throw new AppError(
          'unavailable',
          'The database is not reachable right now. Please try again in a moment.',
          {
            retryAfter: 2,
          },
        )
      if (page.status === 200) reply.madeFrom = page.types
      return sendJsonText(request, reply, answersJson(page.answers).toString())
    },
  )
}
