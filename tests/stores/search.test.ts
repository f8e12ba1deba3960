import { afterAll, beforeAll, expect, it } from 'vitest'
import { listNear } from '../../src/server/engine/page-text-store.ts'
import type { StaffHit } from '../../src/server/engine/staff-search.ts'
import { roles } from '../../src/shared/roles.ts'
import { onEachDatabase, startTestApp, type TestApp } from '../support/test-app.ts'
import { sendApplication } from '../support/test-application.ts'
import { signInAs, type TestUser } from '../support/test-user.ts'

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
  const titles = async (query: string) => (await ask(query)).json<StaffHit[]>().map(({ title }) => title)

  it('finds records of every kind by their title, the best first, and says which of them are hidden', async () => {
    const answer = await ask('nile ventures')
    expect(answer.headers['x-total-count']).toBe('3')
    expect(answer.json()).toEqual([
      {
        path: 'partners',
        type: 'partner',
        label: 'Partner',
        id: 'nile-ventures',
        title: 'Nile Ventures',
        isVisible: true,
        lang: 'en',
        foundAs: '',
        passage: '',
        isNear: false,
      },
      expect.objectContaining({ path: 'programs', title: 'Ventures of the Nile', isVisible: false }),
      expect.objectContaining({ path: 'team-members', title: 'Salma Nour', passage: 'Nile ventures' }),
    ])
  })

  it('knows a new name at once, and nothing of what is in the trash', async () => {
    expect(await titles('blue')).toEqual([])
    await send('PUT', '/api/partners/nile-ventures', { name: 'Blue Nile Ventures' })
    expect(await titles('blue')).toEqual(['Blue Nile Ventures'])
    await send('DELETE', '/api/partners/nile-ventures')
    expect(await titles('blue')).toEqual([])
  })

  it('reads no more texts for a typing error than it has to, those that changed last', async () => {
    for (const name of ['Reed and rush', 'Reed and willow']) await send('POST', '/api/partners', { name })
    expect(await titles('reed')).toHaveLength(2)
    const { db } = site.context.database
    const near = (reach: number) => listNear(db, 'search_text', { words: [['ree', 'ed']], limit: 10, reach })
    expect((await near(1)).map(({ id }) => id)).toEqual(['reed-and-willow'])
    expect(await near(2)).toHaveLength(2)
  })

  it('finds words inside texts, also of single records, of hidden sections and of drafts', async () => {
    const hit = async (query: string) => (await ask(query)).json<StaffHit[]>()
    await send('POST', '/api/about-page-content', {
      heroTitle: 'Gardeners',
      heroContent: 'Of the wide desert.',
    })
    expect(await hit('desert')).toMatchObject([
      { path: 'about-page-content', passage: 'Of the wide desert.' },
    ])
    await send('POST', '/api/programs', {
      title: 'Orchard',
      sections: [
        { layout: 'textLeftImageRight', header: 'Secret', content: 'Unfinishedword', enabled: false },
      ],
    })
    expect(await hit('unfinishedword')).toMatchObject([{ title: 'Orchard', lang: 'en' }])
    const values = { name: 'Siwa Water Fund' }
    expect((await send('POST', '/api/partners/drafts', { values })).statusCode).toBe(201)
    expect(await hit('siwa')).toMatchObject([{ id: 'siwa-water-fund', isVisible: false }])
    await send('PUT', '/api/programs/orchard/draft', {
      values: { subtitle: 'Pomegranates' },
      recordRevision: 1,
    })
    expect(await titles('pomegranates')).toEqual(['Orchard'])
    const everyone = await site.app.inject('/api/site-search?q=pomegranates')
    expect(everyone.json()).toMatchObject({ total: 0 })
  })

  it('finds titles and texts of every language, published or not, however they are spelled', async () => {
    await send('POST', '/api/projects', {
      id: 'noria',
      title: 'Noria',
      description: 'Wheels.',
      fullDescription: '.',
    })
    const texts = { title: 'ناعورة', description: 'عجلات الماء' }
    const saved = await send('PUT', '/api/projects/noria/translations/ar', { texts })
    expect([saved.statusCode, saved.json().state]).toEqual([200, 'draft'])
    const hit = async (query: string) => (await ask(query)).json<StaffHit[]>()
    expect(await hit('ناعوره')).toMatchObject([
      { id: 'noria', title: 'Noria', foundAs: 'ناعورة', lang: 'ar' },
    ])
    expect(await hit('عَجَلات')).toMatchObject([
      { id: 'noria', foundAs: '', passage: 'عجلات الماء', lang: 'ar' },
    ])
    expect(await titles('noria ناعورة')).toEqual(['Noria'])
    expect(
      (await site.app.inject('/api/site-search?q=%D9%86%D8%A7%D8%B9%D9%88%D8%B1%D8%A9&lang=ar')).json(),
    ).toMatchObject({
      total: 0,
    })
  })

  it('forgives one typing error where nothing is spelled so', async () => {
    const hit = async (query: string) => (await ask(query)).json<StaffHit[]>()
    expect(await hit('ventrues')).toMatchObject([{ title: 'Ventures of the Nile', isNear: true }])
    expect(await hit('unfinshedword')).toMatchObject([{ title: 'Orchard', isNear: true }])
    expect(await hit('نعورة')).toMatchObject([{ id: 'noria', foundAs: 'ناعورة', isNear: true }])
    expect(await titles('vantruse')).toEqual([])
    expect((await hit('ventures')).every(({ isNear }) => !isNear)).toBe(true)
  })

  it.each(roles)('shows a %s applicants and accounts only where that person may open them', async (role) => {
    const person = await signInAs(site, role, { displayName: `Some ${role} Zagloul` })
    await sendApplication(site, {
      name: 'Mona Zaghloul',
      email: `mona.${role}@example.org`,
      subject: 'Noria',
    })
    const kinds = async (query: string) =>
      (await ask(query, person.headers)).json<StaffHit[]>().map(({ path }) => path)
    const mayReadPeople = role !== 'viewer'
    expect((await kinds('zaghloul')).includes('applications')).toBe(mayReadPeople)
    expect((await kinds(`mona.${role}@example.org`)).includes('applications')).toBe(mayReadPeople)
    // With a typing error too.
    expect((await kinds('zaghlool')).includes('applications')).toBe(mayReadPeople)
    expect((await kinds('zagloul')).includes('users')).toBe(role === 'admin' || role === 'super_admin')
  })

  it('begins with what this person worked on last, and may still see', async () => {
    const recent = async (user: TestUser) => {
      const answer = await site.app.inject({ url: '/api/search/recent', headers: user.headers })
      return answer.json<StaffHit[]>().map(({ id, lang }) => [id, lang])
    }
    const mona = await signInAs(site, 'editor', { displayName: 'Mona' })
    expect(await recent(mona)).toEqual([])
    const put = (url: string, payload: object, user = mona) =>
      site.app.inject({ method: 'PUT', url, headers: user.headers, payload })
    await put('/api/projects/noria', { description: 'Wheels that lift water.' })
    await put('/api/partners/siwa-water-fund/draft', { values: { name: 'Siwa Fund' }, recordRevision: 0 })
    await put('/api/projects/noria/translations/ar', { texts: { title: 'الناعورة' } })
    await put('/api/programs/orchard', { subtitle: 'Figs' }, editor)
    const { id } = (await sendApplication(site, { name: 'Hoda' })).json()
    await put(`/api/applications/${id}`, { notes: 'Rang her' })
    expect(await recent(mona)).toEqual([
      [id, 'en'],
      ['noria', 'ar'],
      ['siwa-water-fund', 'en'],
    ])
    const { database } = site.context
    await database.db
      .updateTable('users')
      .set({ role: 'viewer', permissions: null })
      .where('id', '=', mona.user.id)
      .execute()
    await send('DELETE', '/api/projects/noria')
    expect((await recent(mona)).map(([named]) => named)).toEqual(['siwa-water-fund'])
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
