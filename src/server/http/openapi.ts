import { z } from 'zod'
import { statusOf } from '../../shared/app-error.ts'
import { giveWay } from '../give-way.ts'
import type { ApiRoute, RouteDoc } from './route-access.ts'

type Json = Record<string, unknown>

const errorSchema = {
  type: 'object',
  required: ['message'],
  properties: {
    message: { type: 'string' },
    code: { type: 'string', description: 'What has to be done first, such as password_change_required' },
    issues: {
      type: 'array',
      items: {
        type: 'object',
        required: ['path', 'message'],
        properties: { path: { type: 'string' }, message: { type: 'string' } },
      },
    },
  },
}

/** An OpenAPI 3.1 document of the routes the server really has: tenths of a second of work, during which it gives way. */
export async function openApiDocument(routes: readonly ApiRoute[], publicUrl: string): Promise<Json> {
  const pause = giveWay()
  const paths: Record<string, Json> = {}
  for (const route of routes) {
    if (route.doc.tag === 'hidden') continue
    const path = route.url.replace(/:(\w+)/g, '{$1}')
    paths[path] = { ...paths[path], [route.method.toLowerCase()]: operationOf(route) }
    await pause()
  }
  return {
    openapi: '3.1.0',
    info: {
      title: 'Foundation website API',
      version: '1.0.0',
      description:
        'Lists answer with arrays, records with objects, errors with {message, issues}. PUT changes only the fields it is given. With the header X-Audience: staff every call needs a session: without one it answers 401 rather than what visitors see.',
    },
    servers: [{ url: publicUrl }],
    paths,
    components: {
      schemas: { Error: errorSchema },
      securitySchemes: {
        session: {
          type: 'apiKey',
          in: 'cookie',
          name: 'session',
          description: 'Set by POST /api/auth/sign-in',
        },
      },
    },
  }
}

function operationOf({ method, url, access, doc }: ApiRoute): Json {
  const needs =
    access === 'anyone'
      ? 'Anyone.'
      : access === 'session'
        ? 'Needs a session.'
        : `Needs the permission ${access}.`
  const parameters = parametersOf(url, doc)
  return {
    operationId: `${method.toLowerCase()}${url.replace(/[^A-Za-z0-9]+(\w?)/g, (_match, next: string) => next.toUpperCase())}`,
    summary: doc.summary,
    description: needs,
    tags: [doc.tag],
    ...(access === 'anyone' ? {} : { security: [{ session: [] }] }),
    ...(parameters.length > 0 ? { parameters } : {}),
    ...bodyOf(doc),
    responses: responsesOf(doc, access !== 'anyone' || doc.headers?.['X-Audience'] !== undefined),
  }
}

function parametersOf(url: string, doc: RouteDoc): Json[] {
  const inPath = [...url.matchAll(/:(\w+)/g)].map(([, name]) => ({
    name,
    in: 'path',
    required: true,
    schema: { type: 'string' },
  }))
  const named = (where: string, list: Record<string, string> = {}) =>
    Object.entries(list).map(([name, description]) => ({
      name,
      in: where,
      description,
      schema: { type: 'string' },
    }))
  return [...inPath, ...named('query', doc.query), ...named('header', doc.headers)]
}

function bodyOf(doc: RouteDoc): Json {
  if (doc.bodySchema)
    return { requestBody: { required: true, content: { 'multipart/form-data': { schema: doc.bodySchema } } } }
  if (!doc.body) return {}
  const { required, ...rest } = schemaOf(doc.body, 'input')
  const schema = doc.isPartial || required === undefined ? rest : { ...rest, required }
  return { requestBody: { required: true, content: { 'application/json': { schema } } } }
}

function responsesOf(doc: RouteDoc, isGuarded: boolean): Json {
  const answers = Object.entries(doc.answers).map(([status, answer]) => {
    const description = status === '204' ? 'Done' : 'The answer'
    if (answer === null) return [status, { description }]
    const schema = answer instanceof z.core.$ZodType ? schemaOf(answer, 'output') : answer
    return [status, { description, content: { [doc.answerType ?? 'application/json']: { schema } } }]
  })
  const refusals = Object.entries(statusOf).filter(
    ([code]) => isGuarded || (code !== 'no_session' && code !== 'not_allowed'),
  )
  const errors = refusals.map(([code, status]) => [
    String(status),
    {
      description: code.replaceAll('_', ' '),
      content: { 'application/json': { schema: { $ref: '#/components/schemas/Error' } } },
    },
  ])
  return Object.fromEntries([...errors, ...answers])
}

function schemaOf(schema: z.core.$ZodType, io: 'input' | 'output'): Json {
  const { $schema: _dialect, ...rest } = z.toJSONSchema(schema, {
    io,
    unrepresentable: 'any',
    override: ({ zodSchema, jsonSchema }) => {
      if (io === 'input' && zodSchema instanceof z.core.$ZodObject) jsonSchema.required = neededOf(zodSchema)
    },
  })
  return rest
}

/** A member is needed if an object without it is refused; most fields have a default. */
function neededOf({ _zod }: z.core.$ZodObject): string[] {
  return Object.entries(_zod.def.shape)
    .filter(([, member]) => !z.safeParse(member, undefined).success)
    .map(([name]) => name)
}
