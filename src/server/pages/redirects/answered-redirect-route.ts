import type { FastifyInstance } from 'fastify'
import { z } from 'zod'
import type { RouteDoc } from '../../http/route-access.ts'
import type { RedirectIndex } from './redirect-index.ts'

const doc: RouteDoc = {
  tag: 'Redirects',
  summary: 'The redirects that do nothing, because a page stands at their address by now',
  answers: { 200: z.array(z.object({ path: z.string(), title: z.string() })) },
}

export function answeredRedirectRoute(app: FastifyInstance, redirects: RedirectIndex): void {
  app.get('/api/answered-redirects', { config: { access: 'read', doc } }, async () =>
    [...(await redirects.answered())].map(([path, title]) => ({ path, title })).toSorted(byPath),
  )
}

function byPath(one: { path: string }, other: { path: string }): number {
  return one.path < other.path ? -1 : 1
}
