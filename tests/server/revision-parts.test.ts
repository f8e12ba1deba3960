import { afterEach, beforeEach, expect, it } from 'vitest'
import { onEachDatabase, startTestApp, type TestApp } from '../support/test-app.ts'
import { signInAs } from '../support/test-user.ts'

interface Section {
  id: string
  header: string
  order: number
}

onEachDatabase('a part of an earlier state', (database) => {
  let site: TestApp
  let headers: { cookie: string }

  beforeEach(async () => {
    site = await startTestApp(database)
    headers = (await signInAs(site, 'editor')).headers
    await send('POST', '/api/programs', { id: 'nile', title: 'Nile', subtitle: 'Old words', sections })
  })
  afterEach(() => site.close())

  const names = ['One', 'Two', 'Three']
  const sections = names.map((header, index) => ({ id: `s${index + 1}`, header, order: index + 1 }))
  const url = '/api/programs/nile'

  const send = (method: 'POST' | 'PUT' | 'DELETE', address: string, payload: object, more = {}) =>
    site.app.inject({ method, url: address, headers: { ...headers, ...more }, payload })
  const restore = (part: unknown, { revision = 1, ...more }: Record<string, unknown> = {}) =>
    send('POST', `${url}/revisions/${revision}/restore`, { part }, more)
  const read = async (address = url) => (await site.app.inject({ url: address, headers })).json()
  const told = (list: Section[]) => list.map(({ header, order }) => `${order} ${header}`)

  it('is one section: the others keep what was saved since', async () => {
    const changed = sections.map((section) => ({ ...section, header: `${section.header} anew` }))
    await send('PUT', url, { subtitle: 'New words', sections: changed })
    const answer = await restore({ field: 'sections', item: 1 }, { 'if-match': '"r2"' })
    expect([answer.statusCode, answer.headers.etag]).toEqual([200, '"r3"'])
    const record = await read()
    expect([record.subtitle, told(record.sections)]).toEqual([
      'New words',
      ['1 One anew', '2 Two', '3 Three anew'],
    ])
  })

  it('is a section that was deleted since, or that a new one was not there', async () => {
    const added = { id: 's4', header: 'Four', order: 3 }
    await send('PUT', url, { sections: [sections[0], { ...sections[2], order: 2 }, added] })
    expect((await restore({ field: 'sections', item: 1 })).statusCode).toBe(200)
    expect(told((await read()).sections)).toEqual(['1 One', '2 Two', '3 Three', '4 Four'])
    expect((await restore({ field: 'sections', extra: 3 })).statusCode).toBe(200)
    expect(told((await read()).sections)).toEqual(['1 One', '2 Two', '3 Three'])
  })

  it('is one field, and leaves a revision that says what came back', async () => {
    await send('PUT', url, { title: 'Nile Valley', subtitle: 'New words' })
    expect((await restore({ field: 'subtitle' })).statusCode).toBe(200)
    expect(await read()).toMatchObject({ title: 'Nile Valley', subtitle: 'Old words' })
    const [step] = await read(`${url}/revisions`)
    expect(step).toMatchObject({ revision: 3, action: 'revertPart', changed: ['subtitle'] })
    const [{ sentence }] = await read('/api/activity')
    expect(sentence).toContain('brought back a part of the program “Nile Valley” (Subtitle)')
  })

  it('names the section in the sentence about it', async () => {
    await send('PUT', url, { sections: sections.with(1, { id: 's2', header: 'Two anew', order: 2 }) })
    await restore({ field: 'sections', item: 1 })
    expect((await read('/api/activity'))[0].sentence).toMatch(/ \(Section: Two\)$/)
  })

  it('is not stored over what somebody saved meanwhile', async () => {
    await send('PUT', url, { subtitle: 'New words' })
    await send('PUT', url, { subtitle: 'Newer words' })
    expect((await restore({ field: 'subtitle' }, { 'if-match': '"r2"' })).statusCode).toBe(412)
    expect((await read()).subtitle).toBe('Newer words')
  })

  it('is stored once however often the request is sent', async () => {
    await send('PUT', url, { subtitle: 'New words' })
    const key = { 'idempotency-key': '0b9ad1a4-40de-4e0c-8c5e-5b3c7f9f2f11' }
    await restore({ field: 'subtitle' }, key)
    await restore({ field: 'subtitle' }, key)
    expect(await read(`${url}/revisions`)).toHaveLength(3)
  })

  it('comes back by the rules of today only', async () => {
    await send('PUT', url, { title: 'Nile Valley' })
    const { db } = site.context.database
    const after = JSON.stringify({ title: '', sections })
    await db.updateTable('changes').set({ after }).where('revision', '=', 1).execute()
    const refused = await restore({ field: 'title' })
    expect([refused.statusCode, refused.json().issues[0].path]).toEqual([400, 'title'])
    expect((await restore({ field: 'sections', item: 0 })).statusCode).toBe(200)
  })

  it('is refused where there is none, where the record is in the trash, and to those who may only read', async () => {
    const wrong = [
      { field: 'nothing' },
      { field: '__proto__' },
      { field: 'sections', item: 9 },
      { field: 'sections', item: -1 },
      { field: 'sections', item: '1' },
      { field: 'sections', extra: 9 },
      { field: 'sections', item: 0, extra: 0 },
      { field: 'title', item: 0 },
      { item: 0 },
      'sections',
      null,
      [],
    ]
    for (const part of wrong) {
      const answer = await restore(part)
      expect([JSON.stringify(part), answer.statusCode]).toEqual([JSON.stringify(part), 400])
      expect(answer.json().issues[0].path).toBe('part')
    }
    expect((await restore({ field: 'title' }, { revision: 9 })).statusCode).toBe(404)
    const viewer = (await signInAs(site, 'viewer')).headers
    expect((await restore({ field: 'title' }, viewer)).statusCode).toBe(403)
    expect((await restore({ field: 'title' }, { cookie: '' })).statusCode).toBe(401)
    await send('DELETE', url, {})
    expect((await restore({ field: 'title' })).statusCode).toBe(404)
    expect(await read(`${url}/revisions`)).toHaveLength(2)
  })
})
