import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { EngineContext } from '../engine/engine-context.ts'
import type { Publishing } from '../engine/publishing.ts'
import { sendJson } from '../http/etag-reply.ts'
import { onceKeyOf } from '../http/idempotency.ts'
import { parseBody } from '../http/parse-body.ts'
import { requireUser } from '../http/request-user.ts'
import type { RouteDoc } from '../http/route-access.ts'
import { releaseDocs } from './release-docs.ts'
import { draftNamesRule, publishRule, releaseRule, scheduleRule, undoRule } from './release-input.ts'
import { ReleaseMembers } from './release-members.ts'
import type { Release } from './release-record.ts'
import { releaseTag } from './release-tag.ts'
import type { ReleaseWrite } from './release-writer.ts'
import { Releases } from './releases.ts'

interface Params {
  Params: { id: string }
}

interface DraftParams {
  Params: { id: string; type: string; draftId: string; lang: string }
}

const list = '/api/releases'
const one = `${list}/:id`

/** Releases: whoever writes content may prepare them; each type in one then needs the permission of its own. */
export function releaseRoutes(app: FastifyInstance, context: EngineContext, publishing: Publishing): void {
  const releases = new Releases(context, publishing)
  const members = new ReleaseMembers(context, publishing)
  const read = (doc: RouteDoc) => ({ config: { access: 'read' as const, doc } })
  const write = (doc: RouteDoc) => ({ config: { access: 'manage_content' as const, doc } })

  app.get(list, read(releaseDocs.list), async (request, reply) =>
    sendJson(request, reply, await releases.list()),
  )
  app.post(list, write(releaseDocs.create), async (request, reply) => {
    const created = await releases.create(parseBody(releaseRule, request.body), writeOf(request))
    reply.header('location', `${list}/${created.id}`)
    return send(request, reply.code(201), created)
  })
  app.get<Params>(one, read(releaseDocs.read), async (request, reply) =>
    send(request, reply, await releases.read(request.params.id)),
  )
  app.put<Params>(one, write(releaseDocs.rename), async (request, reply) => {
    const body = parseBody(releaseRule, request.body)
    return send(request, reply, await releases.rename(request.params.id, body, writeOf(request)))
  })
  app.delete<Params>(one, write(releaseDocs.remove), async (request, reply) => {
    await releases.remove(request.params.id, writeOf(request))
    return reply.code(204).send()
  })
  app.post<Params>(`${one}/drafts`, write(releaseDocs.add), async (request, reply) => {
    const { drafts } = parseBody(draftNamesRule, request.body)
    return send(request, reply, await members.add(request.params.id, drafts, writeOf(request)))
  })
  app.delete<DraftParams>(
    `${one}/drafts/:type/:draftId/:lang`,
    write(releaseDocs.takeOut),
    async (request, reply) => {
      const { id, type, draftId, lang } = request.params
      return send(request, reply, await members.remove(id, { type, id: draftId, lang }, writeOf(request)))
    },
  )
  app.post<Params>(`${one}/publish`, write(releaseDocs.publish), async (request, reply) => {
    const body = parseBody(publishRule, request.body ?? {})
    return send(request, reply, await releases.publish(request.params.id, body, writeOf(request)))
  })
  app.post<Params>(`${one}/schedule`, write(releaseDocs.schedule), async (request, reply) => {
    const body = parseBody(scheduleRule, request.body)
    return send(request, reply, await releases.schedule(request.params.id, body, writeOf(request)))
  })
  app.post<Params>(`${one}/cancel`, write(releaseDocs.cancel), async (request, reply) =>
    send(request, reply, await releases.cancel(request.params.id, writeOf(request))),
  )
  app.get<Params>(`${one}/undo`, read(releaseDocs.undoSteps), async (request, reply) =>
    sendJson(request, reply, await releases.undoSteps(request.params.id)),
  )
  app.post<Params>(`${one}/undo`, write(releaseDocs.undo), async (request, reply) => {
    const body = parseBody(undoRule, request.body ?? {})
    return send(request, reply, await releases.undo(request.params.id, body, writeOf(request)))
  })
}

function writeOf(request: FastifyRequest): ReleaseWrite {
  return { user: requireUser(request), ifMatch: request.headers['if-match'], key: onceKeyOf(request) }
}

function send(request: FastifyRequest, reply: FastifyReply, release: Release): FastifyReply {
  return sendJson(request, reply, release, releaseTag(release.revision, release.drafts))
}
