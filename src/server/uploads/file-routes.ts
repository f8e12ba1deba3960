import { Readable } from 'node:stream'
import type { FastifyInstance } from 'fastify'
import { notFound } from '../../shared/app-error.ts'
import {
  filesRoot,
  type PictureVariant,
  parsePictureUrl,
  parseVariantUrl,
  pictureTypes,
} from '../../shared/picture-url.ts'
import type { AppContext } from '../app-context.ts'
import { namesEtag } from '../http/etag-reply.ts'
import type { StoredFile } from './file-storage.ts'
import { openPictureVariants } from './picture-variants.ts'

/** Even a file that got past every check can run nothing. */
const inert = {
  'content-security-policy': "default-src 'none'; frame-ancestors 'none'; sandbox",
  'content-disposition': 'inline',
}
/** A name never means other bytes. */
const forEver = 'public, max-age=31536000, immutable'

/** One space of addresses, whatever the storage behind it. */
export function fileRoutes(app: FastifyInstance, context: AppContext): void {
  const { files } = context
  const variants = openPictureVariants(context, (error) =>
    app.log.warn({ err: error }, 'a picture variant could not be kept'),
  )

  async function open(name: string, variant: PictureVariant | null): Promise<StoredFile | undefined> {
    const stored = await files.open(name)
    if (stored || !variant) return stored
    const made = await variants.make(variant)
    return made && { body: Readable.from([made]), bytes: made.length }
  }

  app.route<{ Params: { '*': string } }>({
    method: ['GET', 'HEAD'],
    url: `${filesRoot}*`,
    handler: async (request, reply) => {
      reply.headers(inert)
      const name = request.params['*']
      const variant = parseVariantUrl(filesRoot + name)
      const picture = variant ?? parsePictureUrl(filesRoot + name)
      if (!picture) throw notFound('File')
      const etag = `"${name}"`
      if (namesEtag(request.headers['if-none-match'], etag) && (await files.has(name)))
        return reply.headers({ etag, 'cache-control': forEver }).code(304).send()
      const file = await open(name, variant)
      if (!file) throw notFound('File')
      const type = pictureTypes[picture.extension]
      reply.headers({ etag, 'cache-control': forEver, 'content-type': type, 'content-length': file.bytes })
      if (request.method === 'GET') return reply.send(file.body)
      file.body.destroy()
      return reply.send()
    },
  })
}
