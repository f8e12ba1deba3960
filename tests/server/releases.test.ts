import { afterAll, beforeAll, expect, it } from 'vitest'
import { contentTypes } from '../../src/content/index.ts'
import type { Definition } from '../../src/schema/define-content.ts'
import type { Release } from '../../src/server/releases/release-record.ts'
import { verifySite } from '../../src/server/verify/verify-site.ts'
import { mainLanguage } from '../../src/shared/languages.ts'
import { freshBody, shownValues } from '../safety/content-bodies.ts'
import { onEachDatabase, startTestApp, type TestApp } from '../support/test-app.ts'
import { signInAs, type TestUser } from '../support/test-user.ts'

type Person = 'viewer' | 'editor' | 'mona'
const definitions: readonly Definition[] = contentTypes

onEachDatabase('releases', (database) => {
  let site: TestApp
  const people = new Map<Person, TestUser>()
  beforeAll(async () => {
    site = await startTestApp(database)
    people.set('viewer', await signInAs(site, 'viewer'))
    people.set('editor', await signInAs(site, 'editor', { displayName: 'Ali' }))
    people.set('mona', await signInAs(site, 'super_admin', { displayName: 'Mona' }))
  })
  afterAll(() => site.close())

  const call = (
    method: 'GET' | 'POST' | 'PUT' | 'DELETE',
    url: string,
    by?: Person,
    payload?: object,
    headers: Record<string, string> = {},
  ) =>
    site.app.inject({
      method,
      url,
      headers: { ...(by ? people.get(by)?.headers : {}), ...headers },
      ...(payload ? { payload } : {}),
    })

  async function begin(name = 'Annual report', by: Person = 'mona'): Promise<Release> {
    const created = await call('POST', '/api/releases', by, { name })
    expect(created.statusCode, created.body).toBe(201)
    return created.json()
  }

  async function add(release: Pick<Release, 'id'>, ...drafts: object[]): Promise<Release> {
    const added = await call('POST', `/api/releases/${release.id}/drafts`, 'mona', { drafts })
    expect(added.statusCode, added.body).toBe(200)
    return added.json()
  }

  async function store(definition: Definition): Promise<{ id: string; record: string }> {
    const list = `/api/${definition.path}`
    const body = { ...freshBody(definition), ...shownValues(definition) }
    const saved = await call('POST', list, 'mona', body)
    expect(saved.statusCode, saved.body).toBeLessThan(300)
    const { id } = saved.json()
    return { id, record: `${list}/${id}` }
  }

  /** A partner with a draft of another name, and the name of that draft. */
  async function draftedPartner(name: string) {
    const { id, record } = await store(partner)
    const draft = await call('PUT', `${record}/draft`, 'mona', { values: { name } })
    expect(draft.statusCode, draft.body).toBe(200)
    return { id, record, draft: { type: 'partner', id, lang: mainLanguage } }
  }
  const publish = (release: Pick<Release, 'id'>, by: Person = 'mona', headers = {}) =>
    call('POST', `/api/releases/${release.id}/publish`, by, undefined, headers)
  const undo = (release: Pick<Release, 'id'>, body: object = {}) =>
    call('POST', `/api/releases/${release.id}/undo`, 'mona', body)
  const nameOf = async (record: string) => (await call('GET', record)).json().name

  const partner = definitions.find(({ name }) => name === 'partner') as Definition

  it('go live as a whole or not at all, and say which draft was refused and why', async () => {
    const [good, bad] = [await draftedPartner('Good Bank'), await draftedPartner('Bad Bank')]
    await call('PUT', `${bad.record}/draft`, 'mona', { values: { name: '' } })
    const release = await add(await begin(), good.draft, bad.draft)
    const version = site.context.version.current()
    const refused = await publish(release)
    expect(refused.statusCode).toBe(400)
    expect(refused.json().issues).toEqual([
      { path: `partner/${bad.id}/${mainLanguage}`, message: 'Partner Name is required' },
    ])
    expect(await nameOf(good.record)).not.toBe('Good Bank')
    expect(site.context.version.current()).toBe(version)
    expect((await call('GET', `/api/releases/${release.id}`, 'viewer')).json()).toMatchObject({
      state: 'open',
      revision: release.revision,
      drafts: [{ id: good.id }, { id: bad.id }],
    })
    await call('PUT', `${bad.record}/draft`, 'mona', { values: { name: 'Better Bank' } })
    const key = { 'idempotency-key': 'publish once' }
    expect((await publish(release, 'mona', key)).json()).toMatchObject({ state: 'published' })
    expect(site.context.version.current()).toBe(Number(version) + 1)
    expect((await publish(release, 'mona', key)).json()).toMatchObject({ state: 'published' })
    expect((await publish(release)).json().message).toBe('This release is published already.')
    expect([await nameOf(good.record), await nameOf(bad.record)]).toEqual(['Good Bank', 'Better Bank'])
  })

  it('are renamed, emptied, called off and deleted only by those who may publish what is in them', async () => {
    const album = definitions.find(({ name }) => name === 'media-album') as Definition
    const { id } = await store(album)
    await call('PUT', `/api/${album.path}/${id}/draft`, 'mona', { values: { [album.titleField]: 'Spring' } })
    const release = await add(await begin(), { type: 'media-album', id, lang: mainLanguage })
    const url = `/api/releases/${release.id}`
    const publishAt = new Date(Date.now() + 3_600_000).toISOString()
    const scheduled = await call('POST', `${url}/schedule`, 'mona', { publishAt })
    expect(scheduled.statusCode, scheduled.body).toBe(200)
    const refused = [
      await call('PUT', url, 'editor', { name: 'Mine' }),
      await call('DELETE', `${url}/drafts/media-album/${id}/${mainLanguage}`, 'editor'),
      await call('POST', `${url}/cancel`, 'editor'),
      await call('DELETE', url, 'editor'),
    ]
    expect(refused.map(({ statusCode }) => statusCode)).toEqual([403, 403, 403, 403])
    expect((await call('GET', url, 'viewer')).json()).toMatchObject({ name: 'Annual report', count: 1 })
    expect((await call('DELETE', url, 'mona')).statusCode).toBe(204)
  })

  it('publish a name that another draft of theirs gives up, and undo both', async () => {
    const [one, other] = [await draftedPartner('Held Name'), await store(partner)]
    await publish(await add(await begin(), one.draft))
    await call('PUT', `${one.record}/draft`, 'mona', { values: { name: 'Free Again' } })
    await call('PUT', `${other.record}/draft`, 'mona', { values: { name: 'Held Name' } })
    const before = await nameOf(other.record)
    const release = await add(await begin(), { type: 'partner', id: other.id, lang: mainLanguage }, one.draft)
    const published = await publish(release)
    expect(published.statusCode, published.body).toBe(200)
    expect(await nameOf(other.record)).toBe('Held Name')
    expect((await undo(release)).statusCode).toBe(200)
    expect([await nameOf(one.record), await nameOf(other.record)]).toEqual(['Held Name', before])
  })

  it('hold a draft once, and lose what is published or thrown away by hand', async () => {
    const [one, other] = [await draftedPartner('One Bank'), await draftedPartner('Other Bank')]
    const release = await add(await begin('First'), one.draft, other.draft)
    expect((await add(release, one.draft)).count).toBe(2)
    const second = await begin('Second')
    const taken = await call('POST', `/api/releases/${second.id}/drafts`, 'mona', { drafts: [one.draft] })
    expect([taken.statusCode, taken.json().message]).toEqual([
      409,
      '“One Bank” is in the release “First” already.',
    ])
    const marked = (await call('GET', '/api/drafts?type=partner', 'viewer')).json()
    expect(marked.find(({ id }: { id: string }) => id === one.id)).toMatchObject({
      release: { id: release.id, name: 'First' },
    })
    await call('POST', `${one.record}/draft/publish`, 'mona', {})
    await call('DELETE', `${other.record}/draft`, 'mona')
    const left = await call('GET', `/api/releases/${release.id}`, 'viewer')
    expect(left.json()).toMatchObject({ count: 0, drafts: [], updatedBy: 'Mona' })
    expect((await publish(release)).json().message).toBe('There is nothing in this release to publish.')
    const nobody = { drafts: [{ type: 'partner', id: one.id, lang: mainLanguage }] }
    expect((await call('POST', `/api/releases/${second.id}/drafts`, 'mona', nobody)).statusCode).toBe(404)
  })

  it('ask about what somebody changed since, and overwrite nothing silently', async () => {
    const [kept, reverted] = [await draftedPartner('Kept Bank'), await draftedPartner('Old Bank')]
    const before = await nameOf(reverted.record)
    const release = await add(await begin(), kept.draft, reverted.draft)
    await publish(release)
    for (const { record } of [kept, reverted])
      await call('PUT', record, 'editor', { websiteUrl: 'https://since.example' })
    const asked = await undo(release)
    expect([asked.statusCode, asked.json().issues]).toEqual([
      409,
      [kept, reverted].map(({ id }) => ({
        path: `partner/${id}/${mainLanguage}`,
        message: 'Ali changed this after the release.',
      })),
    ])
    const steps = (await call('GET', `/api/releases/${release.id}/undo`, 'viewer')).json()
    expect(steps).toMatchObject([{ effect: 'changed', updatedBy: 'Ali' }, { effect: 'changed' }])
    const [first, second] = steps.map(({ revision }: { revision: number }) => revision)
    const answers = [
      { ...kept.draft, revision: first, answer: 'keep' },
      { ...reverted.draft, revision: second, answer: 'bringBack' },
    ]
    await call('PUT', reverted.record, 'editor', { websiteUrl: 'https://later.example' })
    expect((await undo(release, { changed: answers })).statusCode).toBe(409)
    const seen = answers.map((answer) => ({
      ...answer,
      revision: answer.revision + (answer.answer === 'keep' ? 0 : 1),
    }))
    const undone = await undo(release, { changed: seen })
    expect(undone.statusCode, undone.body).toBe(200)
    expect([await nameOf(kept.record), await nameOf(reverted.record)]).toEqual(['Kept Bank', before])
  })

  it('are named, renamed, emptied and deleted, and stay once they went live', async () => {
    const release = await begin('Spring')
    const url = `/api/releases/${release.id}`
    const first = await call('GET', url, 'viewer')
    const etag = { 'if-match': String(first.headers.etag) }
    expect((await call('PUT', url, 'editor', { name: ' Summer ' }, etag)).json().name).toBe('Summer')
    expect((await call('PUT', url, 'mona', { name: 'Autumn' }, etag)).statusCode).toBe(412)
    for (const [name, message] of [
      ['', 'Name is required'],
      ['x'.repeat(121), 'Name must be at most 120 characters'],
    ])
      expect((await call('PUT', url, 'mona', { name })).json().issues).toEqual([{ path: 'name', message }])
    const { record, draft } = await draftedPartner('Summer Bank')
    await add(release, draft)
    const out = await call('DELETE', `${url}/drafts/partner/${draft.id}/${mainLanguage}`, 'mona')
    expect(out.json().drafts).toEqual([])
    expect((await call('GET', `${record}/draft`, 'viewer')).json().state).toBe('draft')
    expect((await call('DELETE', url, 'mona')).statusCode).toBe(204)
    expect((await call('GET', url, 'mona')).statusCode).toBe(404)
    const live = await add(await begin(), draft)
    await publish(live)
    expect((await call('DELETE', `/api/releases/${live.id}`, 'mona')).statusCode).toBe(409)
    const { sentence } = (await call('GET', '/api/activity?type=release', 'viewer')).json()[0]
    expect(sentence).toBe('Mona published the release “Annual report”')
  })

  it('take only types that whoever acts may publish', async () => {
    const album = definitions.find(({ writePermission }) => writePermission === 'manage_media') as Definition
    const { id } = await store(album)
    await call('PUT', `/api/${album.path}/${id}/draft`, 'mona', { values: {} })
    const release = await begin('Pictures', 'editor')
    const drafts = [{ type: album.name, id, lang: mainLanguage }]
    const refused = await call('POST', `/api/releases/${release.id}/drafts`, 'editor', { drafts })
    const message = `You are not allowed to publish ${album.label[1]}. Nothing was changed.`
    expect([refused.statusCode, refused.json().message]).toEqual([403, message])
    await add(release, ...drafts)
    for (const [path, body] of [
      ['publish', undefined],
      ['schedule', { publishAt: '2099-01-01T09:00:00Z' }],
    ] as const) {
      const answer = await call('POST', `/api/releases/${release.id}/${path}`, 'editor', body)
      expect([path, answer.statusCode, answer.json().message]).toEqual([path, 403, message])
    }
    for (const by of [undefined, 'viewer'] as const)
      expect((await call('POST', '/api/releases', by, { name: 'No' })).statusCode).toBe(by ? 403 : 401)
  })

  it('fit together with the change log', async () => {
    const verdict = await verifySite(site.context)
    const problems = Object.values(verdict).flatMap((part) => part.problems)
    // The people of this test were stored past the log.
    expect(problems.filter((line) => !line.startsWith('The user '))).toEqual([])
  })
})
