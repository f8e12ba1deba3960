import type { Server as HttpServer } from 'node:http'
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
  await acceptWaiting(server)
  let areAllGone = false
  // The close of an HTTP server cuts idle connections; the one it is built on does not.
  Server.prototype.close.call(server, () => {
    areAllGone = true
  })
  const started = performance.now()
  let lastAsked = started
  server.prependListener('request', (_request, response) => {
    response.shouldKeepAlive = false
    lastAsked = performance.now()
  })
  const isOver = (now: number) => areAllGone || now - lastAsked > silenceMs || now - started > mostDrainingMs
  while (!isOver(performance.now())) await pause(20)
  // Those that were still being answered fall idle later.
  setInterval(() => server.closeIdleConnections(), 100).unref()
}

/**
 * The system makes connections that the process has not accepted yet; closing would reset them. A turn of the event
 * loop accepts one, so a few turns without any mean that nobody is left waiting.
 */
async function acceptWaiting(server: HttpServer): Promise<void> {
  const started = performance.now()
  let quietTurns = 0
  const noteArrival = () => {
    quietTurns = 0
  }
  server.on('connection', noteArrival)
  while (quietTurns < 3 && performance.now() - started < mostAcceptingMs) {
    quietTurns += 1
    await turnEnds()
  }
  server.off('connection', noteArrival)
}
