import { join } from 'node:path'
import fastifyStatic, { type FastifyStaticOptions } from '@fastify/static'
import type { FastifyInstance } from 'fastify'

const shared = {
  index: false,
  preCompressed: true,
  cacheControl: false,
} satisfies Partial<FastifyStaticOptions>

/** The built files. Names under /assets carry a hash of their bytes, so they never change. */
export async function staticFiles(app: FastifyInstance, folder: string): Promise<void> {
  // One route for hundreds of files: no page's address begins like this.
  await app.register(fastifyStatic, {
    ...shared,
    root: join(folder, 'assets'),
    prefix: '/assets/',
    // Nobody asks again for what never changes, or for a piece of it.
    etag: false,
    lastModified: false,
    acceptRanges: false,
    setHeaders: (reply) => reply.header('cache-control', 'public, max-age=31536000, immutable'),
  })
  await app.register(fastifyStatic, {
    ...shared,
    root: folder,
    decorateReply: false,
    // Only files that exist become routes: everything else is a page's address.
    wildcard: false,
    globIgnore: ['.vite/**', 'assets/**', '**/*.br', '**/*.gz'],
    setHeaders: (reply) => reply.header('cache-control', 'public, max-age=3600'),
  })
}
