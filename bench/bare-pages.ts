import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { prefetchScript } from '../src/server/pages/rendering/prefetch-script.ts'

const scripts = `<script>${prefetchScript}</script>`

/** Two pages with a heading each and nothing else, which are fetched ahead as ours are: what the browser itself takes. */
export async function startBarePages(): Promise<{ url: string; stop(): void }> {
  const server = createServer(({ url }, reply) => {
    const heading = url === '/next' ? 'The next page' : 'A page'
    reply.setHeader('content-type', 'text/html')
    reply.end(`<!doctype html>${scripts}<main><h1>${heading}</h1><a href="/next">Next</a></main>`)
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    stop: () => {
      server.close()
      server.closeAllConnections()
    },
  }
}
