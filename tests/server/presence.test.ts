import type { AddressInfo } from 'node:net'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { endSessionsOf } from '../../src/server/auth/session-store.ts'
import type { PresenceTimes } from '../../src/server/presence/presence-hub.ts'
import {
  type OpenEditor,
  openPresenceLine,
  type PresenceLine,
  presencePath,
} from '../support/presence-line.ts'
import { onEachDatabase, startTestApp, type TestApp } from '../support/test-app.ts'
import { signInAs, startTestSession, type TestUser } from '../support/test-user.ts'

/** However busy the machine is. */
const soon = { timeout: 80_000 }
const times = { tickMs: 20, graceMs: 20 }

onEachDatabase('presence', (database) => {
  let site: TestApp
  let url: string
  let mona: TestUser
  let omar: TestUser
  const lines: PresenceLine[] = []
  const start = async (presence: Partial<PresenceTimes>) => {
    site = await startTestApp(database, {}, { presence })
    await site.app.listen({ port: 0, host: '127.0.0.1' })
    url = `http://127.0.0.1:${(site.app.server.address() as AddressInfo).port}`
    mona = await signInAs(site, 'editor', { displayName: 'Mona' })
    omar = await signInAs(site, 'editor', { displayName: 'Omar' })
    await send('POST', '/api/partners', mona, { id: 'nile', name: 'Nile' })
  }
  beforeEach(() => start(times))
  afterEach(async () => {
    for (const line of lines.splice(0)) await line.close()
    await site.close()
  })

  const send = async (method: string, path: string, { headers }: TestUser, payload?: object) => {
    const answer = await site.app.inject({ method: method as 'GET', url: path, headers, payload })
    expect(answer.statusCode).toBeLessThan(300)
    return answer
  }
  const nile = (tab: string, more: Partial<OpenEditor> = {}): OpenEditor => ({
    path: 'partners',
    id: 'nile',
    tab,
    ...more,
  })
  const open = async (person: TestUser, editor: OpenEditor) => {
    const line = await openPresenceLine(url, editor, person.headers)
    lines.push(line)
    return line
  }
  const peopleOf = (line: PresenceLine) => line.newest()?.people.map(({ name }) => name)
  const unsavedOf = (line: PresenceLine) => line.newest()?.people.map((one) => one.hasUnsavedChanges)

  it('names everybody else who has the record open, until they leave it', async () => {
    const own = await open(mona, nile('tab-of-mona'))
    await expect.poll(() => peopleOf(own), soon).toEqual([])
    const other = await open(omar, nile('tab-of-omar'))
    await expect.poll(() => peopleOf(own), soon).toEqual(['Omar'])
    await expect.poll(() => peopleOf(other), soon).toEqual(['Mona'])
    await other.close()
    await expect.poll(() => peopleOf(own), soon).toEqual([])
  })

  it('says whether the others have unsaved changes, and never what they are', async () => {
    const own = await open(mona, nile('tab-of-mona'))
    await open(omar, nile('tab-of-omar', { unsaved: true }))
    await expect.poll(() => unsavedOf(own), soon).toEqual([true])
    await open(omar, nile('tab-of-omar'))
    await expect.poll(() => unsavedOf(own), soon).toEqual([false])
    expect(own.newest()?.people).toEqual([
      { id: omar.user.id, name: 'Omar', isYou: false, hasUnsavedChanges: false },
    ])
  })

  it('does not let whoever connects again come and go', async () => {
    await site.close()
    await start({ ...times, graceMs: 600_000 })
    const own = await open(mona, nile('tab-of-mona'))
    await expect.poll(() => peopleOf(own), soon).toEqual([])
    const first = await open(omar, nile('tab-of-omar'))
    await expect.poll(() => peopleOf(own), soon).toEqual(['Omar'])
    await first.close()
    const again = await open(omar, nile('tab-of-omar'))
    await expect.poll(() => peopleOf(again), soon).toEqual(['Mona'])
    await open(omar, nile('another-tab', { id: 'elsewhere' }))
    await open(omar, nile('tab-of-omar', { unsaved: true }))
    await expect.poll(() => unsavedOf(own), soon).toEqual([true])
    expect(own.states.map(({ people }) => people.length)).toEqual([0, 1, 1])
  })

  it('keeps records and languages apart, and knows oneself in another window', async () => {
    const own = await open(mona, nile('tab-of-mona'))
    await open(omar, nile('tab-of-omar', { lang: 'ar' }))
    await open(omar, nile('next-of-omar', { id: 'delta' }))
    await open(mona, nile('next-of-mona'))
    await expect.poll(() => peopleOf(own), soon).toEqual(['Mona'])
    expect(own.newest()?.people[0]?.isYou).toBe(true)
  })

  it('does not take the editor that a window has left for another window', async () => {
    await open(mona, nile('window-of-mona.0', { unsaved: true }))
    const next = await open(mona, nile('window-of-mona.1'))
    await open(omar, nile('tab-of-omar'))
    await expect.poll(() => peopleOf(next), soon).toEqual(['Omar'])
    const other = await open(mona, nile('window-two-of-mona.0'))
    await expect.poll(() => peopleOf(other)?.toSorted(), soon).toEqual(['Mona', 'Omar'])
  })

  it('says who stored what meanwhile: the record, its draft, its translation', async () => {
    const own = await open(mona, nile('tab-of-mona'))
    const arabic = await open(mona, nile('next-of-mona', { lang: 'ar' }))
    await expect.poll(() => own.newest()?.published?.revision, soon).toBe(1)
    await send('PUT', '/api/partners/nile', omar, { name: 'Nile Ventures' })
    await expect
      .poll(() => own.newest()?.published, soon)
      .toMatchObject({ revision: 2, updatedBy: 'Omar', isGone: false })
    await send('PUT', '/api/partners/nile/draft', omar, { values: { name: 'Delta' }, recordRevision: 2 })
    await expect.poll(() => own.newest()?.draft, soon).toMatchObject({ revision: 1, updatedBy: 'Omar' })
    await send('DELETE', '/api/partners/nile/draft', omar)
    await expect.poll(() => own.newest()?.draft?.isGone, soon).toBe(true)
    const texts = { name: { text: 'النيل', source: 'Nile Ventures' } }
    await send('PUT', '/api/partners/nile/translations/ar', omar, { texts, state: 'published' })
    await expect
      .poll(() => arabic.newest()?.published, soon)
      .toMatchObject({ revision: 1, updatedBy: 'Omar' })
    await send('DELETE', '/api/partners/nile', omar)
    await expect.poll(() => own.newest()?.published?.isGone, soon).toBe(true)
  })

  it('ends the line of whoever is signed out or may no longer read, and they are gone', async () => {
    const own = await open(mona, nile('tab-of-mona'))
    const other = await open(omar, nile('tab-of-omar'))
    await expect.poll(() => peopleOf(own), soon).toEqual(['Omar'])
    await endSessionsOf(site.context.database.db, omar.user.id)
    await expect.poll(() => other.isEnded(), soon).toBe(true)
    await expect.poll(() => peopleOf(own), soon).toEqual([])
    expect((await open(omar, nile('tab-of-omar'))).status).toBe(401)
    const again = await startTestSession(site, omar.user)
    const next = await open(again, nile('tab-of-omar'))
    await expect.poll(() => peopleOf(own), soon).toEqual(['Omar'])
    const { db } = site.context.database
    await db.updateTable('users').set({ is_active: 0 }).where('id', '=', omar.user.id).execute()
    await expect.poll(() => next.isEnded(), soon).toBe(true)
  })

  it('refuses whoever may not read, and what names no editor', async () => {
    const nobody = await signInAs(site, 'viewer', { permissions: ['manage_media'] })
    expect((await open(nobody, nile('tab-of-nobody'))).status).toBe(403)
    const wrong = [
      'path=nothing&id=nile&tab=tab-of-mona',
      'path=partners&id=&tab=tab-of-mona',
      'path=partners&id=nile&tab=x',
    ]
    for (const query of [...wrong, 'path=partners&id=nile&tab=tab-of-mona&lang=xx', '']) {
      const answer = await site.app.inject({ url: `/api/presence?${query}`, headers: mona.headers })
      expect([query, answer.statusCode]).toEqual([query, 400])
    }
  })

  it('answers those who only ask with the same state, and keeps them for a while', async () => {
    const own = await open(mona, nile('tab-of-mona'))
    const asked = await send('GET', presencePath(nile('tab-of-omar', { unsaved: true })), omar)
    expect(asked.json()).toMatchObject({ people: [{ name: 'Mona' }], published: { revision: 1 } })
    await expect.poll(() => unsavedOf(own), soon).toEqual([true])
  })

  it('is no activity that keeps a session alive', async () => {
    const day = 24 * 60 * 60_000
    site.clock.now = new Date(Date.now() + day / 2)
    expect((await send('GET', presencePath(nile('tab-of-mona')), mona)).headers['set-cookie']).toBeUndefined()
    expect((await send('GET', '/api/drafts', mona)).headers['set-cookie']).toBeDefined()
  })

  it('lets nobody open more than twenty editors at once', async () => {
    for (let count = 0; count < 20; count += 1) {
      const line = await open(mona, nile(`tab-number-${count}`))
      expect(line.status).toBe(200)
    }
    expect((await open(mona, nile('one-too-many'))).status).toBe(429)
    expect((await open(mona, nile('tab-number-3'))).status).toBe(200)
    expect((await open(omar, nile('tab-of-omar'))).status).toBe(200)
  })

  it('is sent at once by proxies, and kept by nobody', async () => {
    const { headers } = await open(mona, nile('tab-of-mona'))
    expect(headers.get('content-type')).toBe('text/event-stream; charset=utf-8')
    expect(headers.get('x-accel-buffering')).toBe('no')
    expect(headers.get('cache-control')).toBe('private, no-store')
  })

  it('lets the server stop at once', async () => {
    const line = await open(mona, nile('tab-of-mona'))
    await site.app.close()
    await expect.poll(() => line.isEnded(), soon).toBe(true)
  })
})
