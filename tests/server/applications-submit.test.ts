import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { applicationTrap } from '../../src/content/application/application-rules.ts'
import { mailsTo, queuedMails } from '../support/queued-mails.ts'
import { onEachDatabase, startTestApp, type TestApp } from '../support/test-app.ts'
import { countSent, exampleApplication, newVisitor, sendApplication } from '../support/test-application.ts'
import { signInAs } from '../support/test-user.ts'

onEachDatabase('sending an application', (database) => {
  let testApp: TestApp
  beforeAll(async () => {
    testApp = await startTestApp(database)
  })
  beforeEach(() => {
    testApp.clock.now = undefined
  })
  afterAll(() => testApp.close())

  const stored = () =>
    testApp.context.database.db.selectFrom('applications').selectAll().orderBy('created_at').execute()
  const countStored = async () => (await stored()).length
  const isSuspected = async (answer: { json(): { id: string } }) =>
    (await stored()).find((row) => row.id === answer.json().id)?.is_suspected === 1
  const statusCodes = (answers: { statusCode: number }[]) => answers.map((answer) => answer.statusCode).sort()

  it('is answered with what was sent, its id and its time, and stored as pending', async () => {
    testApp.clock.now = new Date('2026-11-15T09:30:00.000Z')
    const answer = await sendApplication(testApp, { status: 'accepted', notes: 'Take me', id: 'mine' })
    expect(answer.statusCode).toBe(201)
    const { id, ...rest } = answer.json()
    expect(rest).toEqual({
      ...exampleApplication,
      status: 'pending',
      createdAt: '2026-11-15T09:30:00.000Z',
    })
    expect(id).not.toBe('mine')
    const row = (await stored()).find((one) => one.id === id)
    expect(row).toMatchObject({ status: 'pending', notes: '', consent_version: '2026-11' })
  })

  it('needs no phone number', async () => {
    const { phone: _phone, ...withoutPhone } = exampleApplication
    const answer = await testApp.app.inject({
      method: 'POST',
      url: '/api/applications',
      remoteAddress: newVisitor(),
      payload: withoutPhone,
    })
    expect(answer.statusCode).toBe(201)
    expect(answer.json().phone).toBe('')
  })

  it('reports every wrong field by its path and stores nothing', async () => {
    const before = await countStored()
    const answer = await sendApplication(testApp, {
      name: '  ',
      email: 'laila at nile',
      phone: 'call me',
      subject: ['iMentor'],
      request: 'x'.repeat(5001),
    })
    expect(answer.statusCode).toBe(400)
    expect(answer.json().issues.map((issue: { path: string }) => issue.path)).toEqual([
      'name',
      'email',
      'phone',
      'subject',
      'request',
    ])
    expect(await countStored()).toBe(before)
  })

  it.each([[[]], ['text'], [null], [7]])('refuses the body %j', async (payload) => {
    const answer = await testApp.app.inject({
      method: 'POST',
      url: '/api/applications',
      headers: { 'content-type': 'application/json' },
      payload: JSON.stringify(payload),
    })
    expect(answer.statusCode).toBe(400)
  })

  it('takes JSON only', async () => {
    const answer = await testApp.app.inject({
      method: 'POST',
      url: '/api/applications',
      headers: { origin: 'http://localhost:3000', 'content-type': 'application/x-www-form-urlencoded' },
      payload: new URLSearchParams(exampleApplication).toString(),
    })
    expect(answer.statusCode).toBe(415)
  })

  it('looks like a success to a program that fills in the hidden field, and is stored as suspected', async () => {
    const answer = await sendApplication(testApp, { [applicationTrap]: 'https://spam.example' })
    const honest = await sendApplication(testApp, { [applicationTrap]: '' })
    expect(answer.statusCode).toBe(201)
    expect(Object.keys(answer.json())).toEqual(Object.keys(honest.json()))
    expect([await isSuspected(answer), await isSuspected(honest)]).toEqual([true, false])
  })

  it('is nobody’s trap where a browser fills in an address by itself', async () => {
    expect(await isSuspected(await sendApplication(testApp, { website: 'https://salma.example' }))).toBe(
      false,
    )
  })

  it('is stored once when it is sent twenty times at the same moment with one key', async () => {
    const before = await countStored()
    const options = { headers: { 'idempotency-key': `key-${before}` }, remoteAddress: newVisitor() }
    const answers = await Promise.all(Array.from({ length: 20 }, () => sendApplication(testApp, {}, options)))
    expect(new Set(statusCodes(answers))).toEqual(new Set([201]))
    expect(new Set(answers.map((answer) => answer.body)).size).toBe(1)
    expect(await countStored()).toBe(before + 1)
  })

  it('cannot use the key of another one', async () => {
    const options = { headers: { 'idempotency-key': 'used once' } }
    const first = await sendApplication(testApp, {}, options)
    const other = await sendApplication(testApp, { request: 'Something else' }, options)
    expect([first.statusCode, other.statusCode]).toEqual([201, 409])
    expect(other.body).not.toContain(first.json().id)
  })

  it('is not stored again by a retry after it was erased', async () => {
    const options = { headers: { 'idempotency-key': 'erased' } }
    const first = await sendApplication(testApp, { request: 'Please forget me' }, options)
    const { headers } = await signInAs(testApp, 'admin')
    const url = `/api/applications/${first.json().id}`
    expect((await testApp.app.inject({ method: 'DELETE', url, headers })).statusCode).toBe(204)
    const before = await countStored()
    const again = await sendApplication(testApp, { request: 'Please forget me' }, options)
    expect([again.statusCode, again.body]).toEqual([201, first.body])
    expect(await countStored()).toBe(before)
    const rows = await testApp.context.database.db.selectFrom('idempotency_keys').selectAll().execute()
    expect(JSON.stringify(rows)).not.toContain('forget me')
  })

  it('does not tell by a repeated key how staff decided', async () => {
    const options = { headers: { 'idempotency-key': 'curious' } }
    const { id } = (await sendApplication(testApp, {}, options)).json()
    await testApp.context.database.db
      .updateTable('applications')
      .set({ status: 'rejected', notes: 'Not now' })
      .where('id', '=', id)
      .execute()
    expect((await sendApplication(testApp, {}, options)).json()).toMatchObject({ id, status: 'pending' })
  })

  it.each(['k'.repeat(201), 'né'])('refuses the key %s', async (key) => {
    const answer = await sendApplication(testApp, {}, { headers: { 'idempotency-key': key } })
    expect(answer.statusCode).toBe(400)
  })

  it('is marked beyond 300 an hour from one address, and is an ordinary one still, also when all come at once', async () => {
    testApp.clock.now = new Date('2026-11-16T09:00:00.000Z')
    const options = { remoteAddress: newVisitor() }
    await countSent(testApp, options.remoteAddress, 290)
    const sendOne = (index: number) =>
      sendApplication(testApp, {}, { ...options, headers: { 'x-forwarded-for': `198.51.100.${index}` } })
    const answers = await Promise.all(Array.from({ length: 25 }, (_, index) => sendOne(index)))
    expect(new Set(statusCodes(answers))).toEqual(new Set([201]))
    const sent = new Set(answers.map((answer) => answer.json().id))
    const isMarked = (rows: { id: string; is_one_of_many: number }[]) => rows.map((row) => row.is_one_of_many)
    const rows = (await stored()).filter(({ id }) => sent.has(id))
    expect(isMarked(rows).filter((mark) => mark === 1)).toHaveLength(15)
    expect(rows.filter((row) => row.is_suspected === 1 || row.forget_at !== null)).toEqual([])
    testApp.clock.now = new Date('2026-11-16T10:00:00.000Z')
    const { id } = (await sendApplication(testApp, {}, options)).json()
    expect(isMarked((await stored()).filter((row) => row.id === id))).toEqual([0])
  })

  it('is refused in a flood alone: from the 401st of one address in a minute, until the minute is over', async () => {
    testApp.clock.now = new Date('2026-11-17T09:00:00.000Z')
    const options = { remoteAddress: newVisitor() }
    // A wrong one counts: it costs the server as much.
    const send = () => sendApplication(testApp, { email: '' }, options)
    const answers = await Promise.all(Array.from({ length: 400 }, send))
    expect(new Set(statusCodes(answers))).toEqual(new Set([400]))
    testApp.clock.now = new Date('2026-11-17T09:00:20.000Z')
    const refused = await sendApplication(testApp, {}, options)
    expect(refused.statusCode).toBe(429)
    expect(refused.headers['retry-after']).toBe('40')
    expect((await sendApplication(testApp)).statusCode).toBe(201)
    testApp.clock.now = new Date('2026-11-17T09:01:00.000Z')
    expect((await sendApplication(testApp, {}, options)).statusCode).toBe(201)
  })

  it('is answered alike when it is retried after many others', async () => {
    const options = { remoteAddress: newVisitor(), headers: { 'idempotency-key': 'before the others' } }
    await countSent(testApp, options.remoteAddress, 299)
    const first = await sendApplication(testApp, {}, options)
    await sendApplication(testApp, {}, { remoteAddress: options.remoteAddress })
    const retried = await sendApplication(testApp, {}, options)
    expect(retried.json()).toEqual(first.json())
    expect(await isSuspected(retried)).toBe(false)
  })

  it('queues a receipt for the sender and a notice for the administrator, in the same transaction', async () => {
    const { db } = testApp.context.database
    const { id } = (await sendApplication(testApp, { email: 'new@nile.example' })).json()
    const mails = (await queuedMails(db)).filter(({ about }) => about === `application ${id}`)
    const receipt = mails.find((mail) => mail.recipient === 'new@nile.example')
    const notice = mails.find((mail) => mail.recipient === testApp.context.config.adminEmail)
    expect(mails).toHaveLength(2)
    expect(receipt?.body).toContain('within 48 hours')
    expect(notice?.body).toContain('Laila Hassan has applied: iMentor')
    expect(notice?.body).toContain('/admin/applications')
    expect(`${notice?.subject} ${notice?.body}`).not.toMatch(/new@nile|\+20 100|bakery/)
  })

  it('cannot fill a stranger’s mailbox', async () => {
    const { db } = testApp.context.database
    for (let sent = 0; sent < 6; sent += 1) await sendApplication(testApp, { email: 'Victim@nile.example' })
    expect(await mailsTo(db, 'Victim@nile.example')).toHaveLength(3)
  })
})
