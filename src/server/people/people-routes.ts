import type { FastifyInstance } from 'fastify'
import { z } from 'zod'
import { isEmail } from '../../schema/is-email.ts'
import { badInput } from '../../shared/app-error.ts'
import { siteDay } from '../../shared/dates.ts'
import type { AppContext } from '../app-context.ts'
import { requireUser } from '../http/request-user.ts'
import type { RouteDoc } from '../http/route-access.ts'
import { erasePerson, exportPerson } from './person.ts'

interface ByEmail {
  Params: { email: string }
}

const tag = 'People'
const step = z.object({ time: z.string(), action: z.string(), before: z.unknown(), after: z.unknown() })
const docs = {
  export: {
    tag,
    summary: 'Everything that is held about the person with this email address, as a file',
    answers: {
      200: z.object({
        email: z.string(),
        exportedAt: z.string(),
        applications: z.array(z.looseObject({ id: z.string(), history: z.array(step) })),
        mails: z.array(z.looseObject({ to: z.string(), subject: z.string(), text: z.string() })),
        account: z.looseObject({}).nullish().describe('For holders of manage_users only'),
        accountHistory: z.array(step).optional().describe('For holders of manage_users only'),
      }),
    },
  },
  erase: {
    tag,
    summary: 'Erase everything that is held about the person with this email address, but a staff account',
    answers: { 204: null },
  },
} satisfies Record<string, RouteDoc>

/** The same right as for one application: it is the same data. */
const access = 'write'

export function peopleRoutes(app: FastifyInstance, context: AppContext): void {
  app.get<ByEmail>(
    '/api/people/:email/export',
    { config: { access, doc: docs.export } },
    async (request, reply) => {
      const person = await exportPerson(context, requireUser(request), emailOf(request.params))
      const file = `person-${siteDay(context.now())}.json`
      return reply
        .type('application/json; charset=utf-8')
        .header('content-disposition', `attachment; filename="${file}"`)
        .header('cache-control', 'private, no-store')
        .send(JSON.stringify(person, null, 2))
    },
  )

  app.delete<ByEmail>(
    '/api/people/:email',
    { config: { access, doc: docs.erase } },
    async (request, reply) => {
      await erasePerson(context, requireUser(request), emailOf(request.params))
      return reply.code(204).send()
    },
  )
}

function emailOf({ email }: ByEmail['Params']): string {
  const given = email.trim().toLowerCase()
  if (!isEmail(given)) throw badInput([{ path: 'email', message: 'Please give an email address' }])
  return given
}
