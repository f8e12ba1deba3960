import type { FastifyInstance, FastifyReply } from 'fastify'
import { z } from 'zod'
import type { AppContext } from '../app-context.ts'
import { sendJson } from '../http/etag-reply.ts'
import { parseBody } from '../http/parse-body.ts'
import { requireUser } from '../http/request-user.ts'
import type { RouteDoc } from '../http/route-access.ts'
import { listedUserAnswer, newUserBody, userAnswer, userChangesBody } from './user-input.ts'
import { createUser, deleteUser, readUser, updateUser, userEtag } from './user-service.ts'
import { listUsers, type StoredUser } from './user-store.ts'

interface IdParams {
  id: string
}

const tag = 'Users'
const headers = { 'If-Match': 'The ETag that was read; 412 if the user changed since' }
const docs = {
  list: { tag, summary: 'List users, newest first', answers: { 200: z.array(listedUserAnswer) } },
  read: { tag, summary: 'Read one user', answers: { 200: userAnswer } },
  create: { tag, summary: 'Create a user', body: newUserBody, answers: { 201: userAnswer } },
  update: {
    tag,
    summary:
      'Change the given fields of a user; another role, other permissions or a new password end its sessions',
    body: userChangesBody,
    headers,
    answers: { 200: userAnswer },
  },
  remove: { tag, summary: 'Delete a user', headers, answers: { 204: null } },
} satisfies Record<string, RouteDoc>

export function usersRoutes(app: FastifyInstance, context: AppContext): void {
  const config = (doc: RouteDoc) => ({ config: { access: 'manage_users' as const, doc } })
  const { db } = context.database

  app.get('/api/users', config(docs.list), async (request, reply) => {
    return sendJson(request, reply, await listUsers(db))
  })

  app.get<{ Params: IdParams }>('/api/users/:id', config(docs.read), async (request, reply) => {
    return sendUser(reply, await readUser(db, request.params.id))
  })

  app.post('/api/users', config(docs.create), async (request, reply) => {
    const input = parseBody(newUserBody, request.body)
    const stored = await createUser(context, requireUser(request).id, input)
    return sendUser(reply.code(201).header('location', `/api/users/${stored.user.id}`), stored)
  })

  app.put<{ Params: IdParams }>('/api/users/:id', config(docs.update), async (request, reply) => {
    const changes = parseBody(userChangesBody, request.body)
    const ifMatch = request.headers['if-match']
    const actorId = requireUser(request).id
    return sendUser(reply, await updateUser(context, { actorId, id: request.params.id, changes, ifMatch }))
  })

  app.delete<{ Params: IdParams }>('/api/users/:id', config(docs.remove), async (request, reply) => {
    const ifMatch = request.headers['if-match']
    await deleteUser(context, { actorId: requireUser(request).id, id: request.params.id, ifMatch })
    return reply.code(204).send()
  })
}

function sendUser(reply: FastifyReply, stored: StoredUser): FastifyReply {
  return reply.header('etag', userEtag(stored)).header('cache-control', 'private, no-store').send(stored.user)
}
