import type {
  FastifyContextConfig,
  FastifyInstance,
  FastifyReply,
  FastifyRequest,
  HTTPMethods,
  RouteShorthandOptions,
} from 'fastify'

type Handler = (this: FastifyInstance, request: FastifyRequest, reply: FastifyReply) => unknown

/** What a content type answers one call with. */
interface TypeRoute {
  /** As it would stand without the others: `/api/partners/:id`. */
  url: string
  config: FastifyContextConfig
  handler: Handler
}

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Of a route that several content types share: what each of them says of itself, by its path. */
    byType?: ReadonlyMap<string, TypeRoute>
  }
}

interface CalledRoute {
  url?: string | undefined
  config: FastifyContextConfig
}

/** Where the routes of a content type are declared, as they would be declared on the server itself. */
export type RouteHost = Pick<FastifyInstance, 'get' | 'post' | 'put' | 'delete'>

const parts = /^\/api\/([\w-]+)(.*)$/

/**
 * Collects the routes that every content type has, and registers each once for all types that have it: a route costs
 * the framework a third of a millisecond at the start, and one per type made a third of a start.
 */
export class RoutesByType {
  readonly #calls = new Map<string, Map<string, TypeRoute>>()
  readonly host = {
    get: this.#collect('GET'),
    post: this.#collect('POST'),
    put: this.#collect('PUT'),
    delete: this.#collect('DELETE'),
  } as unknown as RouteHost

  #collect(method: HTTPMethods) {
    return (url: string, { config = {} }: RouteShorthandOptions, handler: Handler): void => {
      const [, type, rest] = parts.exec(url) ?? []
      if (type === undefined) throw new Error(`${method} ${url} is no address of a content type`)
      const call = `${method} ${rest}`
      const byType = this.#calls.get(call) ?? new Map<string, TypeRoute>()
      if (byType.has(type)) throw new Error(`${method} ${url} is declared twice`)
      this.#calls.set(call, byType.set(type, { url, config, handler }))
    }
  }

  /** To be called once, when all are declared. */
  register(app: FastifyInstance): void {
    // Routes of different types are tried in this order: `/order`, which some have, before `/:id`, which all have.
    const lastParameters = (call: string) => call.replaceAll(':', '~')
    const calls = [...this.#calls].sort(([a], [b]) => (lastParameters(a) < lastParameters(b) ? -1 : 1))
    for (const [call, byType] of calls) registerCall(app, call, byType)
  }
}

function registerCall(app: FastifyInstance, call: string, byType: ReadonlyMap<string, TypeRoute>): void {
  const [method = '', rest = ''] = call.split(' ')
  app.route({
    method: method as HTTPMethods,
    url: `/api/:type(${[...byType.keys()].join('|')})${rest}`,
    config: { byType },
    handler(request, reply) {
      const { type } = request.params as { type: string }
      return byType.get(type)?.handler.call(this, request, reply)
    },
  })
}

/** What was called, as its content type declared it. */
export function calledRoute({ routeOptions, params }: FastifyRequest): CalledRoute {
  const { byType } = routeOptions.config
  if (!byType) return routeOptions
  const { type } = params as { type: string }
  const route = byType.get(type)
  if (!route) throw new Error(`${routeOptions.url} was called for ${type}`)
  return route
}

/** The parameters of what was called, without the one by which its content type was found. */
export function calledParams({ routeOptions, params }: FastifyRequest): unknown {
  if (!routeOptions.config.byType) return params
  const { type: _type, ...own } = params as Record<string, string>
  return own
}
