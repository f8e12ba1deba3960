import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'

export type Compression = 'gzip' | 'br'

const toBrotli = promisify(brotliCompress)
const toGzip = promisify(gzip)

export function compressBody(body: Buffer, encoding: Compression): Promise<Buffer> {
  if (encoding === 'gzip') return toGzip(body, { level: 6 })
  return toBrotli(body, {
    // Most pages fit into one chunk; the more chunks, the more garbage to collect.
    chunkSize: 64 * 1024,
    params: {
      [constants.BROTLI_PARAM_QUALITY]: 5,
      [constants.BROTLI_PARAM_SIZE_HINT]: body.length,
      // No larger than what is compressed: for a page the default would allocate megabytes.
      [constants.BROTLI_PARAM_LGWIN]: Math.max(16, Math.min(22, Math.ceil(Math.log2(body.length)))),
    },
  })
}
