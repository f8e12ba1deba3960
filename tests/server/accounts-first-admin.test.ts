import { expect, it } from 'vitest'
import { ChangeLog } from '../../src/server/engine/change-log.ts'
import { createFirstAdmin } from '../../src/server/users/first-admin.ts'
import { listUsers } from '../../src/server/users/user-store.ts'
import { onEachDatabase, startTestApp, type TestApp } from '../support/test-app.ts'
import { createTestUser } from '../support/test-user.ts'

async function withTestApp(
  database: Parameters<typeof startTestApp>[0],
  env: Record<string, string>,
  work: (testApp: TestApp) => Promise<void>,
) {
  const testApp = await startTestApp(database, env)
  try {
    await work(testApp)
  } finally {
    await testApp.close()
  }
}

const signIn = (testApp: TestApp, email: string, password: string) =>
  testApp.app.inject({ method: 'POST', url: '/api/auth/sign-in', payload: { email, password } })

onEachDatabase('the first admin', (database) => {
  it('gets a random, readable password that opens the account', async () => {
    await withTestApp(database, {}, async (testApp) => {
      const first = await createFirstAdmin(testApp.context)
      expect(first?.email).toBe('admin@example.org')
      expect(first?.password).toMatch(/^([a-z2-9]{5}-){3}[a-z2-9]{5}$/)
      const answer = await signIn(testApp, 'admin@example.org', first?.password ?? '')
      expect(answer.json().user).toMatchObject({ role: 'super_admin', permissions: ['all'], isActive: true })
    })
  })

  it('is as configured; a configured password is not handed back to be printed', async () => {
    const env = { ADMIN_EMAIL: 'Mona@Example.org', ADMIN_PASSWORD: 'nine blue kites' }
    await withTestApp(database, env, async (testApp) => {
      expect(await createFirstAdmin(testApp.context)).toEqual({
        email: 'mona@example.org',
        password: undefined,
      })
      expect((await signIn(testApp, 'mona@example.org', 'nine blue kites')).statusCode).toBe(200)
    })
  })

  it('is created once, also by processes that start together', async () => {
    await withTestApp(database, {}, async (testApp) => {
      const firsts = await Promise.all(Array.from({ length: 4 }, () => createFirstAdmin(testApp.context)))
      expect(firsts.filter((first) => first !== undefined)).toHaveLength(1)
      const users = await listUsers(testApp.context.database.db)
      expect(users).toHaveLength(1)
      const changes = await new ChangeLog('user').list(testApp.context.database.db, users[0]?.id ?? '')
      expect(changes).toMatchObject([{ action: 'create', revision: 1, actor: { id: null, name: 'System' } }])
    })
  })

  it('is not created where anybody has an account', async () => {
    await withTestApp(database, {}, async (testApp) => {
      await createTestUser(testApp, 'viewer', { isActive: false })
      expect(await createFirstAdmin(testApp.context)).toBeUndefined()
      expect(await listUsers(testApp.context.database.db)).toHaveLength(1)
    })
  })
})
