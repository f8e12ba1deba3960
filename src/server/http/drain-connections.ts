import type { Server as HttpServer } from 'node:http'
import { Server } from 'node:net'
import { setTimeout as pause, setImmediate as turnEnds } from 'node:timers/promises'

/** Busy connections ask again within this time and are told to go; silent ones are closed after it. */
const graceMs = 1000
/** Under a storm of new connections it stops all the same. */
const mostAcceptingMs = 3000

/**
 * To be awaited before the server is closed, so that no request is lost: it takes no new connections, but answers what
 * the open ones still ask, each time with "Connection: close". Cutting an idle connection at once would also cut the
 * request that is already on its way.
 */
export async function drainConnections(server: HttpServer): Promise<void> {
  await acceptWaiting(server)
  // The close of an HTTP server cuts idle connections; the one it is built on does not.
  const gone = new Promise<void>((resolve) => Server.prototype.close.call(server, () => resolve()))
  server.prependListener('request', (_request, response) => {
    response.shouldKeepAlive = false
  })
  await Promise.race([gone, pause(graceMs)])
  // Those that were still being answered fall idle later.
  setInterval(() => server.closeIdleConnections(), 100).unref()
}

/**
 * The system makes connections that the process has not accepted yet; closing would reset them. A turn of the event
 * loop accepts one, so a few turns without any mean that nobody is left waiting.
 */
async function acceptWaiting(server: HttpServer): Promise<void> {
  const deadline = Date.now() + mostAcceptingMs
  let quietTurns = 0
  const noteArrival = () => {
    quietTurns = 0
  }
  server.on('connection', noteArrival)
  while (quietTurns < 3 && Date.now() < deadline) {
    quietTurns += 1
    await turnEnds()
  }
  server.off('connection', noteArrival)
}
