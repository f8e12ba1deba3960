import { redirect } from '../../../content/redirect/redirect.ts'
import { finalTargets, pathOfAddress } from '../../../content/redirect/redirect-rules.ts'
import { languageOfPath, pathInLanguage, pathWithoutLanguage } from '../../../shared/language-path.ts'
import { type Language, mainLanguage } from '../../../shared/languages.ts'
import type { AppContext } from '../../app-context.ts'
import { valuesOf } from '../../engine/content-record.ts'
import { EntryStore } from '../../engine/content-store.ts'

type Targets = ReadonlyMap<string, string>

/** The redirects that staff made, in memory. Asked only where there is no page. */
export class RedirectIndex {
  readonly #context: Pick<AppContext, 'config' | 'database' | 'version'>
  readonly #entries = new EntryStore(redirect.name)
  #loaded: { version: number | null; targets: Targets } = { version: null, targets: new Map() }

  constructor(context: Pick<AppContext, 'config' | 'database' | 'version'>) {
    this.#context = context
  }

  /** Whether an address without a page leads on; also true where that has to be looked up first. */
  mayLeadOn(url: string): boolean {
    const version = this.#context.version.current(redirect.name)
    if (version === null || version !== this.#loaded.version) return true
    return this.#loaded.targets.size > 0 && targetOf(this.#loaded.targets, url) !== undefined
  }

  /** Where an address without a page leads, in the language it was asked for in. */
  async find(url: string): Promise<string | undefined> {
    const version = this.#context.version.current(redirect.name)
    // The version is read before the rows: what a write overtakes is looked up anew.
    if (version === null || version !== this.#loaded.version)
      this.#loaded = { version, targets: await this.#read() }
    return targetOf(this.#loaded.targets, url)
  }

  async #read(): Promise<Targets> {
    const { config, database } = this.#context
    const rows = await this.#entries.list(database.db, { visibleOnly: true })
    const redirects = rows.map((row) => valuesOf(redirect, row))
    return finalTargets(
      redirects.map(({ from, to }) => ({ from: String(from), to: String(to) })),
      config.publicUrl,
    )
  }
}

function targetOf(targets: Targets, url: string): string | undefined {
  const [address = '', query] = splitQuery(url)
  const path = pathOfAddress(address)
  const language = languageOfPath(path)
  const target = targets.get(path) ?? inLanguage(targets.get(pathWithoutLanguage(path)), language)
  if (target === undefined) return undefined
  // What a visitor sent along belongs to this site alone.
  const isOwn = target.startsWith('/')
  return encodeURI(decodeURISafely(isOwn && !/[?#]/.test(target) ? target + query : target))
}

function inLanguage(target: string | undefined, language: Language) {
  // Files are the same in every language, and a target that names a language keeps it.
  const isPage = target?.startsWith('/') && !target.startsWith('/files/')
  if (target === undefined || !isPage || languageOfPath(target) !== mainLanguage) return target
  return pathInLanguage(target, language)
}

function splitQuery(url: string): [string, string] {
  const mark = url.indexOf('?')
  return mark < 0 ? [url, ''] : [url.slice(0, mark), url.slice(mark)]
}

/** A header holds no letters beyond ASCII; what is encoded already must not be encoded twice. */
function decodeURISafely(address: string): string {
  try {
    return decodeURI(address)
  } catch (error) {
    if (error instanceof URIError) return address
    throw error
  }
}
