import { createServer } from 'node:http'
import Fastify from 'fastify'

/** The limit to compare with: a server that sends the same bytes and does nothing else. `node bare-server.ts node|fastify URL` */
const [kind, url = ''] = process.argv.slice(2)
const answer = await fetch(url, { headers: { 'accept-encoding': 'br' } })
const plain = Buffer.from(await answer.arrayBuffer())
const { brotliCompressSync } = await import('node:zlib')
const isCoded = answer.headers.get('content-encoding') === 'br'
const body = isCoded ? brotliCompressSync(plain) : plain
const kept = [
  'content-type',
  'cache-control',
  'etag',
  'vary',
  'content-security-policy',
  'x-content-type-options',
  'referrer-policy',
  'permissions-policy',
]
const headers = Object.fromEntries(
  kept.flatMap((name) => (answer.headers.has(name) ? [[name, String(answer.headers.get(name))]] : [])),
)
const all = {
  ...headers,
  ...(isCoded ? { 'content-encoding': 'br' } : {}),
  'content-length': String(body.length),
}
const etag = answer.headers.get('etag')

if (kind === 'node') {
  const server = createServer((request, response) => {
    if (etag && request.headers['if-none-match'] === etag) return response.writeHead(304, headers).end()
    response.writeHead(200, all).end(body)
  })
  server.listen(0, '127.0.0.1', () => announce(server.address()))
} else {
  const app = Fastify()
  app.get('/*', (request, reply) => {
    if (etag && request.headers['if-none-match'] === etag) return reply.code(304).headers(headers).send()
    return reply.headers(all).send(body)
  })
  await app.listen({ port: 0, host: '127.0.0.1' })
  announce(app.server.address())
}

function announce(address: ReturnType<ReturnType<typeof createServer>['address']>): void {
  console.log(`ready ${typeof address === 'object' ? address?.port : address}`)
}
