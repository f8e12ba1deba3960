import { afterAll, beforeAll, expect, it } from 'vitest'
import { onEachDatabase, startTestApp, type TestApp } from '../support/test-app.ts'
import { signInAs, type TestUser } from '../support/test-user.ts'

interface Hit {
  path: string
  id: string
  title: string
  isVisible: boolean
}

onEachDatabase('the search over all records', (database) => {
  let site: TestApp
  let editor: TestUser
  beforeAll(async () => {
    site = await startTestApp(database)
    editor = await signInAs(site, 'editor')
    await send('POST', '/api/partners', { name: 'Nile Ventures' })
    await send('POST', '/api/programs', { title: 'Ventures of the Nile', isActive: false })
    await send('POST', '/api/team-members', { name: 'Salma Nour', position: 'Nile ventures' })
  })
  afterAll(() => site.close())

  const send = (method: 'POST' | 'PUT' | 'DELETE', url: string, payload?: object) =>
    site.app.inject({ method, url, headers: editor.headers, ...(payload ? { payload } : {}) })
  const ask = (query: string, headers = editor.headers) =>
    site.app.inject({ method: 'GET', url: `/api/search?q=${encodeURIComponent(query)}`, headers })
  const titles = async (query: string) => (await ask(query)).json<Hit[]>().map(({ title }) => title)

  it('finds records of every kind by their title, the best first, and says which of them are hidden', async () => {
    const answer = await ask('nile ventures')
    expect(answer.headers['x-total-count']).toBe('2')
    expect(answer.json()).toEqual([
      {
        path: 'partners',
        type: 'partner',
        label: 'Partner',
        id: 'nile-ventures',
        title: 'Nile Ventures',
        isVisible: true,
      },
      expect.objectContaining({ path: 'programs', title: 'Ventures of the Nile', isVisible: false }),
    ])
  })

  it('knows a new name at once, and nothing of what is in the trash', async () => {
    expect(await titles('blue')).toEqual([])
    await send('PUT', '/api/partners/nile-ventures', { name: 'Blue Nile Ventures' })
    expect(await titles('blue')).toEqual(['Blue Nile Ventures'])
    await send('DELETE', '/api/partners/nile-ventures')
    expect(await titles('blue')).toEqual([])
  })

  it('leaves out what is edited as a single record: a screen of its own leads there', async () => {
    await send('POST', '/api/about-page-content', { heroTitle: 'Gardeners of the desert' })
    expect(await titles('gardeners')).toEqual([])
  })

  it('answers nothing to nothing, refuses what is no text, and needs a session', async () => {
    expect(await titles('  ')).toEqual([])
    const long = await ask('x'.repeat(201))
    expect([long.statusCode, long.json().issues[0].message]).toEqual([
      400,
      'q must be at most 200 characters',
    ])
    expect((await ask('nile', { cookie: '' })).statusCode).toBe(401)
  })
})
