import type { Release } from '../../src/server/releases/release-record.ts'
import { plannedWork } from './perform-planned.ts'
import type { Dice } from './random-dice.ts'
import type { TestApp } from './test-app.ts'
import { signInAs, type TestUser } from './test-user.ts'

type Method = 'GET' | 'POST' | 'PUT' | 'DELETE'

/** What a step may change of what visitors see. */
type Effect = 'live' | 'none'

let plays = 0
function nextPlay(): number {
  plays += 1
  return plays
}

/** Words of the API that no person reads. */
const machineTime = /\d{4}-\d\d-\d\dT\d\d:/

/**
 * Three people, one of whom has to ask, save, draft, restore, schedule, release, approve, translate, copy and delete one
 * record. Told is what went wrong: a change that visitors saw and nobody asked for, a screen that says something else than
 * visitors see, a release refused without a reason, and a draft that cannot be published any more.
 */
export class PublishingPlay {
  readonly steps: string[] = []
  readonly counts = { live: 0, refused: 0, mended: 0 }
  readonly #site: TestApp
  readonly #dice: Dice
  readonly #perform: () => Promise<void>
  #people: readonly TestUser[] = []
  #id = ''
  /** No two plays on one site use the same names. */
  readonly #play = nextPlay()
  #words = 0
  #releases: string[] = []

  constructor(site: TestApp, dice: Dice) {
    this.#site = site
    this.#dice = dice
    this.#perform = plannedWork(site)
  }

  async begin(): Promise<void> {
    this.#people = [
      await signInAs(this.#site, 'super_admin', { displayName: 'Owner' }),
      await signInAs(this.#site, 'admin', { displayName: 'Admin' }),
      await signInAs(this.#site, 'editor', { displayName: 'Editor' }),
    ]
    await this.#call(this.#owner, 'PUT', '/api/approval-roles', { roles: ['editor'] })
  }

  /** Sentences about what is wrong; none where all is well. */
  async run(steps: number): Promise<string[]> {
    this.steps.length = 0
    this.#releases = []
    const created = await this.#call(this.#owner, 'POST', '/api/partners', {
      name: `Partner ${this.#word()}`,
    })
    this.#id = created.json().id
    for (let step = 0; step < steps; step += 1) {
      const before = await this.#seen()
      const effect = await this.#dice.pick(this.#moves)()
      const isChanged = (await this.#seen()) !== before
      if (isChanged && effect === 'none') return ['changed what visitors see, and nobody asked for it']
      if (isChanged) this.counts.live += 1
      const problems = await this.#screens()
      if (problems.length > 0) return problems
    }
    return [...(await this.#endReleases()), ...(await this.#endDraft())]
  }

  readonly #moves: readonly (() => Promise<Effect>)[] = [
    () => this.#draft(),
    () => this.#draft(),
    () => this.#draft(),
    () => this.#save(),
    () => this.#publishDraft(),
    () => this.#restore(),
    () => this.#restore(),
    () => this.#throwAway(),
    () => this.#schedule(),
    () => this.#addToRelease(),
    () => this.#addToRelease(),
    () => this.#planRelease(),
    () => this.#publishRelease(),
    () => this.#approve(),
    () => this.#translate(),
    () => this.#publishWords(),
    () => this.#copy(),
    () => this.#deleteOrBringBack(),
    () => this.#passTime(),
    () => this.#passTime(),
  ]

  async #draft(): Promise<Effect> {
    const by = this.#anyone()
    const { revision, recordRevision } = (await this.#call(by, 'GET', `${this.#own}/draft`)).json()
    const isSeen = this.#dice.oneIn(2)
    const body = { values: this.#values(), ...(isSeen ? { recordRevision } : {}) }
    await this.#step(by, 'drafts', 'PUT', `${this.#own}/draft`, body, isSeen ? tag(revision) : {})
    return 'none'
  }

  async #save(): Promise<Effect> {
    const by = this.#anyone()
    await this.#step(by, 'saves', 'PUT', this.#own, this.#values())
    return this.#mayPublish(by)
  }

  async #publishDraft(): Promise<Effect> {
    const by = this.#anyone()
    const { revision } = (await this.#call(by, 'GET', `${this.#own}/draft`)).json()
    await this.#step(by, 'publishes the draft', 'POST', `${this.#own}/draft/publish`, {}, tag(revision))
    return this.#mayPublish(by)
  }

  /** With the draft that makes way, as the form does it, or without a word about it, as a program may. */
  async #restore(): Promise<Effect> {
    const by = this.#anyone()
    const revisions = (await this.#call(by, 'GET', `${this.#own}/revisions`)).json()
    if (!Array.isArray(revisions)) return 'none'
    const past = this.#dice.pick(revisions)
    if (this.#dice.oneIn(2)) {
      const { name, websiteUrl } = past.values ?? {}
      const values = { values: { name, websiteUrl } }
      await this.#step(by, `restores ${past.revision} as a draft`, 'PUT', `${this.#own}/draft`, values)
      return 'none'
    }
    const { state, revision } = (await this.#call(by, 'GET', `${this.#own}/draft`)).json()
    const draft = state === 'draft' && this.#dice.oneIn(2) ? { draft: revision } : {}
    const url = `${this.#own}/revisions/${past.revision}/restore`
    await this.#step(by, `restores ${past.revision} for visitors`, 'POST', url, draft)
    return this.#mayPublish(by)
  }

  async #throwAway(): Promise<Effect> {
    const by = this.#anyone()
    if (this.#dice.oneIn(2)) await this.#step(by, 'throws the draft away', 'DELETE', `${this.#own}/draft`)
    else await this.#step(by, 'brings the draft back', 'POST', `${this.#own}/draft/restore`)
    return 'none'
  }

  async #schedule(): Promise<Effect> {
    const by = this.#anyone()
    const { revision } = (await this.#call(by, 'GET', `${this.#own}/draft`)).json()
    const time = this.#dice.oneIn(4) ? { hideAt: this.#soon() } : { publishAt: this.#soon(), revision }
    await this.#step(by, `schedules ${Object.keys(time)[0]}`, 'PUT', `${this.#own}/schedule`, time)
    return 'none'
  }

  async #addToRelease(): Promise<Effect> {
    const by = this.#anyone()
    let id = this.#releases.at(-1)
    if (id === undefined || this.#dice.oneIn(4)) {
      const name = `Release ${this.#releases.length}`
      id = (await this.#call(this.#owner, 'POST', '/api/releases', { name })).json().id as string
      this.#releases.push(id)
    }
    const drafts = [{ type: 'partner', id: this.#id, lang: this.#dice.oneIn(3) ? 'ar' : 'en' }]
    await this.#step(by, 'adds to the release', 'POST', `/api/releases/${id}/drafts`, { drafts })
    return 'none'
  }

  async #planRelease(): Promise<Effect> {
    const [by, id] = [this.#anyone(), this.#releases.at(-1)]
    if (id === undefined) return 'none'
    const { drafts } = await this.#release(id)
    const body = { publishAt: this.#soon(), drafts: seenOf(drafts) }
    await this.#step(by, 'plans the release', 'POST', `/api/releases/${id}/schedule`, body)
    return 'none'
  }

  async #publishRelease(): Promise<Effect> {
    const [by, id] = [this.#anyone(), this.#releases.at(-1)]
    if (id === undefined) return 'none'
    const { drafts } = await this.#release(id)
    await this.#step(by, 'publishes the release', 'POST', `/api/releases/${id}/publish`, {
      drafts: seenOf(drafts),
    })
    return this.#mayPublish(by)
  }

  async #approve(): Promise<Effect> {
    const { revision } = (await this.#call(this.#editor, 'GET', `${this.#own}/draft`)).json()
    const url = `${this.#own}/draft/approval`
    await this.#step(this.#editor, 'asks', 'POST', url, { lang: 'en', revision })
    if (this.#dice.oneIn(3)) return 'none'
    await this.#step(this.#owner, 'approves', 'POST', `${url}/approve`, { lang: 'en', revision })
    return 'live'
  }

  async #translate(): Promise<Effect> {
    const texts = { name: `بنك ${this.#word()}` }
    const url = `${this.#own}/translations/ar/draft`
    await this.#step(this.#anyone(), 'translates', 'PUT', url, { texts })
    return 'none'
  }

  async #publishWords(): Promise<Effect> {
    const by = this.#anyone()
    const url = `${this.#own}/translations/ar/draft`
    const { revision } = (await this.#call(by, 'GET', url)).json()
    await this.#step(by, 'publishes the words', 'POST', `${url}/publish`, {}, tag(revision))
    return this.#mayPublish(by)
  }

  async #copy(): Promise<Effect> {
    const url = `/api/partners?copyOf=${this.#id}`
    await this.#step(this.#owner, 'copies', 'POST', url, { name: `Copy ${this.#word()}`, isActive: false })
    return 'none'
  }

  async #deleteOrBringBack(): Promise<Effect> {
    const by = this.#anyone()
    const gone = (await this.#call(this.#owner, 'GET', this.#own)).statusCode === 404
    if (gone) await this.#step(by, 'brings it back', 'POST', `/api/trash/partners/${this.#id}/restore`)
    else if (this.#dice.oneIn(2)) await this.#step(by, 'deletes it', 'DELETE', this.#own)
    return this.#mayPublish(by)
  }

  async #passTime(): Promise<Effect> {
    const now = this.#site.clock.now ?? new Date()
    this.#site.clock.now = new Date(now.getTime() + (1 + this.#dice.roll(6)) * 1000)
    await this.#perform()
    this.steps.push('time passes')
    return 'live'
  }

  /** What the screens of staff say is published, and what visitors get. */
  async #screens(): Promise<string[]> {
    const draft = await this.#call(this.#owner, 'GET', `${this.#own}/draft`)
    const visitors = await this.#visit(this.#own)
    if (draft.statusCode !== 200) return visitors.statusCode === 404 ? [] : ['is shown, and staff have none']
    const { published } = draft.json()
    const isSeen = published !== null && published.isActive === true
    if (isSeen !== (visitors.statusCode === 200))
      return [`staff are told that visitors ${isSeen ? 'see' : 'do not see'} it: ${visitors.statusCode}`]
    if (isSeen && published.name !== visitors.json().name) return ['staff are told other words than visitors']
    return []
  }

  /** Each goes live now, or says of which draft why not, as it said before; what clashes is mended. */
  async #endReleases(): Promise<string[]> {
    for (const id of this.#releases) {
      const release = await this.#release(id)
      if (release.drafts.length === 0 || !['open', 'scheduled'].includes(release.state)) continue
      const told = release.drafts.filter(({ refusal }) => refusal !== null)
      const reasons = told.map(({ refusal }) => String(refusal?.reason))
      if (reasons.some((reason) => reason === '' || machineTime.test(reason)))
        return [`a reason is not for people: ${reasons.join('; ')}`]
      const body = { drafts: seenOf(release.drafts) }
      const answer = await this.#call(this.#owner, 'POST', `/api/releases/${id}/publish`, body)
      if (answer.statusCode === 200) {
        // What its scheduler may not do any more, the owner may.
        if (told.some(({ refusal }) => refusal?.code !== 'not_allowed'))
          return ['went live, though it was said that it could not']
        continue
      }
      this.counts.refused += 1
      const named: string[] = (answer.json().issues ?? []).map(({ path }: { path: string }) => path)
      const foretold = told.map(({ type, id: draft, lang }) => `${type}/${draft}/${lang}`)
      if (answer.statusCode !== 400 || named.length === 0 || named.some((path) => !foretold.includes(path)))
        return [`was refused in another way than was said before: ${answer.body}; told ${foretold.join()}`]
    }
    return []
  }

  /** What is left as a draft can be published: at once, or once somebody chose what to keep. */
  async #endDraft(): Promise<string[]> {
    const url = `${this.#own}/draft`
    const draft = (await this.#call(this.#owner, 'GET', url)).json()
    if (draft.state !== 'draft') return []
    const publish = (revision: number) => this.#call(this.#owner, 'POST', `${url}/publish`, {}, tag(revision))
    const first = await publish(draft.revision)
    if (first.statusCode === 200) return []
    if (first.statusCode !== 412) return [`the draft is refused: ${first.body}`]
    this.counts.mended += 1
    const chosen = { values: draft.values, recordRevision: draft.publishedRevision }
    const mended = await this.#call(this.#owner, 'PUT', url, chosen, tag(draft.revision))
    const second = await publish(mended.json().revision)
    return second.statusCode === 200 ? [] : [`the draft is stuck: ${mended.body} ${second.body}`]
  }

  async #seen(): Promise<string> {
    const answers = [await this.#visit(this.#own), await this.#visit(`${this.#own}?lang=ar`)]
    const words = answers.map((answer) => {
      const { name = '', websiteUrl = '' } = answer.statusCode === 200 ? answer.json() : {}
      return [answer.statusCode, name, websiteUrl]
    })
    return JSON.stringify(words)
  }

  async #release(id: string): Promise<Release> {
    return (await this.#call(this.#owner, 'GET', `/api/releases/${id}`)).json()
  }

  async #step(by: TestUser, what: string, method: Method, url: string, body?: object, headers?: object) {
    const answer = await this.#call(by, method, url, body, headers)
    if (answer.statusCode >= 500) throw new Error(`${what}: ${answer.body}`)
    this.steps.push(`${by.user.displayName} ${what} → ${answer.statusCode}`)
  }

  #visit(url: string) {
    return this.#site.app.inject({ method: 'GET', url })
  }

  #call(by: TestUser, method: Method, url: string, payload?: object, headers: object = {}) {
    const all = { ...by.headers, ...headers }
    return this.#site.app.inject({ method, url, headers: all, ...(payload ? { payload } : {}) })
  }

  get #own(): string {
    return `/api/partners/${this.#id}`
  }

  get #owner(): TestUser {
    return this.#people[0] as TestUser
  }

  get #editor(): TestUser {
    return this.#people[2] as TestUser
  }

  #anyone(): TestUser {
    return this.#dice.pick(this.#people)
  }

  /** What somebody who has to ask does is seen by nobody. */
  #mayPublish(by: TestUser): Effect {
    return by === this.#editor ? 'none' : 'live'
  }

  #values(): Record<string, unknown> {
    const word = this.#word()
    return this.#dice.oneIn(2) ? { name: `Bank ${word}` } : { websiteUrl: `https://${word}.example` }
  }

  #word(): string {
    this.#words += 1
    return `p${this.#play}w${this.#words}`
  }

  #soon(): string {
    const now = this.#site.clock.now ?? new Date()
    return new Date(now.getTime() + (1 + this.#dice.roll(5)) * 1000).toISOString()
  }
}

function tag(revision: number | undefined): { 'if-match'?: string } {
  return revision === undefined ? {} : { 'if-match': `"r${revision}"` }
}

function seenOf(drafts: Release['drafts'] = []) {
  return drafts.flatMap(({ type, id, lang, revision }) =>
    revision === null ? [] : [{ type, id, lang, revision }],
  )
}
