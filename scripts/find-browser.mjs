import { spawnSync } from 'node:child_process'
import { findOnPath, isExecutable } from './find-program.mjs'

const usualFiles = [
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
]

/** Without a window, a sandbox of its own (root has none) and requests that nobody asked for. */
export const browserArguments = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
]

/** A Chromium or Chrome of this machine, or undefined: Playwright then takes the one it has downloaded, if any. */
export function findBrowser() {
  if (process.env.CHROMIUM_PATH) return process.env.CHROMIUM_PATH
  // The shell draws no window around the page, which is a third of the work.
  const names = [
    'chromium-headless-shell',
    'chromium',
    'google-chrome',
    'google-chrome-stable',
    'chromium-browser',
  ]
  const candidates = [...names.map((name) => findOnPath(name)), ...usualFiles]
  return candidates.find((file) => file && isExecutable(file) && starts(file))
}

/** Some systems ship a script of that name that only says how to install the browser. */
function starts(file) {
  return spawnSync(file, ['--version'], { stdio: 'ignore', timeout: 20_000 }).status === 0
}
