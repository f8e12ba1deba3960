import type { FastifyInstance } from 'fastify'
import { z } from 'zod'
import type { LinkPurpose } from '../../shared/account-link-paths.ts'
import type { AppContext } from '../app-context.ts'
import { sendSignedIn, sessionAnswer, signInCaller } from '../auth/auth-routes.ts'
import { requireSession } from '../auth/authenticate.ts'
import { parseBody } from '../http/parse-body.ts'
import type { RouteDoc } from '../http/route-access.ts'
import { hasMailServer } from '../mail-server/used-mail-server.ts'
import { acceptInvitation } from './accept-invitation.ts'
import { askForEmailChange, confirmEmail, emailChangeBody } from './email-change.ts'
import { askForPasswordLink, choosePassword, forgottenBody } from './forgotten-password.ts'
import { linkBody, newPasswordBody, readLink } from './use-link.ts'

const tag = 'Account'
const purposes: LinkPurpose[] = ['invitation', 'password', 'email']
const docs = {
  options: {
    tag,
    summary: 'Whether links can be sent by mail',
    answers: { 200: z.object({ sendsMail: z.boolean() }) },
  },
  read: {
    tag,
    summary: 'What a link from a mail is for; it is not used up by asking',
    body: linkBody,
    answers: { 200: z.object({ purpose: z.enum(purposes), email: z.string(), name: z.string() }) },
  },
  accept: {
    tag,
    summary: 'Accept an invitation with a password, and sign in',
    body: newPasswordBody,
    answers: { 200: sessionAnswer },
  },
  ask: {
    tag,
    summary: 'Ask for a link to choose a new password; the answer is the same for every address',
    body: forgottenBody,
    answers: { 204: null },
  },
  choose: {
    tag,
    summary: 'Choose a new password with the link; every session of the account ends',
    body: newPasswordBody,
    answers: { 204: null },
  },
  move: {
    tag,
    summary: 'Ask to change your own address; a link is sent to the new one',
    body: emailChangeBody,
    answers: { 204: null },
  },
  confirm: {
    tag,
    summary: 'Confirm the new address with the link',
    body: linkBody,
    answers: { 204: null },
  },
} satisfies Record<string, RouteDoc>

/** No token is ever part of an address the server sees: all of them come in bodies. */
export function linkRoutes(app: FastifyInstance, context: AppContext): void {
  const anyone = (doc: RouteDoc) => ({ config: { access: 'anyone' as const, doc } })

  app.get('/api/auth/options', anyone(docs.options), async () => ({
    sendsMail: await hasMailServer(context),
  }))

  app.post('/api/auth/link', anyone(docs.read), async (request) =>
    readLink(context, parseBody(linkBody, request.body).token),
  )

  app.post('/api/auth/invitation', anyone(docs.accept), async (request, reply) => {
    const given = parseBody(newPasswordBody, request.body)
    return sendSignedIn(
      reply,
      context.config,
      await acceptInvitation(context, given, signInCaller(request, context.config)),
    )
  })

  app.post('/api/auth/forgotten-password', anyone(docs.ask), async (request, reply) => {
    await askForPasswordLink(context, parseBody(forgottenBody, request.body).email, request.ip)
    return reply.code(204).send()
  })

  app.post('/api/auth/new-password', anyone(docs.choose), async (request, reply) => {
    await choosePassword(context, parseBody(newPasswordBody, request.body))
    return reply.code(204).send()
  })

  app.post('/api/auth/email', { config: { access: 'session', doc: docs.move } }, async (request, reply) => {
    await askForEmailChange(context, requireSession(request), parseBody(emailChangeBody, request.body))
    return reply.code(204).send()
  })

  app.post('/api/auth/new-email', anyone(docs.confirm), async (request, reply) => {
    await confirmEmail(context, parseBody(linkBody, request.body).token)
    return reply.code(204).send()
  })
}
