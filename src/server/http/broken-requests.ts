import { STATUS_CODES } from 'node:http'
import type { Socket } from 'node:net'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { asAppError, sendError } from './error-handler.ts'
import { newRequestId } from './request-id.ts'
import { fixedHeaders, inertPolicy } from './security-headers.ts'

const refusals: Record<string, [status: number, message: string]> = {
  ERR_HTTP_REQUEST_TIMEOUT: [408, 'The request took too long'],
  HPE_HEADER_OVERFLOW: [431, 'The headers are too large'],
}

/** Answers what is not HTTP, and so never becomes a request, in the same form as every other refusal. */
export function brokenRequestHandler(isHttps: boolean) {
  return (error: Error & { code?: string }, socket: Socket): void => {
    if (error.code === 'ECONNRESET' || socket.destroyed) return
    const [status, message] = refusals[error.code ?? ''] ?? [400, 'The request is not valid']
    if (socket.writable) socket.write(answerOf(status, message, isHttps))
    socket.destroy()
  }
}

/** Answers addresses that cannot be decoded: they reach no route, so no hook sets their headers. */
export function badUrlHandler(isHttps: boolean) {
  return (error: Error, request: FastifyRequest, reply: FastifyReply): void => {
    reply.headers(headersFor(request.id, isHttps))
    sendError(reply, asAppError(error))
  }
}

function answerOf(status: number, message: string, isHttps: boolean): string {
  const body = JSON.stringify({ message })
  const headers = {
    ...headersFor(newRequestId(), isHttps),
    'content-type': 'application/json; charset=utf-8',
    'content-length': Buffer.byteLength(body),
    'cache-control': 'no-store',
    connection: 'close',
  }
  const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}\r\n`)
  return `HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\n${lines.join('')}\r\n${body}`
}

function headersFor(requestId: string, isHttps: boolean): Record<string, string> {
  return { ...fixedHeaders(isHttps), 'content-security-policy': inertPolicy, 'x-request-id': requestId }
}
