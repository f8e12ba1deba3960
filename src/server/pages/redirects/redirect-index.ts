import { impactPageContent } from '../../../content/impact-page/impact-page-content.ts'
import { redirect } from '../../../content/redirect/redirect.ts'
import { finalTargets, pathOfAddress } from '../../../content/redirect/redirect-rules.ts'
import { addressInUrl } from '../../../shared/address-of.ts'
import { pathWithoutLanguage } from '../../../shared/language-path.ts'
import { mainLanguage } from '../../../shared/languages.ts'
import type { AppContext } from '../../app-context.ts'
import type { Handle } from '../../database/tables.ts'
import { titleOf, valuesOf } from '../../engine/content-record.ts'
import { EntryStore } from '../../engine/content-store.ts'
import { RecordPages } from '../../engine/record-pages.ts'
import type { SiteLinks } from '../../engine/site-links.ts'
import { visitorMessages } from '../../messages/visitor-messages.ts'
import { type Targets, targetOf } from './target-of.ts'

interface Loaded {
  version: number | null
  /** Where addresses lead that have no page. */
  targets: Targets
  /** Where links lead: pages that moved, and redirects that no page stands before. */
  links: Targets
  /** Redirects that do nothing, and the name of the page that is shown instead. */
  answered: ReadonlyMap<string, string>
}

type Context = Pick<AppContext, 'config' | 'contentTypes' | 'database' | 'version'>
/** What has no page, or one that only staff see. */
const servedOtherwise = /^\/(?:api|admin|assets|files|share)(?:\/|$)|\.[a-z0-9]{2,12}$/i
const names: Record<string, string> = visitorMessages[mainLanguage].pageNames

/** Where addresses lead that a page left or that staff made a redirect for, in memory. */
export class RedirectIndex implements SiteLinks {
  readonly #context: Context
  readonly #entries = new EntryStore(redirect.name)
  readonly #impact = new EntryStore(impactPageContent.name)
  readonly #pages: RecordPages
  #loaded: Loaded | undefined

  constructor(context: Context) {
    this.#context = context
    this.#pages = new RecordPages(context.contentTypes)
  }

  /** Whether an address without a page leads on; also true where that has to be looked up first. */
  mayLeadOn(url: string): boolean {
    const version = this.#context.version.current(redirect.name)
    if (version === null || version !== this.#loaded?.version) return true
    return this.#loaded.targets.size > 0 && targetOf(this.#loaded.targets, url) !== undefined
  }

  /** Where an address without a page leads, in the language it was asked for in. */
  async find(url: string): Promise<string | undefined> {
    return targetOf((await this.#load()).targets, url)
  }

  async follow() {
    const { links } = await this.#load()
    if (links.size === 0) return undefined
    return (address: string) => targetOf(links, address) ?? address
  }

  /** The redirects that do nothing, by their paths, with the name of the page that is shown instead. */
  async answered(): Promise<ReadonlyMap<string, string>> {
    return (await this.#load()).answered
  }

  async whoAnswers(tx: Handle, address: string): Promise<string | undefined> {
    const path = pathWithoutLanguage(pathOfAddress(address))
    const own = await this.#mainPage(tx, path)
    const found = own === undefined ? (await this.#pages.at(tx, [path])).get(path) : undefined
    if (found === undefined) return own && shownMessage(path, own)
    const { definition, row } = found
    const values = valuesOf(definition, row)
    const title = titleOf(definition, values)
    const stands = addressInUrl({ id: row.id, address: String(values.address ?? '') })
    return path.endsWith(`/${stands}`)
      ? shownMessage(path, title)
      : `${path} leads to “${title}” by itself and needs no redirect.`
  }

  /** Of these paths those at which visitors find nothing and are not led on either. Files and feeds are not looked for. */
  async leadNowhere(paths: readonly string[]): Promise<ReadonlySet<string>> {
    const { db } = this.#context.database
    const plain = (path: string) => pathWithoutLanguage(pathOfAddress(path))
    const wanted = paths.filter((path) => !servedOtherwise.test(path))
    const records = await this.#pages.at(db, wanted.map(plain))
    const nowhere = new Set<string>()
    for (const path of wanted) {
      const isPage = records.has(plain(path)) || (await this.#mainPage(db, plain(path))) !== undefined
      if (!isPage && (await this.find(path)) === undefined) nowhere.add(path)
    }
    return nowhere
  }

  async #load(): Promise<Loaded> {
    // Whatever changes where a link leads changes all types. The version is read before the rows: what a write overtakes
    // is looked up anew.
    const version = this.#context.version.current(redirect.name)
    if (version === null || version !== this.#loaded?.version)
      this.#loaded = { version, ...(await this.#read()) }
    return this.#loaded
  }

  async #read(): Promise<Omit<Loaded, 'version'>> {
    const { db } = this.#context.database
    const moved = await this.#pages.moved(db)
    const targets = await this.#targets(db, moved)
    const answered = await this.#answeredAmong(db, [...targets.keys()])
    const leading = [...targets].filter(([path]) => !answered.has(path))
    return { targets, answered, links: new Map([...leading, ...moved]) }
  }

  /** Those of the staff, each in one step, also to a page that has moved. */
  async #targets(db: Handle, moved: Targets): Promise<Targets> {
    const rows = await this.#entries.list(db, { visibleOnly: true })
    const redirects = rows
      .map((row) => valuesOf(redirect, row))
      .map(({ from, to }) => ({ from: String(from), to: String(to) }))
    const targets = [...finalTargets(redirects, this.#context.config.publicUrl)]
    return new Map(targets.map(([path, to]) => [path, targetOf(moved, to) ?? to]))
  }

  async #answeredAmong(db: Handle, paths: readonly string[]): Promise<Map<string, string>> {
    const plain = (path: string) => pathWithoutLanguage(path)
    const records = await this.#pages.at(db, paths.map(plain))
    const answered = new Map<string, string>()
    for (const path of paths) {
      const record = records.get(plain(path))
      const name = record
        ? titleOf(record.definition, valuesOf(record.definition, record.row))
        : await this.#mainPage(db, plain(path))
      if (name !== undefined) answered.set(path, name)
    }
    return answered
  }

  /** The name of one of the pages that the site always has; of these, staff can hide one. */
  async #mainPage(db: Handle, path: string): Promise<string | undefined> {
    const name = Object.hasOwn(names, path) ? names[path] : undefined
    if (path !== '/impact') return name
    const row = await this.#impact.find(db, impactPageContent.singletonId ?? '')
    return row && row.is_visible !== 1 ? undefined : name
  }
}

function shownMessage(path: string, title: string): string {
  return `${path} is the address of “${title}”. Visitors see that page, so a redirect from there would do nothing.`
}
