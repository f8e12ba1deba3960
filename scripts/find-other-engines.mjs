import { findOnPath, isExecutable } from './find-program.mjs'

const usualFirefox = '/Applications/Firefox.app/Contents/MacOS/firefox'

/** A Firefox of this machine, or undefined. */
export function findFirefox() {
  return findOnPath('firefox-esr', 'firefox') ?? [usualFirefox].find(isExecutable)
}

/** The driver of WebKitGTK, which brings its own small browser, and the display it needs; or undefined. */
export function findWebKit() {
  const driver = findOnPath('WebKitWebDriver')
  const display = findOnPath('Xvfb')
  return driver && display ? { driver, display } : undefined
}
