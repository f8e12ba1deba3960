import { afterAll, beforeAll, expect, it } from 'vitest'
import { parseCsv } from '../../src/shared/csv.ts'
import { type AttackedSite, startAttackedSite } from '../support/attacked-site.ts'
import { queuedMails } from '../support/queued-mails.ts'
import { scriptTexts } from '../support/script-texts.ts'
import { onEachDatabase } from '../support/test-app.ts'
import { exampleApplication, newVisitor } from '../support/test-application.ts'
import { signInAs, type TestUser } from '../support/test-user.ts'

onEachDatabase('a script in an application', (database) => {
  let site: AttackedSite
  let editor: TestUser
  beforeAll(async () => {
    site = await startAttackedSite(database, { TRUST_PROXY: '127.0.0.1' })
    editor = await signInAs(site, 'super_admin')
  })
  afterAll(() => site.close())

  const read = (path: string) => site.send({ path, headers: editor.headers })
  const post = (path: string, type: string, body: string) =>
    site.send({
      method: 'POST',
      path,
      headers: { origin: site.url, 'content-type': type, 'x-forwarded-for': newVisitor() },
      body,
    })

  it.each(scriptTexts)('is kept as words, and never sent as a page: %s', async (text) => {
    const values = { ...exampleApplication, name: text.slice(0, 120), subject: text, request: text }
    const sent = await post('/api/applications', 'application/json', JSON.stringify(values))
    expect(sent.status, sent.text).toBe(201)
    const { id } = sent.json()
    const stored = (await read(`/api/applications/${id}`)).json()
    expect(stored).toMatchObject({ name: values.name, subject: text, request: text })
    const addresses = ['', `/${id}`, '/counts', '/statistics', `/${id}/history`, '/export.csv', `?search=x`]
    for (const address of [...addresses.map((tail) => `/api/applications${tail}`), '/api/activity']) {
      const { headers } = await read(address)
      expect(headers['content-type']).toMatch(/^(?:application\/json|text\/csv); charset=utf-8$/)
      expect(headers['x-content-type-options']).toBe('nosniff')
      expect(headers['content-security-policy']).toMatch(/^default-src 'none'/)
    }
    const file = parseCsv((await read('/api/applications/export.csv')).text)
    expect(file.some((row) => row.includes(text))).toBe(true)
  })

  it('is repeated as words where the form comes back with mistakes', async () => {
    for (const text of scriptTexts) {
      const values = {
        ...exampleApplication,
        name: text.slice(0, 120),
        subject: text,
        request: text,
        email: text,
      }
      const body = new URLSearchParams(values).toString()
      const answer = await post('/join', 'application/x-www-form-urlencoded', body)
      expect(answer.status).toBe(400)
      expect(answer.text).toContain(exampleApplication.phone)
      // Without our own scripts, and without what stands inside quotes, nothing hostile may be left of any tag.
      const page = answer.text.replace(/<(script|style)[\s\S]*?<\/\1>/g, '')
      const tags = page.match(/<[^>]*>/g)?.map((tag) => tag.replace(/"[^"]*"/g, '""')) ?? []
      expect(tags.length).toBeGreaterThan(50)
      expect(tags.filter((tag) => /<(?:script|iframe|style)|src=x|\son\w+\s*=/i.test(tag))).toEqual([])
    }
  })

  it('is stored once when the form is posted twice without JavaScript, and a changed one as another', async () => {
    const stored = async () => (await read('/api/applications/counts')).json().total
    const send = (request: string) =>
      post(
        '/join',
        'application/x-www-form-urlencoded',
        new URLSearchParams({ ...exampleApplication, request }).toString(),
      )
    const before = await stored()
    const answers = [await send('Posted twice'), await send('Posted twice'), await send('Posted once')]
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200])
    expect(await stored()).toBe(before + 2)
  })

  it('is in no mail as anything but words', async () => {
    const mails = await queuedMails(site.context.database.db)
    expect(mails.length).toBeGreaterThan(0)
    for (const mail of mails) expect(JSON.stringify(mail)).not.toMatch(/"html"|text\/html/)
  })
})
