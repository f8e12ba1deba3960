import type { FastifyContextConfig, FastifyInstance, RouteOptions } from 'fastify'
import type { z } from 'zod'
import { asksAsStaff } from '../../shared/audience.ts'
import { type Access, checkAccess, checkMayPublish, contentPermission } from './request-user.ts'

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
    /** What the address asks for besides, such as the permission of the content type that it names. */
    accessOf?: (params: Readonly<Record<string, string>>) => Access | undefined
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
 * A route that declares neither fails at start: none can be forgotten. Asked before the body is read: whoever may not
 * call a route cannot make the server take in or parse what they send.
 */
export function guardRoutes(app: FastifyInstance): ApiRoute[] {
  const routes: ApiRoute[] = []
  const table: SiteRoute[] = []
  app.decorate('routeTable', table)
  app.addHook('onRoute', (route) => {
    const { url, config = {} } = route
    const { access, doc } = config
    route.bodyLimit ??= bodyLimitOf(access)
    const isApi = url.startsWith('/api/')
    if (isApi && (!access || !doc)) throw new Error(`${route.method} ${url} must declare access and doc`)
    for (const method of methodsOf(route)) {
      const publishes = doesPublish(method, config)
      table.push({ method, url, access, publishes })
      if (access && doc && method !== 'HEAD') routes.push({ method, url, access, publishes, doc })
    }
  })
  app.addHook('onRequest', async (request) => {
    const { config } = request.routeOptions
    const { access } = config
    if (!access) return
    checkAccess(request.user, access)
    const also = config.accessOf?.(request.params as Record<string, string>)
    if (also) checkAccess(request.user, also)
    if (doesPublish(request.method, config)) checkMayPublish(request.user)
    // What visitors see must never pass for what staff see: without a session the answer is 401.
    if (asksAsStaff(request.headers)) checkAccess(request.user, 'session')
  })
  return routes
}

/** Bytes of a body that anybody may send: several times the longest that any of these routes takes. */
export const publicBodyLimit = 32 * 1024
/** Of the one public route that takes a long text, and of the forms of pages. */
export const formBodyLimit = 64 * 1024
/** Readers send one thing that is long: the texts of a translation, to see its page. */
const readerBodyLimit = 512 * 1024
const writerBodyLimit = 2 * 1024 * 1024

function bodyLimitOf(access: Access | undefined): number {
  if (access === undefined) return formBodyLimit
  if (access === 'anyone' || access === 'session') return publicBodyLimit
  return access === 'read' ? readerBodyLimit : writerBodyLimit
}

/** What content is written with; a route that needs one of these and says nothing about publishing counts as publishing. */
const contentPermissions: readonly (Access | undefined)[] = [
  'manage_content',
  'manage_media',
  'all',
  contentPermission,
]

function doesPublish(method: string, config: FastifyContextConfig | undefined): boolean {
  const isWrite = method !== 'GET' && method !== 'HEAD'
  return config?.publishes ?? (isWrite && contentPermissions.includes(config?.access))
}

function methodsOf(route: RouteOptions): string[] {
  return Array.isArray(route.method) ? route.method : [route.method]
}
