import { createHash } from 'node:crypto'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { machineEnvironment, projectNode, root, run, stopWith } from './run.mjs'

const stampFile = path.join(root, 'node_modules', '.install-stamp')

/** Installs the dependencies when there are none, or when others are asked for than those that are there. */
export async function ensureInstalled() {
  if (!isInstalled()) await install()
}

function isInstalled() {
  if (!projectNode() || !existsSync(path.join(root, 'node_modules', '.package-lock.json'))) return false
  const stamp = fingerprint()
  if (existsSync(stampFile) && readFileSync(stampFile, 'utf8') === stamp) return true
  // Someone may have run npm by hand: what is there counts, not who put it there.
  const matches = installMatches(
    readJson('package.json'),
    readJson('package-lock.json'),
    readJson('node_modules/.package-lock.json'),
  )
  if (matches) writeFileSync(stampFile, stamp)
  return matches
}

/** Whether the packages npm has recorded as installed are those of the lock file, and the lock file is up to date. */
export function installMatches(manifest, lock, installed) {
  const wanted = lock.packages['']
  for (const group of ['dependencies', 'devDependencies']) {
    if (JSON.stringify(manifest[group] ?? {}) !== JSON.stringify(wanted[group] ?? {})) return false
  }
  return Object.entries(lock.packages).every(([location, entry]) => {
    if (location === '') return true
    const found = installed.packages[location]
    // Optional packages are binaries for other systems than this one.
    return found ? found.version === entry.version : Boolean(entry.optional)
  })
}

async function install() {
  const started = Date.now()
  console.log('Installing the dependencies (about a minute) …')
  const heartbeat = setInterval(() => console.log(`  still installing, ${seconds(started)} …`), 20_000)
  // Without the project's own programs on the path: npm must not run on a Node.js that it is about to delete.
  const env = machineEnvironment({ npm_config_update_notifier: 'false' })
  const args = ['ci', '--include=dev', '--no-audit', '--no-fund', '--loglevel=error']
  const { code, output } = await run('npm', args, { env, quiet: true, shell: process.platform === 'win32' })
  clearInterval(heartbeat)
  if (code !== 0) {
    console.error(output.trimEnd())
    stopWith(installFailure(code, output))
  }
  if (!projectNode()) {
    stopWith('Node.js 24 was not installed, because npm is set to ignore install scripts (ignore-scripts).')
  }
  writeFileSync(stampFile, fingerprint())
  console.log(`Installed in ${seconds(started)}.`)
}

/** What went wrong with `npm ci`, in one sentence. */
export function installFailure(code, output) {
  if (code === 127) return 'npm was not found on this machine; install Node.js with npm and try again.'
  if (/ENOTFOUND|EAI_AGAIN|ECONNREFUSED|ECONNRESET|ETIMEDOUT|ENETUNREACH/.test(output)) {
    return 'The dependencies could not be installed: the npm registry cannot be reached. Check the network and try again.'
  }
  if (/ENOSPC/.test(output)) return 'The dependencies could not be installed: the disk is full.'
  return `The dependencies could not be installed: npm ci ended with code ${code}, its messages are above.`
}

function fingerprint() {
  const hash = createHash('sha256')
  for (const file of ['package.json', 'package-lock.json']) hash.update(readFileSync(path.join(root, file)))
  return hash.digest('hex')
}

function readJson(file) {
  return JSON.parse(readFileSync(path.join(root, file), 'utf8'))
}

function seconds(started) {
  return `${Math.round((Date.now() - started) / 1000)} s`
}
