import type { AppContext } from '../app-context.ts'
import { findUsedMailServer } from '../mail-server/used-mail-server.ts'
import { openPostbox, type Postbox, type Sender } from './postbox.ts'

/** The postbox of the mail server of today: staff may set up another one while the site runs. */
export class CurrentPostbox {
  readonly #site: Pick<AppContext, 'config' | 'database'>
  #postbox: Postbox | undefined
  #openedWith = ''

  constructor(site: Pick<AppContext, 'config' | 'database'>) {
    this.#site = site
  }

  /** Undefined where there is no mail server. Call it for one mail after the other. */
  async open(): Promise<{ postbox: Postbox; from: Sender } | undefined> {
    const server = await findUsedMailServer(this.#site)
    if (!server) return undefined
    const openedWith = JSON.stringify(server.options)
    if (!this.#postbox || openedWith !== this.#openedWith) {
      await this.close(Promise.resolve(), 0)
      this.#postbox = openPostbox(server.options, new URL(this.#site.config.publicUrl).hostname)
      this.#openedWith = openedWith
    }
    return { postbox: this.#postbox, from: server.from }
  }

  async close(underWay: Promise<void>, farewellMs: number): Promise<void> {
    await (this.#postbox?.close(underWay, farewellMs) ?? underWay)
    this.#postbox = undefined
  }
}
