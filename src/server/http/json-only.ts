import type { FastifyInstance } from 'fastify'

/** Bodies are JSON or nothing; a form post or text from another site's page never reaches a handler. */
export function acceptJsonOnly(app: FastifyInstance): void {
  app.removeAllContentTypeParsers()
  const parse = app.getDefaultJsonParser('error', 'error')
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (request, body, done) => {
    // DELETE and sign-out carry no body, yet clients often name the type.
    if (body === '') return done(null, undefined)
    parse(request, body.toString(), done)
  })
}
