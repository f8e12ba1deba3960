import type { FastifyInstance, RouteOptions } from 'fastify'
import type { z } from 'zod'
import { type Access, checkAccess } from './request-user.ts'

/** What a route says about itself for the documentation. */
export interface RouteDoc {
  summary: string
  tag: string
  body?: z.ZodType
  /** The body as JSON schema, where it is not made from Zod. */
  bodySchema?: object
  query?: Record<string, string>
  headers?: Record<string, string>
  /** Status → schema of the answer; null for an empty one. */
  answers: Record<number, z.ZodType | object | null>
}

declare module 'fastify' {
  interface FastifyContextConfig {
    access?: Access
    doc?: RouteDoc
  }
}

export interface ApiRoute {
  method: string
  url: string
  access: Access
  doc: RouteDoc
}

/**
 * Guards every route under /api by the `access` it declares and lists it for the documentation.
 * A route that declares neither fails at start: none can be forgotten.
 */
export function guardRoutes(app: FastifyInstance): ApiRoute[] {
  const routes: ApiRoute[] = []
  app.addHook('onRoute', (route) => {
    if (!route.url.startsWith('/api/')) return
    const { access, doc } = route.config ?? {}
    if (!access || !doc) throw new Error(`${String(route.method)} ${route.url} must declare access and doc`)
    for (const method of methodsOf(route))
      if (method !== 'HEAD') routes.push({ method, url: route.url, access, doc })
  })
  app.addHook('onRequest', async (request) => {
    const access = request.routeOptions.config.access
    if (access) checkAccess(request.user, access)
  })
  return routes
}

function methodsOf(route: RouteOptions): string[] {
  return Array.isArray(route.method) ? route.method : [route.method]
}
