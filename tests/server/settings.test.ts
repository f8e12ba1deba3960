import { createHash } from 'node:crypto'
import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { buildApp } from '../../src/server/app.ts'
import { startDueWork } from '../../src/server/due-work/start-due-work.ts'
import { mailKind } from '../../src/server/mail/mail-kind.ts'
import { developmentAssets } from '../../src/server/pages/rendering/site-assets.ts'
import { type MailServer, startMailServer } from '../support/mail-server.ts'
import { queuedMails } from '../support/queued-mails.ts'
import { onEachDatabase, startTestApp, type TestApp } from '../support/test-app.ts'
import { exampleApplication, newVisitor } from '../support/test-application.ts'
import { signInAs, testPassword } from '../support/test-user.ts'

const oldNames = /Green Sahara|GSF|الصحراء الخضراء/
const pages = {
  render: () => Promise.reject(new Error('No page is drawn here')),
  keyOf: () => undefined,
  assets: developmentAssets,
}

onEachDatabase('a foundation that was named in the settings', (database) => {
  let site: TestApp
  let app: Awaited<ReturnType<typeof buildApp>>
  let mailServer: MailServer
  let headers: { cookie: string }

  beforeAll(async () => {
    mailServer = await startMailServer()
    site = await startTestApp(database, {
      SMTP_URL: `smtp://127.0.0.1:${mailServer.port}`,
      MAIL_FROM: 'site@nile.example',
      PUBLIC_URL: 'https://site.example',
    })
    site.clock.now = new Date('2026-11-15T10:00:00Z')
    app = await buildApp(site.context, { pages })
    headers = (await signInAs(site, 'super_admin')).headers
    await write('PUT', '/api/footer', { companyDescription: 'Water and work.' })
    const event = {
      title: 'Open day',
      description: 'Come.',
      date: '2026-11-20',
      time: '09:00 to 10:00',
      status: 'Published',
    }
    await write('POST', '/api/events', { ...event, id: 'open-day', location: 'Aswan', type: 'Workshop' })
    await write('PUT', '/api/site-settings', {
      name: 'Nile Roots Trust',
      shortName: 'NRT',
      replyHours: 24,
      timeZone: 'Africa/Nairobi',
      consent: 'We keep what you send for one year.',
      senderName: 'Nile Roots',
    })
    await write('PUT', '/api/site-settings/site-settings/translations/ar', {
      texts: { name: 'وقف جذور النيل', shortName: 'جذور', consent: 'نحفظ ما ترسلونه سنة واحدة.' },
      state: 'published',
    })
  })
  afterAll(async () => {
    await app.close()
    await site.close()
    await mailServer.close()
  })

  const write = async (method: 'PUT' | 'POST', url: string, payload: object) => {
    const answer = await app.inject({ method, url, headers, payload })
    expect(answer.statusCode, answer.body).toBeLessThan(300)
  }
  const read = async (url: string) => (await app.inject({ url })).body

  it('is named by calendars, by its own clock', async () => {
    const file = await read('/events.ics')
    expect(file).toContain('X-WR-CALNAME:Nile Roots Trust events')
    expect(file).toContain('DTSTART;TZID=Africa/Nairobi:20261120T090000')
    expect(await read('/ar/events.ics')).toContain('X-WR-CALNAME:فعاليات وقف جذور النيل')
    expect(file + (await read('/ar/events/open-day/calendar.ics'))).not.toMatch(oldNames)
  })

  it('is named by the manifest in each language', async () => {
    const manifest = JSON.parse(await read('/site.webmanifest'))
    expect(manifest).toMatchObject({
      name: 'Nile Roots Trust',
      short_name: 'NRT',
      description: 'Water and work.',
    })
    const arabic = JSON.parse(await read('/ar/site.webmanifest'))
    expect(arabic).toMatchObject({ name: 'وقف جذور النيل', dir: 'rtl', start_url: '/ar' })
  })

  it('is named by the document of the staff area', async () => {
    expect(await read('/admin')).toContain('"name":"Nile Roots Trust"')
  })

  it('is the issuer of one-time codes', async () => {
    const person = await signInAs(site, 'viewer')
    const url = '/api/auth/second-factor/setup'
    const begun = await app.inject({
      method: 'POST',
      url,
      headers: person.headers,
      payload: { password: testPassword },
    })
    expect(new URL(begun.json().uri).searchParams.get('issuer')).toBe('Nile Roots Trust')
  })

  it('sends its mails, with its promise', async () => {
    for (const language of ['en', 'ar'])
      await app.inject({
        method: 'POST',
        url: '/api/applications',
        payload: { ...exampleApplication, email: `laila-${language}@nile.example`, language },
        remoteAddress: newVisitor(),
      })
    const rows = await queuedMails(site.context.database.db)
    const texts = rows.map(({ body }) => body).join('\n')
    expect(texts).toContain('thank you for writing to the Nile Roots Trust.')
    expect(texts).toContain('you will hear from us within 24 hours')
    expect(texts).toContain('وقف جذور النيل')
    expect(texts).not.toMatch(oldNames)
    const log = { info: () => {}, warn: () => {}, error: () => {} }
    const runner = startDueWork(site.context, { kinds: { mail: mailKind(site.context, { log }) }, log })
    await vi.waitFor(() => expect(mailServer.received.length).toBeGreaterThan(0), { timeout: 80_000 })
    await runner.close()
    expect(mailServer.received[0]?.message).toContain('From: Nile Roots <site@nile.example>')
  })

  it('stores with an application which revision of its consent was shown, and when it is due', async () => {
    const [application] = (await app.inject({ url: '/api/applications', headers })).json()
    expect(Date.parse(application.dueAt) - Date.parse(application.createdAt)).toBe(24 * 3_600_000)
    const row = await site.context.database.db
      .selectFrom('applications')
      .select('consent_version')
      .executeTakeFirst()
    expect(row?.consent_version).toBe('settings 1')
  })

  it('has its icon and its colours in every document, allowed by the policy, and none that were taken back', async () => {
    const plain = await app.inject({ url: '/admin' })
    expect(plain.body).not.toContain('<style>')
    // The built-in icon is that of the house: until there is one, the first letter of the name stands in.
    expect(plain.body).toContain('href="/site-icon.svg"')
    expect(plain.body).not.toContain('favicon')
    expect(await read('/site-icon.svg')).toMatch(/fill="#1e40af".*>N<\/text>/)
    expect(JSON.parse(await read('/site.webmanifest'))).toMatchObject({ icons: [{ src: '/site-icon.svg' }] })
    const icon = '/files/media/0123456789abcdef-512x512.png'
    await write('PUT', '/api/site-settings', { icon, primaryColor: '#7a1f1f' })
    const { body, headers: sent } = await app.inject({ url: '/admin' })
    expect(body).toContain(`<link rel="icon" href="${icon}">`)
    const style = /<style>(:root[^<]*)<\/style>/.exec(body)?.[1] ?? ''
    expect(style).toContain('--gsf-primary:#7a1f1f')
    expect(await read('/site-icon.svg')).toContain('fill="#7a1f1f"')
    const digest = createHash('sha256').update(style).digest('base64')
    expect(sent['content-security-policy']).toContain(`'sha256-${digest}'`)
    expect(JSON.parse(await read('/site.webmanifest'))).toMatchObject({
      theme_color: '#7a1f1f',
      icons: [{ src: icon, sizes: '512x512' }],
    })
    await write('PUT', '/api/site-settings', { icon: '', primaryColor: '' })
    expect(await read('/admin')).toBe(plain.body)
    expect(JSON.parse(await read('/site.webmanifest'))).toMatchObject({ theme_color: '#1e40af' })
  })

  it('writes Latin digits in Arabic mails and in the admin area where it chose them', async () => {
    await write('PUT', '/api/site-settings', { digits: 'Latin', replyHours: 30 })
    expect(await read('/admin')).toContain('"digits":"Latin"')
    const email = 'hoda@nile.example'
    const payload = { ...exampleApplication, email, language: 'ar' }
    await app.inject({ method: 'POST', url: '/api/applications', payload, remoteAddress: newVisitor() })
    const rows = await queuedMails(site.context.database.db)
    expect(rows.find(({ recipient }) => recipient === email)?.body).toContain('خلال 30 ساعة')
    await write('PUT', '/api/site-settings', { digits: 'Arabic-Indic', replyHours: 24 })
    expect(await read('/admin')).toContain('"digits":"Arabic-Indic"')
  })

  it('is changed by super admins alone', async () => {
    const admin = await signInAs(site, 'admin')
    const answer = await app.inject({
      method: 'PUT',
      url: '/api/site-settings',
      headers: admin.headers,
      payload: { name: 'Another' },
    })
    expect(answer.statusCode).toBe(403)
  })
})
