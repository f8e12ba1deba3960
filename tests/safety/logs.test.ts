import { Writable } from 'node:stream'
import { sql } from 'kysely'
import { expect, it } from 'vitest'
import { onEachDatabase, startTestApp } from '../support/test-app.ts'
import { exampleApplication } from '../support/test-application.ts'
import { signInAs, testPassword } from '../support/test-user.ts'

const secrets = {
  name: 'Zenobia Quillfeather',
  email: 'zenobia@quillfeather.example',
  phone: '+20 123 456 7890',
  request: 'My grandmother left me a vineyard',
}

onEachDatabase('the log', (database) => {
  it('tells what happened, and nothing about anybody', async () => {
    let log = ''
    const stream = new Writable({
      write: (chunk, _encoding, done) => {
        log += chunk
        done()
      },
    })
    const { app, ...site } = await startTestApp(database, {}, { logger: { level: 'trace', stream } })
    const admin = await signInAs({ app, ...site }, 'super_admin', { name: 'Hidden Name' })
    const post = (url: string, payload: object) => app.inject({ method: 'POST', url, payload })
    const get = (url: string) => app.inject({ url, headers: admin.headers })
    const { id } = (await post('/api/applications', { ...exampleApplication, ...secrets })).json()
    await post('/api/applications', { ...secrets, email: 'wrong quillfeather' })
    await post('/api/auth/sign-in', { email: secrets.email, password: 'a wrong secret' })
    await post('/api/auth/sign-in', { email: admin.user.email, password: testPassword })
    await get(`/api/applications?search=${encodeURIComponent(secrets.name)}`)
    await get(`/api/people/${secrets.email}/export`)
    await get(`/api/people/${encodeURIComponent(secrets.email)}/export`)
    await get(`/api/applications/${id}`)
    // An error that nobody expected, in the middle of all this.
    await sql`alter table applications rename to elsewhere`.execute(site.context.database.db)
    const failed = await post('/api/applications', { ...exampleApplication, ...secrets })
    expect([failed.statusCode, failed.json()]).toEqual([500, { message: 'Something went wrong' }])
    await site.close()

    const lines = log
      .trim()
      .split('\n')
      .map((line) => JSON.parse(line))
    expect(lines.filter(({ msg }) => msg === 'answered').length).toBe(9)
    expect(lines.filter(({ msg }) => msg === 'unexpected error')).toHaveLength(1)
    expect(lines.every((line) => line.msg !== 'answered' || /^[0-9a-f-]{36}$/.test(line.reqId))).toBe(true)
    const token = admin.headers.cookie.split('=')[1] ?? ''
    for (const secret of [
      ...Object.values(secrets),
      'uillfeather',
      'wrong secret',
      testPassword,
      token,
      'Hidden Name',
    ])
      expect(log).not.toContain(secret)
  })
})
