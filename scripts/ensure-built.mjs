import { existsSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { hashBuildInputs } from './build-inputs.mjs'
import { precompress } from './precompress.mjs'
import { projectEnvironment, root, runPackage } from './run.mjs'

const outputs = [
  'dist/client/.vite/site.json',
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
  // Read before, so that a file saved meanwhile makes the next start build again.
  const hash = hashBuildInputs(root)
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
  await precompress(path.join(folder, 'client/assets'))
  writeFileSync(path.join(folder, '.stamp'), hash)
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
  return readFileSync(stampFile, 'utf8') === hashBuildInputs(root)
}
