import { existsSync } from 'node:fs'
import { chromium } from '@playwright/test'
import { findBrowser } from '../scripts/find-browser.mjs'

/** A browser to measure with, or undefined. */
export function benchBrowser(): string | undefined {
  const file = findBrowser() ?? chromium.executablePath()
  return existsSync(file) ? file : undefined
}
