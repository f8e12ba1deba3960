import type { FastifyReply, FastifyRequest } from 'fastify'
import { acceptedCompression } from '../pages/cache/accepted-compression.ts'
import { type Compression, compressBody } from '../pages/cache/compress-body.ts'
import { etagOf, isNotModified } from './etag-reply.ts'

/**
 * An answer that stays the same until the server is started again. Its bytes, and their compressed forms, are made once and
 * shared by all who read them: a copy for each reader would let a few slow ones fill the memory.
 */
export class FixedAnswer {
  readonly #type: string
  readonly #make: () => Promise<string>
  #etag: string | undefined
  readonly #forms = new Map<Compression | 'identity', Promise<Buffer>>()

  constructor(type: string, make: () => Promise<string>) {
    this.#type = type
    this.#make = make
  }

  async send(request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
    const body = await this.#whole()
    this.#etag ??= etagOf(body)
    reply
      .header('etag', this.#etag)
      .header('cache-control', request.user ? 'private, no-store' : 'public, no-cache')
      .header('vary', ['Cookie', 'X-Audience', 'Accept-Encoding'].join(', '))
      .type(this.#type)
    const encoding = acceptedCompression(request.headers['accept-encoding'])
    if (encoding === undefined || isNotModified(request, reply)) return reply.send(body)
    const compressed = await this.#form(encoding, () => compressBody(body, encoding))
    return reply.header('content-encoding', encoding).send(compressed)
  }

  #whole(): Promise<Buffer> {
    return this.#form('identity', async () => Buffer.from(await this.#make()))
  }

  /** What failed is tried again for the next who asks. */
  #form(name: Compression | 'identity', make: () => Promise<Buffer>): Promise<Buffer> {
    const known = this.#forms.get(name)
    if (known) return known
    const made = make()
    this.#forms.set(name, made)
    made.catch(() => this.#forms.delete(name))
    return made
  }
}
