import type { Role } from '../../src/shared/roles.ts'
import { plannedWork } from './perform-planned.ts'
import type { Dice } from './random-dice.ts'
import type { TestApp } from './test-app.ts'
import { createTestUser, startTestSession, type TestUser } from './test-user.ts'

/** What somebody saw last of a draft, and can hand in. */
interface Look {
  revision: number
}

/** A release as somebody saw it last. */
interface Seen {
  etag: string
  drafts: { revision: number | null }[]
}

interface Person extends TestUser {
  role: Role | 'gone'
  isActive: boolean
  looks: Partial<Record<Part, Look>>
  release?: Seen | undefined
}

/** The record itself, or its words in Arabic. */
type Part = 'record' | 'words'
type Method = 'GET' | 'POST' | 'PUT' | 'DELETE'

const roles = ['super_admin', 'admin', 'editor', 'editor'] as const

const token = /w\d+x/g
const tokensIn = (text: string): string[] => text.match(token) ?? []

/**
 * Random staff around one record, and what they must never bring about: every word has a token of its own, so that what
 * visitors read tells who wrote it and whether somebody with the right had seen it.
 */
export class ApprovalPlay {
  readonly steps: string[] = []
  readonly counts = { wentLive: 0, refused: 0 }
  readonly #site: TestApp
  readonly #dice: Dice
  readonly #perform: () => Promise<void>
  /** Written by people who had to ask, and seen by somebody who had not. */
  readonly #asked = new Set<string>()
  readonly #seen = new Set<string>()
  readonly #live = new Set<string>()
  #people: Person[] = []
  #mayPublish: Person[] = []
  #isAsking = true
  #words = 0
  #own = ''
  #id = ''
  #releaseId: string | undefined

  constructor(site: TestApp, dice: Dice) {
    this.#site = site
    this.#dice = dice
    this.#perform = plannedWork(site)
  }

  /** The tokens of words that went live although nobody with the right had seen them. */
  async run(name: string, steps: number): Promise<string[]> {
    await this.#begin(name)
    for (let step = 0; step < steps; step += 1) {
      await this.#dice.pick(this.#moves)()
      if ((await this.#violations()).length > 0) break
    }
    await this.#passTime(20)
    return this.#violations()
  }

  readonly #moves: readonly (() => Promise<void>)[] = [
    () => this.#write(this.#editor(), 'record'),
    () => this.#write(this.#editor(), 'record'),
    () => this.#write(this.#editor(), 'words'),
    () => this.#write(this.#publisher(), this.#part()),
    () => this.#look(this.#publisher(), this.#part()),
    () => this.#look(this.#publisher(), 'record'),
    () => this.#plan(this.#publisher(), this.#part()),
    () => this.#plan(this.#publisher(), 'record'),
    () => this.#publish(this.#anyone(), this.#part()),
    () => this.#approve(),
    () => this.#release(this.#publisher()),
    () => this.#release(this.#publisher()),
    () => this.#changeAccount(),
    () => this.#throwAway(this.#anyone()),
    () => this.#passTime(this.#dice.roll(6)),
    () => (this.#dice.oneIn(4) ? this.#changeRules(!this.#isAsking) : this.#passTime(2)),
  ]

  async #begin(name: string): Promise<void> {
    this.#releaseId = undefined
    this.steps.length = 0
    const before = this.#people
    this.#people = []
    for (const [place, role] of roles.entries()) {
      const known = before[place]
      const isAsBefore = known?.role === role && known.isActive
      this.#people.push(
        isAsBefore ? { ...known, looks: {}, release: undefined } : await this.#hire(role, place),
      )
    }
    this.#mayPublish = this.#people.slice(0, 2)
    if (!this.#isAsking || this.#words === 0) await this.#changeRules(true)
    const created = await this.#call(this.#owner(), 'POST', '/api/partners', { name })
    if (created.statusCode !== 201) throw new Error(created.body)
    this.#id = created.json().id
    this.#own = `/api/partners/${this.#id}`
  }

  async #hire(role: Role, place: number): Promise<Person> {
    const user = await createTestUser(this.#site, role, { displayName: `${role} ${place}` })
    return { ...(await startTestSession(this.#site, user)), role, isActive: true, looks: {} }
  }

  async #write(by: Person, part: Part): Promise<void> {
    this.#words += 1
    const word = `w${this.#words}x`
    const hadToAsk = !this.#isFree(by)
    const values = this.#dice.oneIn(2) ? { name: `Bank ${word}` } : { websiteUrl: `https://${word}.example` }
    const body = part === 'record' ? { values } : { state: 'draft', texts: { name: `بنك ${word}` } }
    const url = part === 'record' ? `${this.#own}/draft` : `${this.#own}/translations/ar`
    const wanted = this.#dice.oneIn(2) ? tagOf(by.looks[part]) : {}
    const answer = await this.#call(by, 'PUT', url, body, wanted)
    this.#note(
      `${by.user.displayName} writes ${word} into the ${part}${'if-match' in wanted ? ' as read' : ''}`,
      answer,
    )
    if (answer.statusCode !== 200) return
    if (hadToAsk) this.#asked.add(word)
    this.#see(by, part, answer.body)
  }

  async #look(by: Person, part: Part): Promise<void> {
    const url = part === 'record' ? `${this.#own}/draft` : `${this.#own}/translations/ar`
    const answer = await this.#call(by, 'GET', url)
    this.#note(`${by.user.displayName} looks at the ${part}`, answer)
    if (answer.statusCode === 200) this.#see(by, part, answer.body)
  }

  #see(by: Person, part: Part, body: string): void {
    by.looks[part] = JSON.parse(body) as Look
    if (this.#isFree(by)) for (const word of tokensIn(body)) this.#seen.add(word)
  }

  /** What somebody says to have seen: nothing, what they saw last, or what there is now. */
  async #handedIn(by: Person, part: Part): Promise<Look | undefined> {
    const way = this.#dice.roll(4)
    if (way > 1) await this.#look(by, part)
    return way === 0 ? undefined : by.looks[part]
  }

  async #plan(by: Person, part: Part): Promise<void> {
    const look = await this.#handedIn(by, part)
    const publishAt = this.#dice.oneIn(6) ? null : this.#soon()
    const revision = look ? { revision: look.revision } : {}
    const query = part === 'record' ? '' : '?lang=ar'
    const answer = await this.#call(by, 'PUT', `${this.#own}/schedule${query}`, { publishAt, ...revision })
    this.#note(`${by.user.displayName} plans the ${part} ${JSON.stringify(revision)}`, answer)
  }

  async #publish(by: Person, part: Part): Promise<void> {
    const wanted = tagOf(await this.#handedIn(by, part))
    const isPut = part === 'words' && this.#dice.oneIn(2)
    const url = part === 'record' ? `${this.#own}/draft/publish` : `${this.#own}/translations/ar`
    const answer = isPut
      ? await this.#call(by, 'PUT', url, { state: 'published' }, wanted)
      : await this.#call(by, 'POST', part === 'record' ? url : `${url}/draft/publish`, {}, wanted)
    this.#note(`${by.user.displayName} publishes the ${part} ${JSON.stringify(wanted)}`, answer)
  }

  async #approve(): Promise<void> {
    const [sender, decider, part] = [this.#editor(), this.#publisher(), this.#part()]
    const lang = part === 'record' ? 'en' : 'ar'
    const url = `${this.#own}/draft/approval`
    const current = await this.#call(
      sender,
      'GET',
      part === 'record' ? `${this.#own}/draft` : `${this.#own}/translations/ar`,
    )
    if (current.statusCode === 200)
      this.#note('sends', await this.#call(sender, 'POST', url, { lang, revision: current.json().revision }))
    const look = await this.#handedIn(decider, part)
    if (!look) return
    const answer = await this.#call(decider, 'POST', `${url}/approve`, { lang, revision: look.revision })
    this.#note(`${decider.user.displayName} approves revision ${look.revision} of the ${part}`, answer)
  }

  async #release(by: Person): Promise<void> {
    const drafts = ['en', 'ar'].map((lang) => ({ type: 'partner', id: this.#id, lang }))
    if (this.#releaseId === undefined) {
      const created = await this.#call(by, 'POST', '/api/releases', { name: 'Report' })
      this.#releaseId = created.json().id
    }
    const url = `/api/releases/${this.#releaseId}`
    const step = this.#dice.pick([
      'add',
      'look',
      'publish',
      'publish',
      'schedule',
      'schedule',
      'cancel',
      'undo',
    ] as const)
    if (step === 'add') {
      const added = await this.#call(by, 'POST', `${url}/drafts`, { drafts: [this.#dice.pick(drafts)] })
      return this.#note('adds to the release', added)
    }
    if (step === 'look') return this.#lookAtRelease(by, url)
    if (this.#dice.oneIn(2)) await this.#lookAtRelease(by, url)
    const seen = by.release?.drafts.filter(({ revision }) => revision !== null)
    const body = {
      ...(step === 'schedule' ? { publishAt: this.#soon() } : {}),
      ...(seen && step !== 'undo' && step !== 'cancel' && this.#dice.oneIn(2) ? { drafts: seen } : {}),
    }
    const tag = by.release && this.#dice.oneIn(2) ? by.release.etag : undefined
    const answer = await this.#call(by, 'POST', `${url}/${step}`, body, tag ? { 'if-match': tag } : {})
    this.#note(`${by.user.displayName} lets the release ${step} ${JSON.stringify(body)} ${tag}`, answer)
    if (answer.statusCode === 200 && step === 'publish') this.#releaseId = undefined
  }

  /** The list of what is in it, and then what each of them changes. */
  async #lookAtRelease(by: Person, url: string): Promise<void> {
    const answer = await this.#call(by, 'GET', url)
    if (answer.statusCode !== 200) return
    by.release = { ...(answer.json() as Omit<Seen, 'etag'>), etag: String(answer.headers.etag) }
    await this.#look(by, 'record')
    await this.#look(by, 'words')
  }

  async #changeAccount(): Promise<void> {
    const person = this.#dice.pick(this.#people.slice(1))
    if (person.role === 'gone') return
    const url = `/api/users/${person.user.id}`
    const fate = this.#dice.pick(['gone', 'viewer', 'editor', 'admin', 'off', 'on'] as const)
    const change = fate === 'off' || fate === 'on' ? { isActive: fate === 'on' } : { role: fate }
    const answer =
      fate === 'gone'
        ? await this.#call(this.#owner(), 'DELETE', url)
        : await this.#call(this.#owner(), 'PUT', url, change)
    this.#note(`the account of ${person.user.displayName}: ${fate}`, answer)
    if (answer.statusCode >= 300) return
    if (fate === 'off' || fate === 'on') person.isActive = fate === 'on'
    else person.role = fate
    this.#forgetLooks(person)
    if (fate !== 'gone') Object.assign(person, await startTestSession(this.#site, person.user))
  }

  async #changeRules(isAsking: boolean): Promise<void> {
    const roles = isAsking ? ['editor'] : []
    const answer = await this.#call(this.#owner(), 'PUT', '/api/approval-roles', { roles })
    this.#note(`editors ${isAsking ? 'have to ask' : 'are free'}`, answer)
    this.#isAsking = isAsking
    for (const person of this.#people) if (person.role === 'editor') this.#forgetLooks(person)
  }

  /** What somebody saw before they had the right is not what somebody with the right saw. */
  #forgetLooks(person: Person): void {
    person.looks = {}
    person.release = undefined
  }

  async #throwAway(by: Person): Promise<void> {
    const url = `${this.#own}/draft`
    const answer = this.#dice.oneIn(2)
      ? await this.#call(by, 'DELETE', url)
      : await this.#call(by, 'POST', `${url}/restore`)
    this.#note(`${by.user.displayName} throws the draft away or brings it back`, answer)
  }

  async #passTime(seconds: number): Promise<void> {
    const now = this.#site.clock.now ?? new Date()
    this.#site.clock.now = new Date(now.getTime() + seconds * 1000)
    this.steps.push(`${seconds} s pass`)
    await this.#perform()
  }

  async #violations(): Promise<string[]> {
    const { db } = this.#site.context.database
    const rows = [
      ...(await db
        .selectFrom('entries')
        .select('data')
        .where('type', '=', 'partner')
        .where('id', '=', this.#id)
        .execute()),
      ...(await db
        .selectFrom('translations')
        .select('data')
        .where('type', '=', 'partner')
        .where('id', '=', this.#id)
        .where('state', '=', 'published')
        .execute()),
    ]
    const shown = rows.flatMap(({ data }) => tokensIn(data)).filter((word) => this.#asked.has(word))
    for (const word of shown) this.#live.add(word)
    this.counts.wentLive = this.#live.size
    return shown.filter((word) => !this.#seen.has(word))
  }

  async #call(by: Person, method: Method, url: string, payload?: object, headers: object = {}) {
    return this.#site.app.inject({
      method,
      url,
      headers: { ...by.headers, ...headers },
      ...(payload ? { payload } : {}),
    })
  }

  #note(step: string, { statusCode }: { statusCode: number }): void {
    if (statusCode >= 500) throw new Error(`${step}: ${statusCode}`)
    if (statusCode === 412) this.counts.refused += 1
    this.steps.push(`${step} → ${statusCode}`)
  }

  #isFree({ role, isActive }: Person): boolean {
    const isEditor = role === 'editor' && !this.#isAsking
    return isActive && (role === 'super_admin' || role === 'admin' || isEditor)
  }

  #soon(): string {
    const now = this.#site.clock.now ?? new Date()
    return new Date(now.getTime() + (1 + this.#dice.roll(5)) * 1000).toISOString()
  }

  #owner(): Person {
    return this.#people[0] as Person
  }

  #publisher(): Person {
    return this.#dice.pick(this.#mayPublish)
  }

  #editor(): Person {
    return this.#dice.pick(this.#people.slice(2))
  }

  #anyone(): Person {
    return this.#dice.pick(this.#people)
  }

  #part(): Part {
    return this.#dice.oneIn(3) ? 'words' : 'record'
  }
}

function tagOf(look: Look | undefined): { 'if-match'?: string } {
  return look ? { 'if-match': `"r${look.revision}"` } : {}
}
