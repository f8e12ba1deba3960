import { createHash } from 'node:crypto'
import { existsSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { listBuildInputs } from './build-inputs.mjs'
import { projectEnvironment, root, runPackage } from './run.mjs'

const outputs = [
  'dist/client/.vite/site.json',
  'dist/client/.vite/page-styles.json',
  'dist/client/.vite/inline-scripts.json',
  'dist/client/.vite/bundle-weights.json',
  'dist/client/.vite/admin.json',
  'dist/server/en/render.js',
  'dist/entry/server.js',
]
const dist = path.join(root, 'dist')
const stampFile = path.join(dist, '.stamp')

/**
 * Builds the browser's files, the server rendering and the server when a source has changed since the last build.
 * Answers false when the build failed; Vite has then said why.
 */
export async function ensureBuilt({ force = false, verbose = false } = {}) {
  if (!existsSync(path.join(root, 'src/entry/browser.tsx'))) {
    console.log('There is nothing to build: src/entry/browser.tsx does not exist.')
    return true
  }
  return (!force && isFresh()) || build(verbose)
}

async function build(verbose) {
  const started = Date.now()
  console.log('Building the site …')
  // Listed before, so that a file saved meanwhile makes the next start build again.
  const files = listFiles()
  const hash = hashFiles(files)
  // Aside, so that a build cut short is never taken for a whole one, and another command may build at the same time.
  const folder = path.join(root, '.cache', `build-${process.pid}`)
  const env = projectEnvironment({ BUILD_FOLDER: folder })
  const { code } = await runPackage('vite', 'vite', ['build', '--logLevel', verbose ? 'info' : 'warn'], {
    env,
  })
  if (code !== 0) {
    rmSync(folder, { recursive: true, force: true })
    console.error('The build failed.')
    return false
  }
  writeStamp({ files, hash }, path.join(folder, '.stamp'))
  putInPlace(folder)
  console.log(`Built in ${((Date.now() - started) / 1000).toFixed(1)} s.`)
  return true
}

function putInPlace(folder) {
  const old = `${folder}-old`
  if (existsSync(dist)) renameSync(dist, old)
  renameSync(folder, dist)
  rmSync(old, { recursive: true, force: true })
}

function isFresh() {
  if (!existsSync(stampFile) || !outputs.every((file) => existsSync(path.join(root, file)))) return false
  const stamp = JSON.parse(readFileSync(stampFile, 'utf8'))
  const files = listFiles()
  if (JSON.stringify(files) === JSON.stringify(stamp.files)) return true
  // A checkout or a copy touches files without changing them: only then are they read.
  const hash = hashFiles(files)
  if (hash !== stamp.hash) return false
  writeStamp({ files, hash })
  return true
}

function writeStamp(stamp, file = stampFile) {
  writeFileSync(file, JSON.stringify(stamp))
}

function listFiles() {
  return listBuildInputs(root)
}

function hashFiles(files) {
  const hash = createHash('sha256')
  for (const [name] of files) {
    const content = readFileSync(path.join(root, name))
    hash.update(`${name}\0${content.length}\0`).update(content)
  }
  return hash.digest('hex')
}
