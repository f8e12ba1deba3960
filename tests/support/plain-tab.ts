import type { BrowserLine, Listener, Message } from './browser-line.ts'

/** Of a phone's screen. */
const screen = { width: 390, height: 844, deviceScaleFactor: 2, mobile: false }
/** Once nothing has been asked for or answered for so long, all is there. */
const quietMs = 500

export interface SlowLine {
  latency: number
  downloadThroughput: number
  uploadThroughput: number
}

/** A tab of a `PlainBrowser` with the page that it shows, and those that it draws ahead. */
export class PlainTab {
  readonly #line: BrowserLine
  readonly #context: unknown
  readonly #listener: Listener
  readonly #script: string
  readonly #waiting: ((said: string) => void)[] = []
  /** The pages by what the browser calls them; the first is the one that is shown. */
  readonly #pages = new Set<string>()
  #tab: string | undefined
  #whenOpened: () => void = () => undefined
  #slowLine: SlowLine | undefined
  #changed = 0
  /** What became of pages that were to be drawn ahead, as the browser says it. */
  readonly drawnAhead: string[] = []

  static async open(line: BrowserLine, script: string): Promise<PlainTab> {
    const { browserContextId } = await line.send('Target.createBrowserContext')
    const tab = new PlainTab(line, browserContextId, script)
    await tab.#attach()
    return tab
  }

  private constructor(line: BrowserLine, context: unknown, script: string) {
    this.#line = line
    this.#context = context
    this.#script = script
    this.#listener = (method, params, sessionId) => this.#hear(method, params, sessionId)
    line.listeners.add(this.#listener)
  }

  /** On such a line from now on, also what is drawn ahead. */
  async slowDown(line: SlowLine): Promise<void> {
    this.#slowLine = line
    await this.#send('Network.emulateNetworkConditions', { offline: false, ...line })
  }

  async goto(url: string): Promise<void> {
    await this.#send('Page.navigate', { url })
    do await this.whenQuiet()
    while ((await this.evaluate(() => document.readyState)) !== 'complete')
  }

  async evaluate<T, A = undefined>(act: (given: A) => T, given?: A): Promise<Awaited<T>> {
    const expression = `(${act})(${JSON.stringify(given)})`
    const { result, exceptionDetails } = await this.#send('Runtime.evaluate', {
      expression,
      returnByValue: true,
      awaitPromise: true,
    })
    if (exceptionDetails) throw new Error(JSON.stringify(exceptionDetails))
    return (result as { value: Awaited<T> }).value
  }

  /** The first touch fetches the scripts; once all has come, everything that they bring to life lives. */
  async comeToLife(): Promise<void> {
    await this.evaluate(() => {
      const frame = document.querySelector('[data-frame]')
      if (frame && Object.keys(frame).some((key) => key.startsWith('__reactProps'))) return true
      const listening = new Promise((resolve) => document.addEventListener('page-listens', resolve))
      dispatchEvent(new Event('keydown'))
      return listening.then(() => true)
    })
    await this.whenQuiet()
  }

  /** Rests on the first such link that can be seen; answers how to press it. */
  async pointAt(selector: string): Promise<{ press: () => Promise<void> }> {
    let at = await this.#find(selector)
    // A page that is still being laid out moves its links.
    do {
      await this.whenQuiet()
      at = await this.#find(selector)
      await this.#send('Input.dispatchMouseEvent', { type: 'mouseMoved', x: at.x, y: at.y })
      await this.whenQuiet()
    } while (!(await this.#find(selector)).isPointedAt)
    const mouse = (type: string) =>
      this.#send('Input.dispatchMouseEvent', { type, x: at.x, y: at.y, button: 'left', clickCount: 1 })
    return {
      press: async () => {
        await mouse('mousePressed')
        await mouse('mouseReleased')
      },
    }
  }

  /** The first such link that can be seen, brought into sight. */
  #find(selector: string): Promise<{ x: number; y: number; isPointedAt: boolean }> {
    return this.evaluate((wanted) => {
      const links = [...document.querySelectorAll(wanted)]
      const link = links.find((element) => element.checkVisibility() && element.getClientRects().length > 0)
      if (!link) throw new Error(`There is no ${wanted} to point at`)
      link.scrollIntoView({ block: 'center', behavior: 'instant' })
      const { x, y, width, height } = link.getBoundingClientRect()
      return { x: x + width / 2, y: y + height / 2, isPointedAt: link.matches(':hover') }
    }, selector)
  }

  /** What a page says next, by `tell('…')`. */
  nextWord(): Promise<string> {
    return new Promise((resolve) => this.#waiting.push(resolve))
  }

  async whenQuiet(): Promise<void> {
    this.#changed = performance.now()
    while (performance.now() - this.#changed < quietMs)
      await new Promise((resolve) => setTimeout(resolve, 20))
  }

  async close(): Promise<void> {
    this.#line.listeners.delete(this.#listener)
    await this.#line.send('Target.disposeBrowserContext', { browserContextId: this.#context })
  }

  async #attach(): Promise<void> {
    const { targetId } = await this.#line.send('Target.createTarget', {
      url: 'about:blank',
      browserContextId: this.#context,
      forTab: true,
    })
    const { sessionId } = await this.#line.send('Target.attachToTarget', { targetId, flatten: true })
    this.#tab = String(sessionId)
    const following = { autoAttach: true, waitForDebuggerOnStart: true, flatten: true }
    const opened = new Promise<void>((resolve) => {
      this.#whenOpened = resolve
    })
    await this.#line.send('Target.setAutoAttach', { ...following, filter: [{ type: 'page' }] }, this.#tab)
    await opened
  }

  /** To the page that is shown. */
  #send(method: string, params: Message = {}): Promise<Message> {
    const [shown] = this.#pages.values()
    return this.#line.send(method, params, shown)
  }

  #hear(method: string, params: Message, sessionId: string | undefined): void {
    const isOfTab = sessionId !== undefined && sessionId === this.#tab
    if (isOfTab && method === 'Target.attachedToTarget') this.#enter(params)
    if (isOfTab && method === 'Target.detachedFromTarget') this.#pages.delete(String(params.sessionId))
    if (!this.#pages.has(sessionId ?? '')) return
    if (method.startsWith('Network.')) this.#changed = performance.now()
    if (method === 'Preload.prerenderStatusUpdated')
      this.drawnAhead.push([params.status, params.prerenderStatus].filter(Boolean).join(': '))
    if (method === 'Runtime.bindingCalled') this.#waiting.shift()?.(String(params.payload))
  }

  /** The browser holds a new page until it is told to go on, and answers only then. */
  #enter({ sessionId }: Message): void {
    const page = String(sessionId)
    this.#pages.add(page)
    const orders: [string, Message?][] = [
      ['Page.enable'],
      ['Runtime.enable'],
      ['Runtime.addBinding', { name: 'tell' }],
      ['Page.addScriptToEvaluateOnNewDocument', { source: this.#script }],
      ['Network.enable'],
      ['Preload.enable'],
      ['Emulation.setDeviceMetricsOverride', screen],
    ]
    if (this.#slowLine)
      orders.push(['Network.emulateNetworkConditions', { offline: false, ...this.#slowLine }])
    const sent = [...orders, ['Runtime.runIfWaitingForDebugger'] as const].map(([method, params]) =>
      this.#line.send(method, params, page),
    )
    // An order that is not answered yet does not go along to the process of the next document.
    Promise.all(sent).then(
      () => this.#whenOpened(),
      // A page that is given up again hears nothing more.
      () => undefined,
    )
  }
}
