import { afterAll, beforeAll, expect, it } from 'vitest'
import { systemActor } from '../../src/server/engine/actor.ts'
import { Content } from '../../src/server/engine/content.ts'
import { onEachDatabase, startTestApp, type TestApp } from '../support/test-app.ts'
import { sendApplication } from '../support/test-application.ts'
import { signInAs, type TestUser } from '../support/test-user.ts'

interface Row {
  type: string
  actor: string
}

onEachDatabase('who did what', (database) => {
  let site: TestApp
  let mona: TestUser
  let karim: TestUser
  beforeAll(async () => {
    site = await startTestApp(database)
    mona = await signInAs(site, 'admin', { displayName: 'Mona Farid' })
    karim = await signInAs(site, 'editor', { displayName: 'Karim Aziz' })
    await save(mona, '/api/partners', { name: 'Nile Ventures' })
    await save(karim, '/api/partners', { name: 'Delta Seeds' })
    await save(karim, '/api/team-members', { name: 'Salma Nour', position: 'Mentor' })
    await sendApplication(site)
  })
  afterAll(() => site.close())

  const save = ({ headers }: TestUser, url: string, payload: object) =>
    site.app.inject({ method: 'POST', url, headers, payload })
  const get = ({ headers }: TestUser, url: string) => site.app.inject({ method: 'GET', url, headers })
  const rows = async (user: TestUser, query: string): Promise<Row[]> =>
    (await get(user, `/api/activity${query}`)).json()

  it('is narrowed to one kind of thing, and counted so', async () => {
    const answer = await get(mona, '/api/activity?type=partner&limit=1')
    expect(answer.headers['x-total-count']).toBe('2')
    expect(answer.json()).toMatchObject([{ type: 'partner', actor: 'Karim Aziz' }])
  })

  it('is narrowed to one person', async () => {
    expect((await rows(mona, '?actor=Karim%20Aziz')).map((row) => row.type)).toEqual([
      'team-member',
      'partner',
    ])
    expect(await rows(mona, '?actor=Karim%20Aziz&type=application')).toEqual([])
    expect(await rows(mona, '?actor=%25')).toEqual([])
  })

  it('speaks of what was changed in words, never by the names that the programs use', async () => {
    const salma = await signInAs(site, 'viewer', { displayName: 'Salma Nour' })
    const put = (url: string, payload: object) =>
      site.app.inject({ method: 'PUT', url, headers: mona.headers, payload })
    const latest = async (type: string) =>
      (await get(mona, `/api/activity?type=${type}&limit=1`)).json()[0].sentence
    await put(`/api/users/${salma.user.id}`, { isActive: false, displayName: 'Salma N.' })
    expect(await latest('user')).toBe('Mona Farid changed the user “Salma N.” (display name, access)')
    await put(`/api/users/${salma.user.id}`, { password: 'twelve quiet camels' })
    expect(await latest('user')).toBe('Mona Farid changed the user “Salma N.” (password)')
    const [application] = (await get(mona, '/api/applications')).json()
    await put(`/api/applications/${application.id}`, { status: 'contacted', notes: 'Rang her' })
    expect(await latest('application')).toBe('Mona Farid changed the application (status, notes)')
    await put('/api/partners/nile-ventures', { websiteUrl: 'nile.example' })
    expect(await latest('partner')).toBe('Mona Farid changed the partner “Nile Ventures” (Website)')
  })

  it('names everybody who did something that the reader may see', async () => {
    expect((await get(mona, '/api/activity/actors')).json()).toEqual([
      'A visitor',
      'Karim Aziz',
      'Mona Farid',
    ])
    const viewer = await signInAs(site, 'viewer')
    expect((await get(viewer, '/api/activity/actors')).json()).toEqual(['Karim Aziz', 'Mona Farid'])
    expect(await rows(viewer, '?type=application')).toEqual([])
    expect((await site.app.inject('/api/activity/actors')).statusCode).toBe(401)
  })

  it('leaves out what the site created by itself at its first start, where that is asked for', async () => {
    const { database, contentTypes } = site.context
    const ofPartners = contentTypes.find(({ path }) => path === 'partners')
    if (!ofPartners) throw new Error('There are no partners')
    const [start, after] = ['/api/activity?type=partner', '/api/activity?type=partner&setup=false']
    const before = (await get(mona, start)).json().length
    await database.write((tx) =>
      new Content(site.context, ofPartners).insert(tx, { name: 'A sample' }, systemActor),
    )
    expect((await get(mona, start)).json()).toHaveLength(before + 1)
    const answer = await get(mona, after)
    expect(answer.headers['x-total-count']).toBe(String(before))
    expect(answer.json().map(({ actor }: Row) => actor)).not.toContain('System')
  })

  it.each(['type=a&type=b', 'setup=true', `actor=${'a'.repeat(201)}`])('refuses ?%s', async (query) => {
    expect((await get(mona, `/api/activity?${query}`)).statusCode).toBe(400)
  })
})
