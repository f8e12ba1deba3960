import type { IncomingMessage } from 'node:http'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { AppError } from '../../shared/app-error.ts'

const maxFileBytes = 5 * 1024 * 1024
/** Room for what a form puts around the file. */
const maxBodyBytes = maxFileBytes + 16 * 1024
const maxParts = 16
/** After a refusal: enough for a file a little too large to arrive, so that its sender sees the answer. */
const maxDroppedBytes = 2 * maxFileBytes
const maxDroppingMs = 1000

/** The one file of the form. Reads no further than the limit, whatever the sender announces or goes on sending. */
export async function readUpload({ raw, headers }: FastifyRequest): Promise<Buffer> {
  const type = headers['content-type'] ?? ''
  if (!/^multipart\/form-data\b/i.test(type))
    throw new AppError('wrong_type', 'Please send the image as a form')
  if (Number(headers['content-length']) > maxBodyBytes) throw tooLarge()
  const form = await parseForm(type, await readBody(raw))
  const files = [...form].filter(([, value]) => typeof value !== 'string')
  const file = form.get('file')
  if (files.length > 1) throw new AppError('bad_input', 'Please send one image only')
  if (!(file instanceof File) || file.size === 0)
    throw new AppError('bad_input', 'Please select an image file')
  if (file.size > maxFileBytes) throw tooLarge()
  return Buffer.from(await file.arrayBuffer())
}

/**
 * Ends a refused upload. What is still on its way is dropped for a moment, because closing over unread bytes would
 * take the answer with it; whoever goes on sending is cut off.
 */
export function stopReading({ raw: body }: FastifyRequest, reply: FastifyReply): void {
  if (body.complete) return
  reply.raw.once('finish', () => {
    let dropped = 0
    const timer = setTimeout(() => body.destroy(), maxDroppingMs)
    body.once('end', () => clearTimeout(timer))
    body.once('close', () => clearTimeout(timer))
    body.on('data', (chunk: Buffer) => {
      dropped += chunk.length
      if (dropped > maxDroppedBytes) body.destroy()
    })
    body.resume()
  })
}

async function readBody(body: IncomingMessage): Promise<Buffer> {
  const chunks: Buffer[] = []
  let bytes = 0
  try {
    // A body destroyed at the limit would take the connection with it, and the answer with that.
    for await (const chunk of body.iterator({ destroyOnReturn: false })) {
      bytes += chunk.length
      if (bytes > maxBodyBytes) throw tooLarge()
      chunks.push(chunk)
    }
  } catch (error) {
    throw error instanceof AppError ? error : broken(error)
  }
  return Buffer.concat(chunks)
}

async function parseForm(type: string, body: Buffer): Promise<FormData> {
  if (countOf(body, 'form-data') > maxParts) throw broken()
  const response = new Response(body as Uint8Array<ArrayBuffer>, { headers: { 'content-type': type } })
  return response.formData().catch((error) => {
    throw broken(error)
  })
}

/** Every part says this word once: counting is quick, taking thousands of parts apart is not. */
function countOf(body: Buffer, word: string): number {
  let count = 0
  for (let at = body.indexOf(word); at >= 0; at = body.indexOf(word, at + word.length)) count++
  return count
}

function tooLarge(): AppError {
  return new AppError('too_large', 'File size must be less than 5MB')
}

function broken(cause?: unknown): AppError {
  const error = new AppError('bad_input', 'The upload is broken or incomplete. Please try again.')
  error.cause = cause
  return error
}
