import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { applicationTrap } from '../../src/content/application/application-rules.ts'
import { anonymiseApplications } from '../../src/server/applications/anonymise-applications.ts'
import { listKeptCounts } from '../../src/server/verify/verify-store.ts'
import { mailsTo } from '../support/queued-mails.ts'
import { onEachDatabase, startTestApp, type TestApp } from '../support/test-app.ts'
import { exampleApplication, sendApplication } from '../support/test-application.ts'
import { signInAs, type TestUser } from '../support/test-user.ts'

const robot = { [applicationTrap]: 'https://spam.example' }

onEachDatabase('an application that looks like a robot’s', (database) => {
  let site: TestApp
  let editor: TestUser
  let id: string
  beforeAll(async () => {
    site = await startTestApp(database)
    site.clock.now = new Date('2026-11-15T09:00:00.000Z')
    editor = await signInAs(site, 'editor')
  })
  beforeEach(async () => {
    await site.context.database.db.deleteFrom('applications').execute()
    await site.context.database.db.deleteFrom('due_work').execute()
    site.clock.now = new Date('2026-11-12T09:00:00.000Z')
    await sendApplication(site, { name: 'Honest' })
    id = (await sendApplication(site, { name: 'Doubtful', email: 'd@nile.example', ...robot })).json().id
    site.clock.now = new Date('2026-11-15T09:00:00.000Z')
  })
  afterAll(() => site.close())

  const call = (method: 'GET' | 'PUT' | 'DELETE', path: string, payload?: object, headers = {}) =>
    site.app.inject({
      method,
      url: `/api/applications${path}`,
      headers: { ...editor.headers, ...headers },
      ...(payload ? { payload } : {}),
    })
  const names = async (query: string) => {
    const answer = await call('GET', query)
    const list = answer.json().map((one: { name: string }) => one.name)
    expect(answer.headers['x-total-count']).toBe(String(list.length))
    return list
  }
  const receiptsTo = (recipient: string) => mailsTo(site.context.database.db, recipient)
  const clear = () => call('PUT', `/${id}`, { isSuspected: false })

  it('stands in a list of its own, which is searched and narrowed as the other', async () => {
    expect(await names('')).toEqual(['Honest'])
    expect(await names('?suspected=false&limit=1')).toEqual(['Honest'])
    expect(await names('?suspected=true')).toEqual(['Doubtful'])
    expect(await names('?suspected=true&limit=1')).toEqual(['Doubtful'])
    expect(await names('?search=bakery&limit=1')).toEqual(['Honest'])
    expect(await names('?suspected=true&search=bakery&limit=1')).toEqual(['Doubtful'])
    expect(await names('?suspected=true&status=pending&search=bakery&limit=1')).toEqual(['Doubtful'])
    expect(await names('?suspected=true&status=rejected')).toEqual([])
    expect((await call('GET', '?suspected=perhaps')).json().issues[0].path).toBe('suspected')
    expect((await call('GET', `/${id}`)).json()).toMatchObject({ isSuspected: true, status: 'pending' })
  })

  it('counts nowhere, is not overdue, and is exported with its own list alone', async () => {
    expect((await call('GET', '/counts')).json()).toMatchObject({ total: 1, pending: 1 })
    expect((await call('GET', '/statistics')).json()).toMatchObject({
      total: 1,
      perStatus: { pending: 1 },
      perSubject: [{ subject: exampleApplication.subject, count: 1 }],
    })
    expect(await names('?reply=overdue')).toEqual(['Honest'])
    expect((await call('GET', '/export.csv')).body).not.toContain('Doubtful')
    const file = (await call('GET', '/export.csv?suspected=true')).body
    expect([file.includes('Doubtful'), file.includes('Honest')]).toEqual([true, false])
  })

  it('is mailed about to nobody', async () => {
    expect(await receiptsTo('d@nile.example')).toEqual([])
    expect(await receiptsTo(site.context.config.adminEmail)).toHaveLength(1)
  })

  it('joins the others when staff say that it is no spam, and its sender gets the receipt, once', async () => {
    const answer = await clear()
    expect(answer.statusCode).toBe(200)
    expect(answer.json()).toMatchObject({ isSuspected: false, status: 'pending', firstResponseAt: null })
    expect((await clear()).json()).toEqual(answer.json())
    expect(await names('')).toEqual(expect.arrayContaining(['Honest', 'Doubtful']))
    expect(await names('?suspected=true')).toEqual([])
    expect(await names('?search=doubtful')).toEqual(['Doubtful'])
    expect((await call('GET', '/counts')).json()).toMatchObject({ total: 2, pending: 2 })
    const [receipt, ...more] = await receiptsTo('d@nile.example')
    expect(receipt).toMatchObject({ subject: 'We have received your application' })
    expect(more).toEqual([])
    expect(await receiptsTo(site.context.config.adminEmail)).toHaveLength(1)
  })

  it('leaves a step with its author in history and activity then', async () => {
    await clear()
    const [step, ...before] = (await call('GET', `/${id}/history`)).json()
    expect(step).toMatchObject({
      actor: { id: editor.user.id },
      before: { status: 'pending', isSuspected: true },
      after: { status: 'pending' },
    })
    expect(step.after).not.toHaveProperty('isSuspected')
    expect(before).toHaveLength(1)
    const activity = (await site.app.inject({ url: '/api/activity', headers: editor.headers })).json()
    expect(JSON.stringify(activity)).toContain(id)
  })

  it('is only made so by the site, and not over a state that was not seen', async () => {
    const [honest] = (await call('GET', '')).json()
    const marked = await call('PUT', `/${honest.id}`, { isSuspected: true })
    expect([marked.statusCode, marked.json().issues[0].path]).toEqual([400, 'isSuspected'])
    expect((await call('PUT', `/${id}`, { isSuspected: 'no' })).statusCode).toBe(400)
    const same = await call('PUT', `/${id}`, { isSuspected: true, notes: 'Looked at' })
    expect(same.json()).toMatchObject({ isSuspected: true, notes: 'Looked at' })
    expect((await call('PUT', `/${id}`, { isSuspected: false }, { 'if-match': '"x"' })).statusCode).toBe(412)
  })

  it('is for those who may change applications', async () => {
    const { headers } = await signInAs(site, 'viewer')
    const url = `/api/applications/${id}`
    const payload = { isSuspected: false }
    expect((await site.app.inject({ method: 'PUT', url, headers, payload })).statusCode).toBe(403)
    expect((await site.app.inject({ method: 'PUT', url, payload })).statusCode).toBe(401)
  })

  it('belongs to the person, is anonymised in time, and can be deleted', async () => {
    const person = await site.app.inject({
      url: '/api/people/d@nile.example/export',
      headers: editor.headers,
    })
    expect(person.json().applications).toMatchObject([{ id, isSuspected: true }])
    const anonymised = await site.context.database.write((tx) =>
      anonymiseApplications(tx, 12, new Date('2028-01-01')),
    )
    expect(anonymised).toBe(2)
    expect((await call('GET', `/${id}`)).json()).toMatchObject({ name: '', isSuspected: true })
    expect((await call('DELETE', `/${id}`)).statusCode).toBe(204)
    expect(await names('?suspected=true')).toEqual([])
    for (const { kept, real } of await listKeptCounts(site.context.database.db)) expect(kept).toBe(real)
  })
})
