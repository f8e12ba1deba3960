import { createServer, get } from 'node:http'
import Fastify from 'fastify'

/** The limit to compare with: a server that sends the same bytes and does nothing else. `node bare-server.ts node|fastify URL` */
const [kind, url = ''] = process.argv.slice(2)
const { head, body } = await read(url)
const { etag } = head
const { head: unchanged } = await read(url, { 'if-none-match': etag ?? '' })

if (kind === 'node') {
  const server = createServer((request, response) => {
    if (etag && request.headers['if-none-match'] === etag) return response.writeHead(304, unchanged).end()
    response.writeHead(200, head).end(body)
  })
  server.listen(0, '127.0.0.1', () => announce(server.address()))
} else {
  const app = Fastify()
  app.get('/*', (request, reply) => {
    if (etag && request.headers['if-none-match'] === etag) return reply.code(304).headers(unchanged).send()
    return reply.headers(head).send(body)
  })
  await app.listen({ port: 0, host: '127.0.0.1' })
  announce(app.server.address())
}

/** The answer as it travels, still compressed, with the headers that are its own. */
function read(
  address: string,
  headers: Record<string, string> = {},
): Promise<{ head: Record<string, string>; body: Buffer }> {
  const ofConnection = new Set(['connection', 'keep-alive', 'date', 'transfer-encoding'])
  return new Promise((resolve, reject) => {
    get(address, { headers: { 'accept-encoding': 'br', ...headers } }, async (answer) => {
      const chunks: Buffer[] = []
      for await (const chunk of answer) chunks.push(chunk)
      const named = Object.entries(answer.headers).filter(([name]) => !ofConnection.has(name))
      resolve({
        head: Object.fromEntries(named.map(([name, value]) => [name, String(value)])),
        body: Buffer.concat(chunks),
      })
    }).on('error', reject)
  })
}

function announce(address: ReturnType<ReturnType<typeof createServer>['address']>): void {
  console.log(`ready ${typeof address === 'object' ? address?.port : address}`)
}
