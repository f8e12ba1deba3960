import type { FastifyContextConfig, FastifyInstance, RouteOptions } from 'fastify'
import type { z } from 'zod'
import { asksAsStaff } from '../../shared/audience.ts'
import { type Access, checkAccess, checkMayPublish } from './request-user.ts'
import { calledRoute } from './routes-by-type.ts'

/** What a route says about itself for the documentation. */
export interface RouteDoc {
  summary: string
  tag: string
  body?: z.core.$ZodType
  /** Whether every field of the body may be left out, because only those given are changed. */
  isPartial?: true
  /** The body as JSON schema, where it is not made from Zod. */
  bodySchema?: object
  query?: Record<string, string>
  headers?: Record<string, string>
  /** Status → schema of the answer; null for an empty one. */
  answers: Record<number, z.core.$ZodType | object | null>
  /** Media type of the answer; JSON when left out. */
  answerType?: string
}

declare module 'fastify' {
  interface FastifyContextConfig {
    access?: Access
    doc?: RouteDoc
    /**
     * Whether only those may call it who publish without asking. Left out, every write of content does; one that
     * prepares something that visitors do not see says that it does not.
     */
    publishes?: boolean
  }
  interface FastifyInstance {
    /** Every route of the server, those of pages and files included. */
    routeTable: readonly SiteRoute[]
  }
}

export interface SiteRoute {
  method: string
  url: string
  /** Who may call it; undefined outside the API, where everything is public. */
  access: Access | undefined
  /** Whether it is closed to those who send changes for approval. */
  publishes: boolean
}

export interface ApiRoute extends SiteRoute {
  access: Access
  doc: RouteDoc
}

/**
 * Guards every route under /api by the `access` it declares and lists it for the documentation.
 * A route that declares neither fails at start: none can be forgotten.
 */
export function guardRoutes(app: FastifyInstance): ApiRoute[] {
  const routes: ApiRoute[] = []
  const table: SiteRoute[] = []
  app.decorate('routeTable', table)
  app.addHook('onRoute', (route) => {
    const declared = [...(route.config?.byType?.values() ?? [route])]
    for (const { url, config = {} } of declared) {
      const { access, doc } = config
      const isApi = url.startsWith('/api/')
      if (isApi && (!access || !doc)) throw new Error(`${route.method} ${url} must declare access and doc`)
      for (const method of methodsOf(route)) {
        const publishes = doesPublish(method, config)
        table.push({ method, url, access, publishes })
        if (access && doc && method !== 'HEAD') routes.push({ method, url, access, publishes, doc })
      }
    }
  })
  app.addHook('onRequest', async (request) => {
    const { config } = calledRoute(request)
    const { access } = config
    if (!access) return
    checkAccess(request.user, access)
    if (doesPublish(request.method, config)) checkMayPublish(request.user)
    // What visitors see must never pass for what staff see: without a session the answer is 401.
    if (asksAsStaff(request.headers)) checkAccess(request.user, 'session')
  })
  return routes
}

/** What content is written with; a route that needs one of these and says nothing about publishing counts as publishing. */
const contentPermissions: readonly (Access | undefined)[] = ['manage_content', 'manage_media', 'all']

function doesPublish(method: string, config: FastifyContextConfig | undefined): boolean {
  const isWrite = method !== 'GET' && method !== 'HEAD'
  return config?.publishes ?? (isWrite && contentPermissions.includes(config?.access))
}

function methodsOf(route: RouteOptions): string[] {
  return Array.isArray(route.method) ? route.method : [route.method]
}
