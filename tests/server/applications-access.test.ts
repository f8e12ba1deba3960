import type { InjectOptions } from 'fastify'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type Role, roles } from '../../src/shared/roles.ts'
import { onEachDatabase, startTestApp, type TestApp } from '../support/test-app.ts'
import { sendApplication } from '../support/test-application.ts'
import { signInAs } from '../support/test-user.ts'

/** Each call, and what it answers to those who may make it. */
const calls: [InjectOptions['method'], string, number][] = [
  ['GET', '', 200],
  ['GET', '/counts', 200],
  ['GET', '/statistics', 200],
  ['GET', '/export.csv', 200],
  ['GET', '/:id', 200],
  ['GET', '/:id/history', 200],
  ['PUT', '/:id', 200],
  ['DELETE', '/:id', 204],
]

onEachDatabase('who may see applications', (database) => {
  let testApp: TestApp
  beforeAll(async () => {
    testApp = await startTestApp(database)
  })
  afterAll(() => testApp.close())

  async function ask(who: Role | 'nobody', method: InjectOptions['method'], path: string) {
    const headers = who === 'nobody' ? {} : (await signInAs(testApp, who)).headers
    const { id } = (await sendApplication(testApp)).json()
    const payload = method === 'PUT' ? { status: 'contacted' } : undefined
    return testApp.app.inject({
      method,
      url: `/api/applications${path.replace(':id', id)}`,
      headers,
      ...(payload ? { payload } : {}),
    })
  }

  describe.each(calls)('%s /api/applications%s', (method, path, success) => {
    it.each(['nobody', ...roles] as const)('as %s', async (who) => {
      const answer = await ask(who, method, path)
      const refusals: Record<string, number> = { nobody: 401, viewer: 403 }
      expect(answer.statusCode).toBe(refusals[who] ?? success)
      if (answer.statusCode >= 400) expect(answer.body).not.toContain('Laila')
    })
  })

  it.each(['nobody', ...roles] as const)('lets %s apply', async (who) => {
    const headers = who === 'nobody' ? {} : (await signInAs(testApp, who)).headers
    expect((await sendApplication(testApp, {}, { headers })).statusCode).toBe(201)
  })

  it('tells who manages users, and nobody else, what is due and what fails', async () => {
    const answers: Record<string, number> = {}
    for (const who of ['nobody', ...roles] as const) {
      const headers = who === 'nobody' ? {} : (await signInAs(testApp, who)).headers
      answers[who] = (await testApp.app.inject({ url: '/api/due-work/status', headers })).statusCode
    }
    expect(answers).toEqual({ nobody: 401, viewer: 403, editor: 403, admin: 200, super_admin: 200 })
  })
})
