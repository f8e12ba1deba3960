import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { browserArguments } from '../../scripts/find-browser.mjs'
import { BrowserLine } from './browser-line.ts'
import { PlainTab } from './plain-tab.ts'

/**
 * A browser that nobody leads by the hand. The one of the journeys draws no pages ahead: its driver forbids that, as it
 * knows one page to a tab.
 */
export class PlainBrowser {
  readonly #process: ChildProcess
  readonly #folder: string
  readonly #line: BrowserLine

  constructor(process: ChildProcess, folder: string, line: BrowserLine) {
    this.#process = process
    this.#folder = folder
    this.#line = line
  }

  /** For a visitor who has nothing of any site yet. `script` is run in each of its pages before their own. */
  newTab(script = ''): Promise<PlainTab> {
    return PlainTab.open(this.#line, script)
  }

  async close(): Promise<void> {
    const ended = once(this.#process, 'exit')
    // It may be gone before it answers.
    void this.#line.send('Browser.close')
    await ended
    rmSync(this.#folder, { recursive: true, force: true, maxRetries: 5 })
  }
}

export async function openPlainBrowser(executablePath: string): Promise<PlainBrowser> {
  const folder = mkdtempSync(path.join(tmpdir(), 'browser-'))
  const args = [
    '--headless=new',
    ...browserArguments,
    '--remote-debugging-port=0',
    `--user-data-dir=${folder}`,
  ]
  const browser = spawn(executablePath, args, { stdio: ['ignore', 'ignore', 'pipe'] })
  // It does not outlive whoever started it.
  const stop = () => browser.kill()
  process.once('exit', stop)
  browser.once('exit', () => process.off('exit', stop))
  const socket = new WebSocket(await addressOf(browser))
  await once(socket, 'open')
  return new PlainBrowser(browser, folder, new BrowserLine(socket))
}

function addressOf(browser: ChildProcess): Promise<string> {
  let said = ''
  return new Promise((resolve, reject) => {
    browser.stderr?.on('data', (piece) => {
      said += piece
      const [, address] = /DevTools listening on (ws:\S+)/.exec(said) ?? []
      if (address) resolve(address)
    })
    browser.once('exit', () => reject(new Error(`The browser did not start: ${said}`)))
  })
}
