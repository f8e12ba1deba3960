import type { FastifyInstance } from 'fastify'
import { z } from 'zod'
import {
  defaultUploadFolder,
  isUploadFolder,
  type UploadFolder,
  uploadFolders,
} from '../../content/upload-folders.ts'
import { badInput } from '../../shared/app-error.ts'
import type { AppContext } from '../app-context.ts'
import { actorOf } from '../engine/actor.ts'
import type { RouteDoc } from '../http/route-access.ts'
import { readUpload, stopReading } from './read-upload.ts'
import { storePicture } from './store-picture.ts'

const doc: RouteDoc = {
  summary: 'Upload an image of at most 5 MB: PNG, JPG, GIF, WebP or AVIF',
  tag: 'Files',
  query: { folder: `Where it belongs: ${uploadFolders.join(', ')}; ${defaultUploadFolder} when left out` },
  bodySchema: {
    type: 'object',
    required: ['file'],
    properties: { file: { type: 'string', format: 'binary' } },
  },
  answers: { 200: z.object({ ok: z.literal(true), url: z.string(), width: z.int(), height: z.int() }) },
}

/** In a scope of its own: no other route takes anything but JSON. */
export async function uploadRoutes(app: FastifyInstance, context: AppContext): Promise<void> {
  await app.register(async (scope) => {
    scope.removeAllContentTypeParsers()
    // The handler reads the body, after everything that can be refused without reading it.
    scope.addContentTypeParser('*', (_request, _body, done) => done(null))
    scope.post<{ Querystring: { folder?: unknown } }>(
      '/api/storage/upload',
      {
        config: { access: 'manage_content', publishes: false, doc },
        preSerialization: async (_request, reply, payload) =>
          reply.statusCode < 400 ? payload : refused(payload),
      },
      async (request, reply) => {
        try {
          const folder = folderOf(request.query.folder)
          const bytes = await readUpload(request)
          const picture = await storePicture(context, { folder, bytes, actor: actorOf(request) })
          return { ok: true, ...picture }
        } catch (error) {
          stopReading(request, reply)
          throw error
        }
      },
    )
  })
}

function folderOf(given: unknown): UploadFolder {
  const folder = given ?? defaultUploadFolder
  if (!isUploadFolder(folder)) throw badInput([{ path: 'folder', message: 'There is no such folder' }])
  return folder
}

/** Clients of the upload look at `ok` and `error`; those of the rest of the API at `message`. */
function refused(payload: unknown): unknown {
  const { message, ...rest } = payload as { message: string }
  return { ok: false, error: message, message, ...rest }
}
