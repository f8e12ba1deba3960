import type { FastifyInstance } from 'fastify'
import { z } from 'zod'
import { program } from '../../content/program/program.ts'
import { closedReasons } from '../../content/program/program-openness.ts'
import { mainLanguage } from '../../shared/languages.ts'
import { programOpeningsPath } from '../../shared/program-openings-path.ts'
import { readReadOptions } from '../engine/content-query.ts'
import { sendJsonText } from '../http/etag-reply.ts'
import type { RouteDoc } from '../http/route-access.ts'
import type { ProgramOpenings } from './program-openings.ts'

const doc: RouteDoc = {
  tag: 'Applications',
  summary: 'Which programs take applications; why the others do not, and since when',
  query: { lang: 'The language of the titles' },
  answers: {
    200: z.array(
      z.object({
        program: z.string().describe('The id of the program'),
        title: z.string(),
        reason: z.enum(closedReasons).nullable().describe('Why it takes none; null where it does'),
        since: z
          .string()
          .nullable()
          .describe(
            'The last day to apply, or since when it is closed or full; null where that is not known',
          ),
      }),
    ),
  },
}

export function openingsReader(openings: ProgramOpenings) {
  return async (query: unknown) => {
    const { lang = mainLanguage } = readReadOptions(query)
    return { json: JSON.stringify(await openings.list(lang)), madeFrom: [program.name] as readonly string[] }
  }
}

export function openingRoute(app: FastifyInstance, openings: ProgramOpenings): void {
  const read = openingsReader(openings)
  app.get(programOpeningsPath, { config: { access: 'anyone', doc } }, async (request, reply) => {
    const { json, madeFrom } = await read(request.query)
    reply.madeFrom = madeFrom
    return sendJsonText(request, reply, json)
  })
}
