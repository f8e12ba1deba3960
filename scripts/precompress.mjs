import { readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'

const toBrotli = promisify(brotliCompress)
const toGzip = promisify(gzip)
const compressible = /\.(?:js|css|svg|json)$/
/** Smaller files gain next to nothing. */
const leastBytes = 200
/** What is loaded is made as small as it gets. */
const compressed = ['client', 'admin']

/**
 * Writes `x.js.br` and `x.js.gz` beside every built `x.js`, so that the server has nothing left to compress. While one
 * environment's files are compressed the next one is built.
 */
export function precompress() {
  const running = []
  return {
    name: 'precompress',
    sharedDuringBuild: true,
    writeBundle({ dir }, bundle) {
      if (!compressed.includes(this.environment.name.split('_', 1)[0])) return
      const names = Object.keys(bundle).filter(
        (name) => name.startsWith('assets/') && compressible.test(name),
      )
      running.push(...names.map((name) => compressFile(path.join(dir, name))))
    },
    buildApp: { order: 'post', handler: async () => void (await Promise.all(running)) },
  }
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
