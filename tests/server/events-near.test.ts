import { afterAll, beforeAll, expect, it } from 'vitest'
import { onEachDatabase, startTestApp, type TestApp } from '../support/test-app.ts'
import { signInAs } from '../support/test-user.ts'

onEachDatabase('events near today', (database) => {
  let testApp: TestApp
  beforeAll(async () => {
    testApp = await startTestApp(database)
    testApp.clock.now = new Date('2026-11-15T12:00:00.000Z')
    const { headers } = await signInAs(testApp, 'editor')
    const days = ['2026-11-20', '2026-10-01', '2026-11-15', '2026-12-24', '2026-11-01', '2025-01-01']
    for (const date of days) {
      const payload = { title: date, description: 'x', date, status: 'Published' }
      await testApp.app.inject({ method: 'POST', url: '/api/events', headers, payload })
    }
  })
  afterAll(() => testApp.close())
  const titles = async (query: string) =>
    (await testApp.app.inject(`/api/events${query}`)).json().map((one: { title: string }) => one.title)

  it('are the next and the last ones, in the order of time', async () => {
    expect(await titles('?near=2')).toEqual(['2026-10-01', '2026-11-01', '2026-11-15', '2026-11-20'])
    expect(await titles('?near=1&status=Published')).toEqual(['2026-11-01', '2026-11-15'])
    expect(await titles('?near=9')).toEqual(await titles(''))
  })

  it('are asked for by a number, and only of what has dates', async () => {
    expect((await testApp.app.inject('/api/events?near=all')).statusCode).toBe(400)
    expect((await testApp.app.inject('/api/programs?near=all')).statusCode).toBe(200)
  })
})
