import { afterEach, beforeEach, expect, it } from 'vitest'
import { partner } from '../../src/content/partner/partner.ts'
import { sampleContext } from '../../src/sample-content/sample-context.ts'
import { sampleRecords } from '../../src/sample-content/sample-records.ts'
import { systemActor } from '../../src/server/engine/actor.ts'
import { Content } from '../../src/server/engine/content.ts'
import { verifySite } from '../../src/server/verify/verify-site.ts'
import { samplePictureUrls, seedSample } from '../support/seed-sample.ts'
import { onEachDatabase, startTestApp, type TestApp } from '../support/test-app.ts'
import { signInAs } from '../support/test-user.ts'

/** Its days are counted from today, which must not end meanwhile. */
const today = new Date('2026-11-15T10:00:00Z')
const batches = sampleRecords(sampleContext(samplePictureUrls, today))
/** Who publishes the site is no sample content. */
const paths = batches.map(([definition]) => definition.path).filter((path) => path !== 'site-settings')
const total = batches.reduce((sum, [, records]) => sum + records.length, -1)

onEachDatabase('the sample content', (database) => {
  let site: TestApp
  let headers: { cookie: string }

  beforeEach(async () => {
    site = await startTestApp(database)
    site.clock.now = today
    await seedSample(site)
    headers = (await signInAs(site, 'super_admin')).headers
  })
  afterEach(() => site.close())

  const send = async (method: 'POST' | 'PUT' | 'DELETE', url: string, payload?: object) => {
    const answer = await site.app.inject({ method, url, headers, ...(payload && { payload }) })
    expect(answer.statusCode, answer.body).toBeLessThan(300)
    return answer.body ? answer.json() : undefined
  }
  const read = async (url: string, as: object = {}) =>
    (await site.app.inject({ method: 'GET', url, ...as })).json()
  const sample = async () => (await read('/api/first-steps', { headers })).steps.sample
  const remove = () => send('POST', '/api/first-steps/remove-sample')
  const bringBack = () => send('POST', '/api/first-steps/restore-sample')

  /** Everything visitors and staff read of it, in both languages, but for who saved it last, and when. */
  const everything = async () => {
    const answers: Record<string, string> = {}
    for (const path of paths)
      for (const as of [{}, { headers }])
        for (const lang of ['en', 'ar'])
          answers[`${path} ${lang} ${'headers' in as}`] = JSON.stringify(
            await read(`/api/${path}?lang=${lang}`, as),
            (name, value) => (/^(?:updated(?:At|By)|lastModified)$/.test(name) ? undefined : value),
          )
    return answers
  }
  /** Users of tests are stored past the change log. */
  const problems = async () =>
    Object.values(await verifySite(site.context))
      .flatMap((part) => part.problems)
      .filter((problem) => !problem.startsWith('The user '))

  it('is removed in one step, and one step brings everything back as it was', async () => {
    const before = await everything()
    expect(await sample()).toEqual({ isDone: false, untouched: total, edited: [], removed: 0 })
    expect(await remove()).toEqual({ removed: total })
    expect(await sample()).toEqual({ isDone: true, untouched: 0, edited: [], removed: total })
    for (const path of ['programs', 'projects', 'events', 'partners', 'hero-sections', 'portfolio-pages'])
      expect(await read(`/api/${path}`), path).toEqual([])
    expect(await remove()).toEqual({ removed: 0 })
    expect(await bringBack()).toEqual({ restored: total, kept: [] })
    expect(await everything()).toEqual(before)
    expect(await sample()).toEqual({ isDone: false, untouched: total, edited: [], removed: 0 })
    expect(await problems()).toEqual([])
  })

  it('leaves what is one record as it would be on a new site, in every language', async () => {
    const before = await everything()
    await remove()
    for (const path of ['footer', 'mission-vision', 'programs-page-content', 'impact-page-content']) {
      const words = await read(`/api/${path}?lang=ar`)
      expect(words.updatedAt, path).toBeNull()
      expect(await read(`/api/${path}/${path}/translations/ar`, { headers }), path).toMatchObject({
        state: 'none',
      })
    }
    expect((await read('/api/footer')).address).toBe('Cairo, Egypt')
    // The form of the staff begins with the defaults and is saved as if nothing had been there.
    const { headers: answered } = await site.app.inject({ url: '/api/footer', headers })
    const saved = await site.app.inject({
      method: 'PUT',
      url: '/api/footer',
      headers: { ...headers, 'if-match': String(answered.etag) },
      payload: { address: 'Aswan, Egypt' },
    })
    expect(saved.statusCode).toBe(200)
    expect(await read('/api/footer?lang=ar')).toMatchObject({ address: 'Aswan, Egypt', lang: 'en' })
    // By hand, from the trash, a singleton comes back with its translations as well.
    await send('POST', '/api/trash/mission-vision/mission-vision/restore')
    expect(JSON.stringify(await read('/api/mission-vision?lang=ar'))).toContain('رسالتنا')
    expect(before['mission-vision ar false']).toContain('رسالتنا')
  })

  it('that somebody has worked on stays, in whatever language, and is named', async () => {
    await send('PUT', '/api/programs/bridgez', { title: 'Bridges' })
    const [member] = await read('/api/team-members')
    const { texts } = await read(`/api/team-members/${member.id}/translations/ar`, { headers })
    await send('PUT', `/api/team-members/${member.id}/translations/ar`, { texts: { ...texts, name: 'اسم' } })
    await send('PUT', '/api/partners/blue-crane-fund/draft', { values: { name: 'Blue Crane' } })
    await send('POST', '/api/partners', { name: 'Nile Roots Friends' })
    const [first, second, ...rest] = (await read('/api/partners')).map(({ id }: { id: string }) => id)
    // Moved in its list, deleted and brought back: nobody has written a word.
    await send('PUT', '/api/partners/order', { ids: [second, first, ...rest] })
    await send('DELETE', '/api/partners/karnak-legal')
    await send('POST', '/api/trash/partners/karnak-legal/restore')
    const { untouched, edited } = await sample()
    expect(untouched).toBe(total - 3)
    expect(edited.map(({ path, title }: Record<string, string>) => [path, title])).toEqual([
      ['partners', 'Blue Crane Fund'],
      ['team-members', member.name],
      ['programs', 'Bridges'],
    ])
    await remove()
    expect((await read('/api/programs')).map(({ title }: { title: string }) => title)).toEqual(['Bridges'])
    expect((await read('/api/team-members')).map(({ id }: { id: string }) => id)).toEqual([member.id])
    expect((await read('/api/partners')).map(({ name }: { name: string }) => name)).toEqual([
      'Nile Roots Friends',
      'Blue Crane Fund',
    ])
  })

  it('comes back around what was made since, and says what could not', async () => {
    await remove()
    await send('POST', '/api/hero-sections', { fixedTitle: 'We grow', description: 'Trees' })
    await send('PUT', '/api/footer', { address: 'Aswan, Egypt' })
    await send('POST', '/api/partners', { name: 'Nile Valley Bank' })
    await send('POST', '/api/programs', { title: 'Orchards', address: 'bridgez' })
    const { restored, kept } = await bringBack()
    expect(restored).toBe(total - 4)
    const reasons = kept.map(({ path, id, reason }: Record<string, string>) => [path, id, reason])
    expect(reasons.toSorted()).toEqual([
      ['footer', 'footer', 'rewritten'],
      ['hero-sections', 'home', 'replaced'],
      ['partners', 'nile-valley-bank', 'name_taken'],
      ['programs', 'bridgez', 'refused'],
    ])
    expect(kept.find(({ reason }: { reason: string }) => reason === 'refused').details).toContain('Orchards')
    expect(await read('/api/footer')).toMatchObject({ address: 'Aswan, Egypt' })
    expect(await read('/api/hero-sections')).toMatchObject([{ fixedTitle: 'We grow' }])
    expect(await read('/api/programs/bridgez?by=address')).toMatchObject({ title: 'Orchards' })
    // Nothing is lost: what could not come back waits in the trash.
    const trash = (await read('/api/trash', { headers })).map(({ path, id }: Record<string, string>) => [
      path,
      id,
    ])
    expect(trash.toSorted()).toEqual([
      ['hero-sections', 'home'],
      ['partners', 'nile-valley-bank'],
      ['programs', 'bridgez'],
    ])
    expect((await sample()).removed).toBe(0)
    expect(await problems()).toEqual([])
  })

  it('is known on a site that an older version filled and changed itself', async () => {
    const partners = new Content(site.context, partner)
    await partners.update('karnak-legal', { websiteUrl: 'https://karnak.example/' }, systemActor)
    expect((await sample()).untouched).toBe(total)
    await send('DELETE', '/api/partners/rosetta-press')
    expect(await remove()).toEqual({ removed: total - 1 })
    // Two steps of removing are two that one step takes back; what was deleted by hand stays deleted.
    await send('POST', '/api/trash/partners/karnak-legal/restore')
    expect(await remove()).toEqual({ removed: 1 })
    expect(await bringBack()).toEqual({ restored: total - 1, kept: [] })
    expect((await read('/api/partners')).map(({ id }: { id: string }) => id)).not.toContain('rosetta-press')
  })
})
