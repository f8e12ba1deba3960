import type { FastifyInstance } from 'fastify'
import { z } from 'zod'
import { redirect } from '../../../content/redirect/redirect.ts'
import { maxImported } from '../../../content/redirect/redirect-csv.ts'
import { AppError, badInput } from '../../../shared/app-error.ts'
import type { AppContext } from '../../app-context.ts'
import { actorOf } from '../../engine/actor.ts'
import type { Content } from '../../engine/content.ts'
import { parseBody } from '../../http/parse-body.ts'
import type { RouteDoc } from '../../http/route-access.ts'

const body = z.object(
  {
    redirects: z
      .array(z.unknown(), { error: 'Redirects must be a list' })
      .max(maxImported, { error: `Redirects can hold at most ${maxImported} entries` }),
  },
  { error: 'The body must be a JSON object' },
)
const doc: RouteDoc = {
  tag: 'Redirects',
  summary: 'Store many redirects at once, all or none; each is checked as if it came alone',
  body,
  answers: { 200: z.object({ stored: z.number() }) },
}

export function redirectImportRoute(
  app: FastifyInstance,
  { database, version, now }: Pick<AppContext, 'database' | 'version' | 'now'>,
  contents: readonly Content[],
): void {
  const content = contents.find(({ definition }) => definition.name === redirect.name)
  app.post('/api/redirects/import', { config: { access: 'manage_content', doc } }, async (request) => {
    const { redirects } = parseBody(body, request.body)
    const raised = await database.write(async (tx) => {
      const refused: AppError[] = []
      for (const [index, input] of redirects.entries()) {
        try {
          await content?.insert(tx, input, actorOf(request), now())
        } catch (error) {
          if (!(error instanceof AppError)) throw error
          refused.push(atIndex(error, index))
        }
      }
      // All that is wrong is told at once.
      const [first] = refused
      if (first)
        throw badInput(
          refused.flatMap(({ issues }) => issues),
          first.message,
        )
      // Links of every type may lead elsewhere now.
      return version.raise(tx)
    })
    version.publish(raised)
    return { stored: redirects.length }
  })
}

function atIndex(error: AppError, index: number): AppError {
  return badInput(
    error.issues.map(({ path, message }) => ({ path: `redirects.${index}.${path}`, message })),
    error.message,
  )
}
