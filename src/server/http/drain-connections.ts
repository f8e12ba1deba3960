import type { Server as HttpServer, RequestListener } from 'node:http'
import { Server } from 'node:net'
import { setTimeout as pause, setImmediate as turnEnds } from 'node:timers/promises'

/** Busy connections send another request within this time and are told to close; idle ones are closed after it. */
const idleMs = 1000
/** Draining ends after this time, however many requests still come. */
const maxDrainMs = 3000
const maxAcceptMs = 3000

/**
 * To be awaited before the server is closed, so that no request is lost: it takes no new connections, but answers what
 * the open ones still ask, each time with "Connection: close". Cutting an idle connection at once would also cut the
 * request that is already on its way.
 */
export async function drainConnections(server: HttpServer): Promise<void> {
  const release = bufferRequests(server)
  await acceptBacklog(server)
  let areAllGone = false
  // The close of an HTTP server cuts idle connections; the one it is built on does not.
  Server.prototype.close.call(server, () => {
    areAllGone = true
  })
  const started = performance.now()
  let lastAsked = started
  server.on('request', (_request, response) => {
    response.shouldKeepAlive = false
    lastAsked = performance.now()
  })
  release()
  const isOver = (now: number) => areAllGone || now - lastAsked > idleMs || now - started > maxDrainMs
  while (!isOver(performance.now())) await pause(20)
  // Those that were still being answered fall idle later.
  setInterval(() => server.closeIdleConnections(), 100).unref()
}

/** Holds new requests back, so that the event loop has time to accept connections; the returned function releases them. */
function bufferRequests(server: HttpServer): () => void {
  const listeners = server.listeners('request') as RequestListener[]
  const buffered: Parameters<RequestListener>[] = []
  const buffer: RequestListener = (...exchange) => {
    buffered.push(exchange)
  }
  server.removeAllListeners('request').on('request', buffer)
  return () => {
    server.off('request', buffer)
    for (const listener of listeners) server.on('request', listener)
    for (const exchange of buffered) server.emit('request', ...exchange)
  }
}

/**
 * The kernel completes connections that the process has not accepted yet; closing would reset them. A turn of the event
 * loop accepts one, so a few turns without any, the last of them too short for another to arrive, mean an empty backlog.
 */
async function acceptBacklog(server: HttpServer): Promise<void> {
  const started = performance.now()
  let quietTurns = 0
  let turnMs = Number.POSITIVE_INFINITY
  const noteArrival = () => {
    quietTurns = 0
  }
  server.on('connection', noteArrival)
  while ((quietTurns < 3 || turnMs > 1) && performance.now() - started < maxAcceptMs) {
    const turnStarted = performance.now()
    quietTurns += 1
    await turnEnds()
    turnMs = performance.now() - turnStarted
  }
  server.off('connection', noteArrival)
}
