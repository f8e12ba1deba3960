import { readdir, readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'

const toBrotli = promisify(brotliCompress)
const toGzip = promisify(gzip)
const compressible = /\.(?:js|css|svg|json)$/
/** Smaller files gain next to nothing. */
const leastBytes = 200

/** Writes `x.js.br` and `x.js.gz` beside every file of the folder, so that the server has nothing left to compress. */
export async function precompress(folder) {
  const names = (await readdir(folder)).filter((name) => compressible.test(name))
  await Promise.all(names.map((name) => compressFile(path.join(folder, name))))
}

async function compressFile(file) {
  const bytes = await readFile(file)
  if (bytes.length < leastBytes) return
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
    [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
    [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
  }
  const [br, gz] = await Promise.all([toBrotli(bytes, { params }), toGzip(bytes, { level: 9 })])
  await Promise.all([writeFile(`${file}.br`, br), writeFile(`${file}.gz`, gz)])
}
