import { createServer, get } from 'node:http'
import Fastify from 'fastify'

/** The limit to compare with: a server that sends the same bytes and does nothing else. `node bare-server.ts node|fastify URL` */
const [kind, url = ''] = process.argv.slice(2)
const { head, body } = await read(url)
const { etag } = head

if (kind === 'node') {
  const server = createServer((request, response) => {
    if (etag && request.headers['if-none-match'] === etag) return response.writeHead(304, short()).end()
    response.writeHead(200, head).end(body)
  })
  server.listen(0, '127.0.0.1', () => announce(server.address()))
} else {
  const app = Fastify()
  app.get('/*', (request, reply) => {
    if (etag && request.headers['if-none-match'] === etag) return reply.code(304).headers(short()).send()
    return reply.headers(head).send(body)
  })
  await app.listen({ port: 0, host: '127.0.0.1' })
  announce(app.server.address())
}

/** The answer as it travels, still compressed, with the headers that are its own. */
function read(address: string): Promise<{ head: Record<string, string>; body: Buffer }> {
  const ofConnection = new Set(['connection', 'keep-alive', 'date', 'transfer-encoding'])
  return new Promise((resolve, reject) => {
    get(address, { headers: { 'accept-encoding': 'br' } }, async (answer) => {
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

/** What a 304 repeats of them. */
function short(): Record<string, string> {
  const { etag = '', vary = '', ...rest } = head
  return {
    etag,
    vary,
    'cache-control': rest['cache-control'] ?? '',
    'content-security-policy': rest['content-security-policy'] ?? '',
  }
}

function announce(address: ReturnType<ReturnType<typeof createServer>['address']>): void {
  console.log(`ready ${typeof address === 'object' ? address?.port : address}`)
}
