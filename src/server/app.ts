import cookie from '@fastify/cookie'
import Fastify, { type FastifyInstance, type FastifyServerOptions } from 'fastify'
import type { AppContext } from './app-context.ts'
import { answerUnknownApiPaths, handleErrors } from './http/error-handler.ts'
import { healthRoute } from './http/health-route.ts'
import { acceptJsonOnly } from './http/json-only.ts'
import { guardOrigin } from './http/origin-guard.ts'
import { guardRoutes } from './http/route-access.ts'

export interface AppOptions {
  logger?: FastifyServerOptions['logger']
}

export async function buildApp(context: AppContext, options: AppOptions = {}): Promise<FastifyInstance> {
  const app = Fastify({
    logger: options.logger ?? false,
    trustProxy: context.config.trustProxy,
    bodyLimit: 2 * 1024 * 1024,
    requestTimeout: 8000,
    http: { headersTimeout: 4000, requestTimeout: 8000, connectionsCheckingInterval: 1000 },
    genReqId: () => crypto.randomUUID(),
    routerOptions: { maxParamLength: 200 },
  })
  app.decorateRequest('user', null)
  handleErrors(app)
  acceptJsonOnly(app)
  await app.register(cookie)
  guardOrigin(app, context.config.publicUrl)
  guardRoutes(app)
  healthRoute(app, context)
  answerUnknownApiPaths(app)
  return app
}
