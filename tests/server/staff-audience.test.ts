import { afterAll, beforeAll, expect, it } from 'vitest'
import { type AttackedSite, startAttackedSite } from '../support/attacked-site.ts'
import { onEachDatabase } from '../support/test-app.ts'
import { signInAs, type TestUser } from '../support/test-user.ts'

const asStaff = { 'x-audience': 'staff' }

onEachDatabase('a request that names staff as its audience', (database) => {
  let site: AttackedSite
  let viewer: TestUser
  beforeAll(async () => {
    site = await startAttackedSite(database)
    viewer = await signInAs(site, 'viewer')
    const admin = await signInAs(site, 'admin')
    const body = { id: 'nile', name: 'Nile', isActive: false }
    await site.send({ method: 'POST', path: '/api/partners', headers: admin.headers, body })
  })
  afterAll(() => site.close())

  const paths = ['/api/partners', '/api/partners/nile', '/api/footer', '/api/partners?limit=1']

  it('is answered 401 without a session, also where the cache holds what visitors see', async () => {
    for (const path of paths) {
      await site.send({ path })
      for (const cookie of [{}, { cookie: `session=${'A'.repeat(43)}` }])
        for (const method of ['GET', 'HEAD']) {
          const answer = await site.send({ method, path, headers: { ...asStaff, ...cookie } })
          expect([path, answer.status, answer.headers['cache-control']]).toEqual([path, 401, 'no-store'])
        }
    }
  })

  it('leaves nothing in the cache for visitors', async () => {
    const headers = { ...asStaff, ...viewer.headers }
    expect((await site.send({ path: '/api/partners', headers })).json()).toHaveLength(1)
    expect((await site.send({ path: '/api/partners' })).json()).toEqual([])
    expect((await site.send({ path: '/api/partners', headers })).json()).toHaveLength(1)
  })

  it('tells caches in between that the answer depends on it', async () => {
    for (const headers of [{}, {}, viewer.headers])
      expect((await site.send({ path: '/api/partners', headers })).headers.vary).toContain('X-Audience')
  })

  it('is told of a first step rather than shown what visitors see', async () => {
    const { context } = site
    const person = await signInAs(site, 'editor')
    await context.database.db
      .updateTable('users')
      .set({ must_change_password: 1 })
      .where('id', '=', person.user.id)
      .execute()
    const answer = await site.send({ path: '/api/partners', headers: { ...asStaff, ...person.headers } })
    expect([answer.status, answer.json().code]).toEqual([403, 'password_change_required'])
    expect((await site.send({ path: '/api/partners', headers: person.headers })).json()).toEqual([])
  })

  it('is served like any other where it names somebody else', async () => {
    const headers = { 'x-audience': 'everybody' }
    expect((await site.send({ path: '/api/partners', headers })).json()).toEqual([])
    expect((await site.send({ path: '/', headers: asStaff })).status).toBe(200)
  })
})
