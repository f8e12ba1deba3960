import type { Server as HttpServer, RequestListener } from 'node:http'
import { Server } from 'node:net'
import { setTimeout as pause, setImmediate as turnEnds } from 'node:timers/promises'

/** Busy connections ask again within this time and are told to go; silent ones are closed after it. */
const silenceMs = 1000
/** However much is asked, it stops. */
const mostDrainingMs = 3000
const mostAcceptingMs = 3000

/**
 * To be awaited before the server is closed, so that no request is lost: it takes no new connections, but answers what
 * the open ones still ask, each time with "Connection: close". Cutting an idle connection at once would also cut the
 * request that is already on its way.
 */
export async function drainConnections(server: HttpServer): Promise<void> {
  const release = holdRequests(server)
  await acceptWaiting(server)
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
  const isOver = (now: number) => areAllGone || now - lastAsked > silenceMs || now - started > mostDrainingMs
  while (!isOver(performance.now())) await pause(20)
  // Those that were still being answered fall idle later.
  setInterval(() => server.closeIdleConnections(), 100).unref()
}

/** Lets new requests wait, so that the event loop has time for connections; the answer sends them on their way. */
function holdRequests(server: HttpServer): () => void {
  const listeners = server.listeners('request') as RequestListener[]
  const held: Parameters<RequestListener>[] = []
  const hold: RequestListener = (...exchange) => {
    held.push(exchange)
  }
  server.removeAllListeners('request').on('request', hold)
  return () => {
    server.off('request', hold)
    for (const listener of listeners) server.on('request', listener)
    for (const exchange of held) server.emit('request', ...exchange)
  }
}

/**
 * The system makes connections that the process has not accepted yet; closing would reset them. A turn of the event
 * loop accepts one, so a few turns without any, the last one too short for somebody to knock, mean that nobody waits.
 */
async function acceptWaiting(server: HttpServer): Promise<void> {
  const started = performance.now()
  let quietTurns = 0
  let turnMs = Number.POSITIVE_INFINITY
  const noteArrival = () => {
    quietTurns = 0
  }
  server.on('connection', noteArrival)
  while ((quietTurns < 3 || turnMs > 1) && performance.now() - started < mostAcceptingMs) {
    const turnStarted = performance.now()
    quietTurns += 1
    await turnEnds()
    turnMs = performance.now() - turnStarted
  }
  server.off('connection', noteArrival)
}
