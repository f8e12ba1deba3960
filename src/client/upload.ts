import { staffHeaders } from '../shared/audience.ts'
import { translateAnswer } from './answer-language.ts'
import { RequestError } from './request-json.ts'
import { whileSignedIn } from './staff-request.ts'
import { uploadTexts as texts } from './upload-texts.ts'

const maxBytes = 5 * 1024 * 1024

/** Why the file is refused before it is sent, or undefined for one that may go. */
export function uploadProblem(file: Pick<File, 'name' | 'type' | 'size'>): string | undefined {
  if (isHeic(file)) return texts.heic
  if (!file.type.startsWith('image/')) return texts.noImage
  if (file.size > maxBytes) return texts.tooLarge
  return undefined
}

/** What iPhones take. Many systems do not know the type and announce none. */
function isHeic({ name, type }: Pick<File, 'name' | 'type'>): boolean {
  return /^image\/hei[cf]/i.test(type) || (type === '' && /\.hei[cf]$/i.test(name))
}

/** Of several files each is told apart by its name. */
export function refusal(file: Pick<File, 'name'>, reason: string): string {
  return texts.refusal(file.name, reason)
}

interface UploadOptions {
  folder: string
  /** From 0 to 1. */
  onProgress?: (share: number) => void
  signal?: AbortSignal
}

/** Sends a picture and answers its address. Every failure carries a sentence that can be shown. */
export async function uploadImage(file: File, options: UploadOptions): Promise<string> {
  const { status, body } = await whileSignedIn('write', () => send(file, options))
  const answer = parseAnswer(body)
  if (status >= 200 && status < 300 && answer.url) return answer.url
  const reason = answer.error ?? answer.message
  throw new Error(reason === undefined ? texts.uploadRefused(status) : translateAnswer(reason))
}

interface Answer {
  status: number
  body: string
}

/** By XMLHttpRequest, because fetch does not tell how much has been sent. */
function send(file: File, { folder, onProgress, signal }: UploadOptions): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest()
    request.open('POST', `/api/storage/upload?folder=${encodeURIComponent(folder)}`)
    for (const [name, value] of Object.entries(staffHeaders)) request.setRequestHeader(name, value)
    request.upload.onprogress = (event) => {
      if (event.lengthComputable) onProgress?.(event.loaded / event.total)
    }
    request.onload = () => {
      if (request.status === 401) reject(new RequestError(401, request.statusText, request.responseText))
      else resolve({ status: request.status, body: request.responseText })
    }
    request.onerror = () => reject(new Error(texts.uploadFailed))
    request.onabort = () => reject(new DOMException(texts.uploadCancelled, 'AbortError'))
    signal?.addEventListener('abort', () => request.abort(), { once: true })
    const form = new FormData()
    form.append('file', file)
    request.send(form)
  })
}

export function parseAnswer(body: string): { url?: string; error?: string; message?: string } {
  if (!body.startsWith('{')) return {}
  try {
    return JSON.parse(body)
  } catch (error) {
    // An answer cut short says no more than its status.
    if (error instanceof SyntaxError) return {}
    throw error
  }
}
