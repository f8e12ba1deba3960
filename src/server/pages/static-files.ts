import fastifyStatic from '@fastify/static'
import type { FastifyInstance } from 'fastify'

/** The built files. Names under /assets carry a hash of their bytes, so they never change. */
export async function staticFiles(app: FastifyInstance, folder: string): Promise<void> {
  await app.register(fastifyStatic, {
    root: folder,
    // Only files that exist become routes: everything else is a page's address.
    wildcard: false,
    index: false,
    preCompressed: true,
    globIgnore: ['.vite/**', '**/*.br', '**/*.gz'],
    cacheControl: false,
    setHeaders: (reply, file) => {
      const isHashed = file.includes('/assets/') || file.includes('\\assets\\')
      reply.header('cache-control', isHashed ? 'public, max-age=31536000, immutable' : 'public, max-age=3600')
    },
  })
}
