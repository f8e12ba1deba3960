import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { AppError, type ErrorCode } from '../../shared/app-error.ts'
import { storageFailure } from '../database/database-errors.ts'
import { errorPage, wantsPage } from './error-page.ts'

/** Fastify's own refusals, in our words. */
const known: Record<string, [ErrorCode, string]> = {
  FST_ERR_CTP_INVALID_MEDIA_TYPE: ['wrong_type', 'Please send JSON'],
  FST_ERR_CTP_EMPTY_TYPE: ['wrong_type', 'Please send JSON'],
  FST_ERR_CTP_BODY_TOO_LARGE: ['too_large', 'The request is too large'],
  FST_ERR_CTP_INVALID_JSON_BODY: ['bad_input', 'The body is not valid JSON'],
  FST_ERR_CTP_EMPTY_JSON_BODY: ['bad_input', 'The body is empty'],
  FST_ERR_CTP_INVALID_CONTENT_LENGTH: ['bad_input', 'The request was cut short'],
  FST_ERR_BAD_URL: ['bad_input', 'The address is not valid'],
  FST_ERR_MAX_PARAM_LENGTH: ['not_found', 'Not found'],
}

/** Only this handler answers errors: driver texts and stacks stay in the log. */
export function handleErrors(app: FastifyInstance): void {
  app.setErrorHandler((error, request, reply) => {
    const failure = asAppError(error)
    if (!failure) request.log.error({ err: error }, 'unexpected error')
    else if (failure.code === 'unavailable') request.log.error({ err: error }, failure.message)
    return wantsPage(request) ? sendErrorPage(request, reply, failure) : sendError(reply, failure)
  })
  app.setNotFoundHandler(unknownPath)
}

function sendErrorPage(
  { url }: FastifyRequest,
  reply: FastifyReply,
  failure: AppError | undefined,
): FastifyReply {
  const { html, policy } = errorPage(url, failure)
  reply.header('content-security-policy', policy)
  return startRefusal(reply, failure).type('text/html; charset=utf-8').send(html)
}

function startRefusal(reply: FastifyReply, failure: AppError | undefined): FastifyReply {
  if (failure?.retryAfter !== undefined) reply.header('retry-after', String(failure.retryAfter))
  return reply.header('cache-control', 'no-store').code(failure?.status ?? 500)
}

export function sendError(reply: FastifyReply, failure: AppError | undefined): FastifyReply {
  return startRefusal(reply, failure).send(refusalOf(failure))
}

/** What is said of a failure. */
export function refusalOf(failure: AppError | undefined): Record<string, unknown> {
  if (!failure) return { message: 'Something went wrong' }
  const issues = failure.issues.length > 0 ? { issues: failure.issues } : {}
  const code = failure.needs ? { code: failure.needs } : {}
  return { message: failure.message, ...code, ...issues }
}

export function asAppError(error: unknown): AppError | undefined {
  if (error instanceof AppError) return error
  const storage = storageFailure(error)
  if (storage) return storage
  if (!(error instanceof Error)) return undefined
  const code = 'code' in error && typeof error.code === 'string' ? error.code : ''
  const [kind, message] = known[code] ?? []
  if (kind && message) return new AppError(kind, message)
  const isClientFault =
    'statusCode' in error && typeof error.statusCode === 'number' && error.statusCode < 500
  return isClientFault ? new AppError('bad_input', 'The request is not valid') : undefined
}

export function answerUnknownApiPaths(app: FastifyInstance): void {
  app.all(
    '/api/*',
    { config: { access: 'anyone', doc: { summary: 'Unknown path', tag: 'hidden', answers: {} } } },
    unknownPath,
  )
}

function unknownPath(_request: FastifyRequest, reply: FastifyReply) {
  return sendError(reply, new AppError('not_found', 'Not found'))
}
