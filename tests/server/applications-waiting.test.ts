import { afterAll, beforeAll, expect, it } from 'vitest'
import { onEachDatabase, startTestApp, type TestApp } from '../support/test-app.ts'
import { sendApplication } from '../support/test-application.ts'
import { signInAs } from '../support/test-user.ts'

onEachDatabase('applications that wait for the promised answer', (database) => {
  let site: TestApp
  let headers: { cookie: string }
  const now = new Date('2026-11-15T10:00:00.000Z')
  const hoursAgo = (hours: number) => new Date(now.getTime() - hours * 3_600_000)

  beforeAll(async () => {
    site = await startTestApp(database)
    const ids: Record<string, string> = {}
    for (const [name, hours] of Object.entries({ Old: 72, Border: 48, Answered: 60, New: 1 })) {
      site.clock.now = hoursAgo(hours)
      ids[name] = (await sendApplication(site, { name })).json().id
    }
    site.clock.now = now
    headers = (await signInAs(site, 'editor')).headers
    await site.app.inject({
      method: 'PUT',
      url: `/api/applications/${ids.Answered}`,
      headers,
      payload: { status: 'contacted' },
    })
  })
  afterAll(() => site.close())

  const get = (query: string) => site.app.inject({ method: 'GET', url: `/api/applications${query}`, headers })
  const names = async (query: string) => (await get(query)).json().map((one: { name: string }) => one.name)

  it('are overdue after 48 hours, due until then, and neither once answered', async () => {
    expect(await names('?reply=overdue')).toEqual(['Old'])
    expect(await names('?reply=due')).toEqual(['New', 'Border'])
    expect(await names('?reply=all')).toHaveLength(4)
  })

  it('are counted page by page and narrowed by the other filters', async () => {
    const page = await get('?reply=due&limit=1')
    expect(page.headers['x-total-count']).toBe('2')
    expect(await names('?reply=due&search=border')).toEqual(['Border'])
    expect(await names('?reply=overdue&status=accepted')).toEqual([])
  })

  it('are exported alone', async () => {
    const { body } = await get('/export.csv?reply=overdue')
    expect(body).toContain('Old')
    expect(body).not.toContain('Border')
  })

  it.each(['lost', '__proto__'])('cannot be asked for as %s', async (reply) => {
    expect((await get(`?reply=${reply}`)).json().issues[0].path).toBe('reply')
  })
})
