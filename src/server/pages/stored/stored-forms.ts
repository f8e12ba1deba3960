import { hash } from 'node:crypto'
import { compressBody } from '../cache/compress-body.ts'
import type { CachedResponse } from '../cache/response-cache.ts'
import type { StoredPage } from './page-folder.ts'
import type { StoredForm } from './write-form.ts'

/** An address that means one file and nothing else: no other spelling of it, no query. */
const plainPath = /^(?:\/[A-Za-z0-9_~-][A-Za-z0-9._~-]*)+$/
const hasExtension = /\.[a-z]+$/
/** Headers that the front server has a rule for. An answer that needs another one is not stored. */
const known = new Set([
  'cache-control',
  'content-length',
  'content-security-policy',
  'content-type',
  'etag',
  'permissions-policy',
  'referrer-policy',
  'strict-transport-security',
  'vary',
  'x-content-type-options',
  'x-request-id',
])
const charset = Buffer.from('<meta charset="utf-8">')
const isHtml = /^text\/html\b/

/** What is stored of an answer; undefined where its path, its status or its headers say that a file cannot stand for it. */
export async function storedForms(entry: CachedResponse): Promise<StoredPage | undefined> {
  const { body, headers: list } = entry.forms.identity
  const headers = new Map(list.flatMap((name, at) => (at % 2 === 0 ? [[name, list[at + 1] ?? '']] : [])))
  const isPage = isHtml.test(headers.get('content-type') ?? '')
  const name = fileName(entry.slot.key, isPage)
  const isPlain = [...headers.keys()].every((header) => known.has(header))
  if (entry.status !== 200 || name === undefined || !isPlain) return undefined
  const bytes = isPage ? withPolicy(body, headers.get('content-security-policy') ?? '') : body
  const modified = timeFor(entry.etag)
  const forms: StoredForm[] = [
    // The compressed ones first: they are sent only beside a page that is there.
    { suffix: '.br', bytes: await compressBody(bytes, 'br'), modified },
    { suffix: '.gz', bytes: await compressBody(bytes, 'gzip'), modified },
    { suffix: '', bytes, modified },
  ]
  return { name, forms }
}

function fileName(key: string, isPage: boolean): string | undefined {
  if (key === '/') return isPage ? 'index.html' : undefined
  if (!plainPath.test(key) || isPage === hasExtension.test(key)) return undefined
  return isPage ? `${key.slice(1)}/index.html` : key.slice(1)
}

/**
 * A file has no headers of its own, and each page its own policy: it names the styles that stand in the page. Who may
 * frame it can only be said in a header, which is the same for all.
 */
function withPolicy(html: Buffer, policy: string): Buffer {
  const at = html.indexOf(charset)
  if (at < 0) throw new Error('The document does not say its charset')
  const inPage = policy
    .split('; ')
    .filter((directive) => !directive.startsWith('frame-ancestors'))
    .join('; ')
  const meta = Buffer.from(`<meta http-equiv="content-security-policy" content="${inPage}">`)
  const start = at + charset.length
  return Buffer.concat([html.subarray(0, start), meta, html.subarray(start)])
}

/**
 * Front servers make the ETag from the size of a file and the second it was written in: two saves in one second could share
 * it. So the time of a file stands for its contents, between 2001 and 2017; a page that is drawn anew and says the
 * same keeps it, and browsers keep theirs.
 */
function timeFor(etag: string): number {
  return 1_000_000_000 + (Number.parseInt(hash('sha256', etag).slice(0, 8), 16) % 500_000_000)
}
