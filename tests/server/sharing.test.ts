import sharp from 'sharp'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { onEachDatabase, startTestApp, type TestApp } from '../support/test-app.ts'
import { signInAs, type TestUser } from '../support/test-user.ts'

onEachDatabase('the picture of a shared page', (database) => {
  let site: TestApp
  let editor: TestUser
  beforeAll(async () => {
    site = await startTestApp(database)
    editor = await signInAs(site, 'editor')
    await send('POST', '/api/programs', { id: 'orchard', title: 'Orchard' })
    await send('POST', '/api/programs', { id: 'secret', title: 'Secret', isActive: false })
  })
  afterAll(() => site.close())

  const send = async (method: 'POST' | 'PUT', url: string, payload: object) => {
    const answer = await site.app.inject({ method, url, headers: editor.headers, payload })
    expect(answer.statusCode, answer.payload).toBeLessThan(300)
    return answer.json()
  }
  const card = (path: string) => site.app.inject({ method: 'GET', url: `/share/${path}` })

  it('is drawn in the size that networks ask for, kept, and drawn anew when the title changes', async () => {
    const first = await card('programs/orchard.jpg?v=1')
    expect([first.statusCode, first.headers['content-type']]).toEqual([200, 'image/jpeg'])
    const { width, height, format } = await sharp(first.rawPayload).metadata()
    expect([width, height, format]).toEqual([1200, 630, 'jpeg'])
    expect((await card('programs/orchard.jpg?v=2')).rawPayload.equals(first.rawPayload)).toBe(true)
    const kept: string[] = []
    for await (const name of site.context.files.list()) kept.push(name)
    expect(kept.filter((name) => name.startsWith('share/'))).toHaveLength(1)
    await send('PUT', '/api/programs/orchard', { sharing: { title: 'Orchard for everybody' } })
    expect((await card('programs/orchard.jpg?v=3')).rawPayload.equals(first.rawPayload)).toBe(false)
  })

  it('is there for what visitors see alone, and for types that have pages', async () => {
    for (const path of [
      'programs/secret.jpg',
      'programs/nothing.jpg',
      'partners/orchard.jpg',
      'programs/orchard.png',
    ])
      expect([path, (await card(path)).statusCode]).toEqual([path, 404])
    expect((await card('programs/orchard.jpg?lang=xx')).statusCode).toBe(400)
  })

  it('of a page that nobody gave a heading shows its name, in the language that is asked for', async () => {
    await send('PUT', '/api/join-page', { sharing: { description: 'Come.' } })
    const [english, arabic] = [
      await card('join-page/join-page.jpg'),
      await card('join-page/join-page.jpg?lang=ar'),
    ]
    expect([english.statusCode, arabic.statusCode]).toEqual([200, 200])
    expect(english.rawPayload.equals(arabic.rawPayload)).toBe(false)
    await send('PUT', '/api/join-page', { sharing: { title: 'Join Us' } })
    expect((await card('join-page/join-page.jpg')).rawPayload.equals(english.rawPayload)).toBe(true)
  })

  it('shows the name and the colours of the foundation, also of pages that have none of their own', async () => {
    const admin = await signInAs(site, 'super_admin')
    const pictures = async () => Promise.all(['site/card.jpg', 'join-page/join-page.jpg'].map(card))
    const before = await pictures()
    expect(before.map(({ statusCode }) => statusCode)).toEqual([200, 200])
    const settings = { name: 'Nile Roots Trust', primaryColor: '#7a1f1f' }
    const request = { method: 'PUT', url: '/api/site-settings', headers: admin.headers } as const
    expect((await site.app.inject({ ...request, payload: settings })).statusCode).toBe(200)
    const after = await pictures()
    for (const [place, { rawPayload }] of after.entries())
      expect(rawPayload.equals(before[place]?.rawPayload ?? Buffer.of())).toBe(false)
    const { dominant } = await sharp(after[0]?.rawPayload).stats()
    expect(dominant.r).toBeGreaterThan(dominant.b)
    const back = { name: 'Green Sahara Foundation', primaryColor: '' }
    await site.app.inject({ ...request, payload: back })
    expect((await card('site/other.jpg')).statusCode).toBe(404)
  })

  it('can be chosen by staff, with all else that says how the page is found', async () => {
    const saved = await send('PUT', '/api/programs/orchard', {
      sharing: { title: '', description: 'Trees.', imageUrl: '', isHidden: true },
    })
    expect(saved.sharing).toEqual({ title: '', description: 'Trees.', imageUrl: '', isHidden: true })
  })
})
