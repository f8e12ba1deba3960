import { once } from 'node:events'
import { createServer, request as sendOn } from 'node:http'
import type { AddressInfo } from 'node:net'

/** A way to a site that tells what was asked for, and can be closed to whatever is asked from then on. */
export interface WatchedLine {
  url: string
  /** The addresses asked for so far whose answers have been passed on whole. */
  answered: string[]
  /** How many answers are under way. */
  open(): number
  refuse(): void
  accept(): void
  close(): void
}

export async function watchLine(target: string): Promise<WatchedLine> {
  const answered: string[] = []
  let open = 0
  let isRefusing = false
  const server = createServer((asked, reply) => {
    if (isRefusing) return void asked.socket.destroy()
    open += 1
    const { method, headers, url: path = '/' } = asked
    const sent = sendOn(new URL(path, target), { method, headers }, (answer) => {
      reply.writeHead(answer.statusCode ?? 502, answer.headers)
      answer.pipe(reply)
    })
    sent.on('error', () => reply.destroy())
    reply.on('finish', () => answered.push(path))
    reply.on('close', () => {
      open -= 1
    })
    asked.pipe(sent)
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    answered,
    open: () => open,
    refuse: () => {
      isRefusing = true
    },
    accept: () => {
      isRefusing = false
    },
    close: () => {
      server.close()
      server.closeAllConnections()
    },
  }
}
