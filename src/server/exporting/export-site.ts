import { mkdir, writeFile } from 'node:fs/promises'
import path from 'node:path'
import type { FastifyInstance } from 'fastify'
import type { Footer } from '../../content/footer/footer.ts'
import { apiAddress } from '../../shared/api-address.ts'
import { languageOfPath, pathInLanguage } from '../../shared/language-path.ts'
import type { AppContext } from '../app-context.ts'
import { escapeXml } from '../http/escape-xml.ts'
import { ownAddress } from '../http/own-address.ts'
import { visitorMessages } from '../messages/visitor-messages.ts'
import { type Pages, stillPageDrawer, toAnswer } from '../pages/rendering/draw-page.ts'
import type { PageRequest } from '../pages/rendering/render-page.ts'
import { currentLanguages } from '../settings/current-settings.ts'
import { exportedName, relativeLink } from './exported-name.ts'
import { type Rewrite, rewriteDocument, rewriteStyles } from './rewrite-document.ts'

export interface ExportReport {
  pages: number
  files: number
}

/** Files that no page has to name. */
const feeds = ['/sitemap.xml', '/robots.txt']
const feedsInLanguage = ['/news.xml', '/news.json', '/events.ics']

/** Writes the public site as files that need no server: every page that can be reached, and all that they name. */
export async function exportSite(
  app: FastifyInstance,
  context: AppContext,
  pages: Pages,
  folder: string,
): Promise<ExportReport> {
  // The first request reads the settings, which decide on languages and looks.
  await app.inject({ url: feeds[0] ?? '/', remoteAddress: ownAddress })
  const visitor = new ExportVisitor(app, context, pages, folder)
  const starts = ['/', ...feedsInLanguage].flatMap((url) =>
    currentLanguages().map((language) => pathInLanguage(url, language)),
  )
  for (const address of [...starts, ...feeds]) visitor.wants(address)
  return visitor.run()
}

class ExportVisitor {
  readonly #app: FastifyInstance
  readonly #context: AppContext
  readonly #draw: ReturnType<typeof stillPageDrawer>
  readonly #folder: string
  /** By the file that stands for it: whether the site has it. */
  readonly #known = new Map<string, Promise<boolean>>()
  readonly #waiting: { address: string; name: string; settle(isThere: boolean): void }[] = []
  readonly #rewritings: (() => Promise<void>)[] = []
  #pages = 0
  #files = 0

  constructor(app: FastifyInstance, context: AppContext, pages: Pages, folder: string) {
    this.#app = app
    this.#context = context
    this.#draw = stillPageDrawer(context, pages)
    this.#folder = folder
  }

  /** Says that an address belongs to the copy; answers with its file. */
  wants(address: string): string | undefined {
    const name = exportedName(address)
    if (name === undefined || this.#known.has(name)) return name
    this.#known.set(
      name,
      new Promise((settle) => this.#waiting.push({ address: address.split('#', 1)[0] ?? '', name, settle })),
    )
    return name
  }

  async run(): Promise<ExportReport> {
    for (let next = this.#waiting.shift(); next; next = this.#waiting.shift())
      next.settle(await this.#fetch(next.address, next.name))
    // Only now is known which links lead to a file.
    for (const rewrite of this.#rewritings) await rewrite()
    return { pages: this.#pages, files: this.#files }
  }

  #fetch(address: string, name: string): Promise<boolean> {
    return name.endsWith('.html') ? this.#fetchPage(address, name) : this.#fetchFile(address, name)
  }

  async #fetchPage(address: string, name: string): Promise<boolean> {
    const { html, status } = await this.#draw({ url: address, fetchApi: this.#read })
    if (status !== 200) return false
    const text = html.toString()
    rewriteDocument(text, (link) => void this.wants(link), '')
    const note = text.includes('<form') ? await this.#formNote(address) : ''
    this.#rewritings.push(async () =>
      this.#write(name, rewriteDocument(text, await this.#linksFrom(name, text), note)),
    )
    this.#pages += 1
    return true
  }

  async #fetchFile(address: string, name: string): Promise<boolean> {
    const { statusCode, rawPayload } = await this.#app.inject({ url: address, remoteAddress: ownAddress })
    if (statusCode !== 200) return false
    this.#files += 1
    if (!name.endsWith('.css')) {
      await this.#write(name, rawPayload)
      return true
    }
    const css = rawPayload.toString()
    const link: Rewrite = (target) => {
      const file = this.wants(target)
      return file && relativeLink(name, file, '')
    }
    await this.#write(name, rewriteStyles(css, link))
    return true
  }

  /** To a file of the copy where there is one, else to the site itself. */
  async #linksFrom(name: string, html: string): Promise<Rewrite> {
    const targets = new Map<string, string>()
    const found: string[] = []
    rewriteDocument(html, (link) => void found.push(link), '')
    for (const link of found.filter((one) => /^\/(?!\/)/.test(one))) {
      const file = exportedName(link)
      const isThere = file !== undefined && (await this.#known.get(file))
      const fragment = link.includes('#') ? link.slice(link.indexOf('#')) : ''
      targets.set(link, isThere ? relativeLink(name, file, fragment) : this.#context.config.publicUrl + link)
    }
    return (link) => targets.get(link)
  }

  async #formNote(address: string): Promise<string> {
    const language = languageOfPath(address)
    const { data } = await this.#read(apiAddress('/api/footer', language))
    const email = (data as Partial<Footer> | null)?.email || this.#context.config.adminEmail
    const url = escapeXml(this.#context.config.publicUrl + address)
    const linked = {
      url: `<a href="${url}" dir="ltr">${url}</a>`,
      email: `<a href="mailto:${escapeXml(email)}" dir="ltr">${escapeXml(email)}</a>`,
    }
    return `<p role="note">${visitorMessages[language].exported.formNote(linked.url, linked.email)}</p>`
  }

  readonly #read: PageRequest['fetchApi'] = async (url) => {
    const { statusCode, payload } = await this.#app.inject({ url, remoteAddress: ownAddress })
    return toAnswer(statusCode, payload)
  }

  async #write(name: string, bytes: string | Buffer): Promise<void> {
    const file = path.join(this.#folder, name)
    await mkdir(path.dirname(file), { recursive: true })
    await writeFile(file, bytes)
  }
}
