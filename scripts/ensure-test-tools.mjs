import { existsSync } from 'node:fs'
import { findBrowser } from './find-browser.mjs'
import { findNginx } from './find-nginx.mjs'
import { findFirefox, findWebKit } from './find-other-engines.mjs'
import { findPostgres } from './find-postgres.mjs'
import { findOnPath } from './find-program.mjs'
import { machineEnvironment, projectNode, run, runPackage } from './run.mjs'

/** Finds or installs PostgreSQL; answers with the sentence to show where it cannot, else undefined. */
export async function ensurePostgres() {
  if (findPostgres()) return
  if (await installPackages(['postgresql'])) {
    if (findPostgres()) return
  }
  return 'PostgreSQL is needed for the server tests: install it (Debian: apt-get install postgresql, macOS: brew install postgresql) and try again.'
}

/** Finds or installs nginx, without its service; answers with the sentence to show where it cannot, else undefined. */
export async function ensureNginx() {
  if (findNginx()) return
  // Debian starts what it installs, now and at every start, unless it is told otherwise.
  const isInstalled = await installPackages(['nginx-light'], { RUNLEVEL: '1' })
  if (isInstalled && findOnPath('systemctl'))
    await run('systemctl', ['disable', '--now', 'nginx'], { quiet: true })
  if (findNginx()) return
  return 'nginx is needed for the tests of a cache in front: install it (Debian: apt-get install nginx-light, macOS: brew install nginx) and try again.'
}

/** Finds or installs a browser; answers with the sentence to show where it cannot, else undefined. */
export async function ensureBrowser() {
  if (findBrowser() || (await playwrightHasBrowser())) return
  if ((await installPackages(['chromium-headless-shell'])) && findBrowser()) return
  if ((await installPackages(['chromium'])) && findBrowser()) return
  console.log('Downloading a browser for the tests …')
  const { code } = await runPackage('@playwright/test', 'playwright', ['install', 'chromium'])
  if (code === 0 && (await playwrightHasBrowser())) return
  return 'A browser is needed for the journeys: install Chromium or Chrome, or name one in CHROMIUM_PATH, and try again.'
}

/** Finds or installs Firefox and WebKit. Where it cannot, it says so and the run goes on: Chromium is always there. */
export async function ensureOtherEngines() {
  if (!findFirefox()) await installPackages(['firefox-esr'])
  if (!findFirefox())
    console.log(
      'Firefox is missing, so the smoke journey runs without it (Debian: apt-get install firefox-esr).',
    )
  if (!findWebKit()) await installPackages(['webkit2gtk-driver', 'xvfb'])
  if (!findWebKit())
    console.log(
      'WebKit is missing, so the smoke journey runs without it (Debian: apt-get install webkit2gtk-driver xvfb).',
    )
}

async function playwrightHasBrowser() {
  const script = "import('playwright-core').then(({ chromium }) => console.log(chromium.executablePath()))"
  const { output } = await run(projectNode(), ['-e', script], { quiet: true })
  return existsSync(output.trim())
}

/** Debian's packages, where this process may install any. */
async function installPackages(names, more = {}) {
  if (!findOnPath('apt-get') || process.getuid?.() !== 0) return false
  console.log(`Installing ${names.join(' and ')} with apt-get …`)
  const env = machineEnvironment({ DEBIAN_FRONTEND: 'noninteractive', ...more })
  const update = await run('apt-get', ['update', '-q'], { env, quiet: true })
  // Old lists are often good enough: the install decides.
  const install = await run('apt-get', ['install', '-y', '-q', '--no-install-recommends', ...names], {
    env,
    quiet: true,
  })
  if (install.code !== 0) console.error(`${update.output}${install.output}`.trimEnd())
  return install.code === 0
}
