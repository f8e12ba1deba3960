import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { expect, vi } from 'vitest'
import { isListening } from '../../support/hydrated.ts'
import type { EngineBrowser, Key } from './engine-browser.ts'
import { findTarget, type Target } from './find-target.ts'

const axe = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')
const finder = `${axe}; window.findTarget = ${findTarget}`

declare global {
  interface Window {
    findTarget?: typeof findTarget
  }
}

/** Somebody at a browser, who knows things by role and name and waits for them. */
export type Person = ReturnType<typeof personAt>

export function personAt(browser: EngineBrowser, site: string) {
  const wait = (check: () => Promise<void>) => vi.waitFor(check, { timeout: 60_000, interval: 50 })
  const loadFinder = async () => {
    if (!(await browser.evaluate(() => 'findTarget' in window))) await browser.runScript(finder)
  }
  const isThere = async (target: Target) => {
    await loadFinder()
    return browser.evaluate((wanted) => Boolean(window.findTarget?.(wanted)), target)
  }
  const open = (path: string) => browser.open(site + path)
  const click = (target: Target) =>
    wait(async () => {
      await loadFinder()
      await browser.click((wanted) => window.findTarget?.(wanted), target)
    })
  const seesFocusOn = (target: Target) =>
    wait(async () => {
      await loadFinder()
      const hasFocus = await browser.evaluate(
        (wanted) => window.findTarget?.(wanted) === document.activeElement,
        target,
      )
      expect({ target, hasFocus }).toEqual({ target, hasFocus: true })
    })
  return {
    open,
    click,
    seesFocusOn,
    /** A page of the site whose buttons answer. */
    visit: async (path: string) => {
      await open(path)
      await browser.evaluate(() => dispatchEvent(new Event('keydown')))
      await wait(async () => expect(await browser.evaluate(isListening)).toBe(true))
    },
    write: async (field: Target, text: string) => {
      await click(field)
      await seesFocusOn(field)
      await browser.type(text)
    },
    type: (text: string) => browser.type(text),
    press: (key: Key) => browser.press(key),
    goThroughHistory: (steps: number) => browser.evaluate((by) => history.go(by), steps),
    resize: (width: number, height: number) => browser.resize(width, height),
    sees: (target: Target) =>
      wait(async () => expect({ target, isThere: await isThere(target) }).toEqual({ target, isThere: true })),
    seesNo: (target: Target) =>
      wait(async () =>
        expect({ target, isThere: await isThere(target) }).toEqual({ target, isThere: false }),
      ),
    reads: (text: string) =>
      wait(async () => expect(await browser.evaluate(() => document.body.innerText)).toContain(text)),
    isAt: (path: string) =>
      wait(async () => expect(await browser.evaluate(() => location.pathname + location.search)).toBe(path)),
    readsIn: (selector: string, text: string) =>
      wait(async () => {
        const read = (wanted: string) =>
          [...document.querySelectorAll(wanted)].map((element) => element.textContent)
        expect(await browser.evaluate(read, selector)).toContain(text)
      }),
    finds: <Result>(question: () => Result, answer: Awaited<Result>) =>
      wait(async () => expect(await browser.evaluate(question)).toEqual(answer)),
    ask: <Result>(question: () => Result) => browser.evaluate(question),
  }
}
