import type { FastifyInstance } from 'fastify'
import { AppError } from '../../shared/app-error.ts'
import { shapeProblem } from './json-shape.ts'

/** Bodies are JSON or nothing; a form post or text from another site's page never reaches a handler. */
export function acceptJsonOnly(app: FastifyInstance): void {
  app.removeAllContentTypeParsers()
  const parse = app.getDefaultJsonParser('error', 'error')
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (request, body, done) => {
    // DELETE and sign-out carry no body, yet clients often name the type.
    if (body === '') return done(null, undefined)
    const text = body.toString()
    const problem = shapeProblem(text)
    if (problem) return done(new AppError('bad_input', problem), undefined)
    parse(request, text, done)
  })
}
