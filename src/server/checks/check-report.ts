import { setImmediate } from 'node:timers/promises'
import { formerNameFinder } from '../../content/site-settings/former-names.ts'
import type { CheckFacts, DeadReason, OwnRules } from '../../schema/checks/check.ts'
import type { Definition } from '../../schema/define-content.ts'
import { siteDay } from '../../shared/dates.ts'
import { mainLanguage } from '../../shared/languages.ts'
import { shownLanguages } from '../../shared/shown-languages.ts'
import type { AppContext } from '../app-context.ts'
import { readProgressRows } from '../engine/translation-progress-store.ts'
import { type CheckedRecord, checkRecord, type StoredRecord, storedRecord } from './check-record.ts'
import { type KnownNames, readFormerLogos, readFoundationNames } from './foundation-names.ts'
import { linkChecksStamp, listLinkChecks } from './link-check-store.ts'
import { deadLinkOf } from './link-verdict.ts'
import { type PictureFacts, readPictureFacts } from './picture-facts-store.ts'
import { recordLinks } from './record-links.ts'

type Context = Pick<AppContext, 'config' | 'database' | 'version' | 'now'>

/** What the report asks about addresses; given from outside, because pages are another concern. */
export interface LinkKnowledge {
  leadNowhere(paths: readonly string[]): Promise<ReadonlySet<string>>
}

export interface CheckedType {
  definition: Definition
  records: CheckedRecord[]
}

/** Of one record, for as long as neither it, its translations, the day nor the end of its links changes. */
interface Known {
  revisions: string
  inside: readonly string[]
  outside: readonly string[]
  verdict: string
  checked: CheckedRecord
}

/** So many records are looked at before others get their turn. */
const recordsAtOnce = 50

/**
 * What should be mended across the site. Kept in memory for one version of the content and one day: a new process, and
 * so every deploy with new checks, looks at everything anew when it is first asked.
 */
export class CheckReport {
  readonly #context: Context
  readonly #definitions: readonly Definition[]
  readonly #own: OwnRules
  readonly #links: LinkKnowledge
  readonly #known = new Map<string, Map<string, Known>>()
  #made: { key: string; types: CheckedType[] } | undefined
  #underWay: { key: string; types: Promise<CheckedType[]> } | undefined

  constructor(context: Context, definitions: readonly Definition[], own: OwnRules, links: LinkKnowledge) {
    this.#context = context
    this.#definitions = definitions
    this.#own = own
    this.#links = links
  }

  names(): Promise<KnownNames> {
    return readFoundationNames(this.#context.database.db)
  }

  async read(): Promise<readonly CheckedType[]> {
    const key = await this.#key()
    if (key !== undefined && this.#made?.key === key) return this.#made.types
    if (key !== undefined && this.#underWay?.key === key) return this.#underWay.types
    const types = this.#make()
    if (key !== undefined) this.#underWay = { key, types }
    try {
      const made = await types
      if (key !== undefined) this.#made = { key, types: made }
      return made
    } finally {
      if (this.#underWay?.types === types) this.#underWay = undefined
    }
  }

  /** Read before the rows: what is written meanwhile makes the report stale, never wrong for long. */
  async #key(): Promise<string | undefined> {
    const version = this.#context.version.current()
    const looks = await linkChecksStamp(this.#context.database.db)
    return version === null ? undefined : `${version} ${this.#day()} ${looks}`
  }

  #day(): string {
    const shown = shownLanguages().map(({ code }) => code)
    return [siteDay(this.#context.now()), ...shown].join(' ')
  }

  /** What every record is looked at by, beside its own words and links. */
  #stamp({ names }: SharedFacts): string {
    return [this.#day(), ...names.current, '', ...names.former].join('\n')
  }

  async #make(): Promise<CheckedType[]> {
    const { db } = this.#context.database
    const dead = new Map(
      (await listLinkChecks(db)).flatMap((row) => {
        const found = deadLinkOf(row)
        return found ? [[row.address, found] as const] : []
      }),
    )
    const names = await readFoundationNames(db)
    const logos = await readFormerLogos(db, names)
    const shared = { pictures: await readPictureFacts(db), dead, names, logos, find: formerNameFinder(names) }
    const types: CheckedType[] = []
    for (const definition of this.#definitions)
      types.push({ definition, records: await this.#checkType(definition, shared) })
    return types
  }

  async #checkType(definition: Definition, shared: SharedFacts): Promise<CheckedRecord[]> {
    const known = this.#known.get(definition.name) ?? new Map<string, Known>()
    const isKnown = (id: string, revisions: string) => known.get(id)?.revisions === revisions
    const day = this.#stamp(shared)
    const fresh = new Map<string, Known>()
    // Links of known records may lead elsewhere by now: those are few, and asked for all at once.
    const rows = await readProgressRows(this.#context.database.db, definition, isKnown)
    const asked = rows.flatMap(({ id, data }) => (data === undefined ? (known.get(id)?.inside ?? []) : []))
    const nowhere = await this.#links.leadNowhere([...new Set(asked)])
    const stale: string[] = []
    for (const row of rows) {
      const own = row.data === undefined ? known.get(row.id) : undefined
      if (own && own.verdict === verdictOf(own, nowhere, shared.dead, day)) fresh.set(row.id, own)
      else stale.push(row.id)
    }
    const again = new Set(stale)
    const unread = rows.some((row) => again.has(row.id) && row.data === undefined)
    const contents = unread
      ? await readProgressRows(this.#context.database.db, definition, (id) => !again.has(id))
      : rows
    const records = contents.filter((row) => again.has(row.id) && row.data !== undefined)
    for (let at = 0; at < records.length; at += recordsAtOnce) {
      const batch = records.slice(at, at + recordsAtOnce).map((row) => storedRecord(definition, row))
      for (const entry of await this.#checkBatch(definition, batch, shared))
        fresh.set(entry.checked.id, entry)
      await setImmediate()
    }
    this.#known.set(definition.name, fresh)
    return rows.flatMap(({ id }) => fresh.get(id)?.checked ?? [])
  }

  async #checkBatch(
    definition: Definition,
    batch: readonly StoredRecord[],
    shared: SharedFacts,
  ): Promise<Known[]> {
    const { pictures, dead, names, logos, find } = shared
    const own = this.#own
    const siteUrl = this.#context.config.publicUrl
    const links = batch.map(({ values }) => recordLinks(definition, values, { own, siteUrl }))
    const nowhere = await this.#links.leadNowhere([...new Set(links.flatMap(({ inside }) => inside))])
    const facts: CheckFacts = {
      now: this.#context.now(),
      siteUrl,
      leadsNowhere: (path) => nowhere.has(path),
      formerNames: { now: names.now, find },
      isFormerLogo: (url) => logos.has(url),
      pictureBytes: pictures.bytes,
      isPictureMissing: pictures.isMissing,
      deadLink: (address) => dead.get(address),
    }
    const languages = shownLanguages()
      .map(({ code }) => code)
      .filter((code) => code !== mainLanguage)
    const day = this.#stamp(shared)
    return batch.map((record, index) => {
      const { inside, outside } = links[index] ?? { inside: [], outside: [] }
      const checked = checkRecord(definition, record, facts, { own, languages })
      const verdict = verdictOf({ inside, outside }, nowhere, dead, day)
      return { revisions: record.row.revisions, inside, outside, verdict, checked }
    })
  }
}

type DeadLinks = ReadonlyMap<string, { since: string; reason: DeadReason }>

/** The same for every record of one report. */
interface SharedFacts {
  pictures: PictureFacts
  dead: DeadLinks
  names: KnownNames
  logos: ReadonlySet<string>
  find: ReturnType<typeof formerNameFinder>
}

/** What is known of the ends of a record's links; a record is looked at again when it changes. */
function verdictOf(
  { inside, outside }: Pick<Known, 'inside' | 'outside'>,
  nowhere: ReadonlySet<string>,
  dead: DeadLinks,
  day: string,
): string {
  const ended = outside.flatMap((address) => (dead.has(address) ? [address, dead.get(address)?.reason] : []))
  return [day, ...inside.filter((path) => nowhere.has(path)), ...ended].join('\n')
}
