import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { builtInNames } from '../../src/content/site-settings/built-in-names.ts'
import { buildApp } from '../../src/server/app.ts'
import { maxPerDay } from '../../src/server/applications/submit-application.ts'
import type { PageRequest, RenderedPage } from '../../src/server/pages/rendering/render-page.ts'
import { developmentAssets } from '../../src/server/pages/rendering/site-assets.ts'
import { sourceHash } from '../../src/server/pages/rendering/source-hash.ts'
import { mailsTo } from '../support/queued-mails.ts'
import { onEachDatabase, startTestApp, type TestApp } from '../support/test-app.ts'
import { countSentToday, exampleApplication, newVisitor } from '../support/test-application.ts'
import { signInAs } from '../support/test-user.ts'

const publicUrl = 'https://site.example'
const event = {
  id: 'breakfast',
  title: 'Founders’ breakfast',
  description: 'Coffee, and questions.',
  date: '2026-11-20',
  time: 'after sunset',
  location: 'Cairo',
  type: 'Networking',
  status: 'Published',
}

onEachDatabase('a site in two languages', (database) => {
  let site: TestApp
  let app: Awaited<ReturnType<typeof buildApp>>
  let staff: { cookie: string }
  const drawn: PageRequest[] = []

  const render = async (request: PageRequest): Promise<RenderedPage> => {
    drawn.push(request)
    if (request.url.endsWith('/broken')) throw new Error('cannot be drawn')
    const moved = request.url.includes('/old') ? { movedTo: '/ar/programs/new' } : {}
    const state = { facts: {}, answers: new Map() }
    return { status: 200, ...moved, head: '', body: '', state, file: 'page.tsx', isComplete: true }
  }

  beforeAll(async () => {
    site = await startTestApp(database, { PUBLIC_URL: publicUrl })
    site.clock.now = new Date('2026-11-15T10:00:00Z')
    const pages = { render, keyOf: () => undefined, assets: developmentAssets }
    app = await buildApp(site.context, { pages })
    staff = (await signInAs(site, 'super_admin')).headers
  })
  afterAll(async () => {
    await app.close()
    await site.close()
  })

  const get = (url: string) => app.inject({ url, headers: { accept: 'text/html' } })
  const apply = (payload: object) =>
    app.inject({ method: 'POST', url: '/api/applications', payload, remoteAddress: newVisitor() })
  const receipts = async (email: string) =>
    (await mailsTo(site.context.database.db, email)).map(({ subject, body, language }) => ({
      ...{ subject, body, language },
    }))

  it.each([
    ['/ar', '<html lang="ar" dir="rtl"'],
    ['/ar/programs', '<html lang="ar" dir="rtl"'],
    ['/programs', '<html lang="en" dir="ltr"'],
    ['/areas', '<html lang="en" dir="ltr"'],
  ])('says in what language %s is', async (url, start) => {
    expect((await get(url)).body).toContain(start)
    expect(drawn.at(-1)?.url).toBe(url)
  })

  it.each([
    ['/ar/', '/ar'],
    ['/ar//programs/?page=2', '/ar/programs?page=2'],
    ['/ar/programs/old?from=mail', '/ar/programs/new?from=mail'],
  ])('leads from %s to the one address within the language', async (url, plain) => {
    const answer = await get(url)
    expect(answer.statusCode).toBe(301)
    expect(answer.headers.location).toBe(plain)
  })

  it('apologises in the language of the page that failed', async () => {
    const arabic = await get('/ar/broken')
    expect(arabic.statusCode).toBe(500)
    expect(arabic.body).toContain('<html lang="ar" dir="rtl">')
    expect(arabic.body).toContain('<h1>حدث خطأ</h1>')
    expect(arabic.body).toContain('<a href="/ar">')
    const english = await get('/broken')
    expect(english.body).toContain('<h1>Something went wrong</h1>')
    const [, style = ''] = /<style>(.*?)<\/style>/s.exec(english.body) ?? []
    expect(english.headers['content-security-policy']).toContain(`style-src '${sourceHash(style)}'`)
  })

  it('apologises in the name and the colour of the foundation', async () => {
    const change = (body: object) =>
      app.inject({ method: 'PUT', url: '/api/site-settings', headers: staff, payload: body })
    expect((await change({ name: 'Nile & Spring', primaryColor: '#7c2d12' })).statusCode).toBe(200)
    const { body } = await get('/broken')
    expect(body).toContain('Nile &#38; Spring')
    expect(body).toMatch(/border-top:[^;]*#7c2d12/i)
    expect((await change({ name: builtInNames.name, primaryColor: '' })).statusCode).toBe(200)
  })

  it('has calendars in both, whose entries lead to pages of the language', async () => {
    await app.inject({ method: 'POST', url: '/api/events', headers: staff, payload: event })
    for (const url of ['/ar/events.ics', '/ar/events/breakfast/calendar.ics']) {
      const file = (await get(url)).body.replaceAll('\r\n ', '')
      expect(file, url).toContain('UID:breakfast@site.example')
      expect(file, url).toContain('URL:https://site.example/ar/events/breakfast')
      expect(file, url).toContain('CATEGORIES:لقاء تعارف')
      expect(file, url).toContain('الوقت: after sunset')
      expect(file, url).toMatch(/PRODID:.*\/\/AR\r\n/)
    }
    expect((await get('/ar/events.ics')).body).toContain('NAME:فعاليات مؤسسة الصحراء الخضراء')
    expect((await get('/ar/events/nothing/calendar.ics')).statusCode).toBe(404)
  })

  it('keeps the language of an application, tells staff, and answers the applicant in it', async () => {
    const sent = await apply({ ...exampleApplication, email: 'mona@nile.example', language: 'ar' })
    expect(sent.statusCode, sent.body).toBe(201)
    const read = await app.inject({ url: `/api/applications/${sent.json().id}`, headers: staff })
    expect(read.json()).toMatchObject({ email: 'mona@nile.example', language: 'ar' })
    const [receipt, ...others] = await receipts('mona@nile.example')
    expect(others).toEqual([])
    expect(receipt).toMatchObject({ subject: 'وصلنا طلبكم', language: 'ar' })
    expect(receipt?.body).toContain('https://site.example/ar')
  })

  it('takes an application that names no language for one in English', async () => {
    const sent = await apply({ ...exampleApplication, email: 'omar@nile.example' })
    const read = await app.inject({ url: `/api/applications/${sent.json().id}`, headers: staff })
    expect(read.json().language).toBe('en')
    expect(await receipts('omar@nile.example')).toMatchObject([
      { subject: 'We have received your application', language: 'en' },
    ])
  })

  it('refuses an application in a language that it does not speak', async () => {
    const sent = await apply({ ...exampleApplication, language: 'fr' })
    expect(sent.statusCode).toBe(400)
    expect(sent.json().issues).toEqual([{ path: 'language', message: 'language must be one of: en, ar' }])
  })

  it('takes the form without JavaScript for what its page is written in', async () => {
    const answer = await app.inject({
      method: 'POST',
      url: '/ar/join',
      payload: new URLSearchParams({ ...exampleApplication, email: 'nour@nile.example' }).toString(),
      headers: { 'content-type': 'application/x-www-form-urlencoded', 'sec-fetch-site': 'same-origin' },
      remoteAddress: newVisitor(),
    })
    expect(answer.statusCode).toBe(200)
    expect(answer.body).toContain('<html lang="ar" dir="rtl"')
    expect(drawn.at(-1)).toMatchObject({ url: '/ar/join', joinOutcome: { isSent: true } })
    expect(await receipts('nour@nile.example')).toMatchObject([{ subject: 'وصلنا طلبكم' }])
  })

  it('asks in that language to come back tomorrow, with what was typed, beyond what a network may send in a day', async () => {
    const remoteAddress = newVisitor()
    await countSentToday(site, remoteAddress, maxPerDay)
    const answer = await app.inject({
      method: 'POST',
      url: '/ar/join',
      payload: new URLSearchParams(exampleApplication).toString(),
      headers: { 'content-type': 'application/x-www-form-urlencoded', 'sec-fetch-site': 'same-origin' },
      remoteAddress,
    })
    expect(answer.statusCode).toBe(429)
    expect(drawn.at(-1)).toMatchObject({
      url: '/ar/join',
      joinOutcome: { isSent: false, message: expect.stringContaining('غدًا'), values: exampleApplication },
    })
  })

  describe('of which one is switched off', () => {
    const choose = async (languages: string[]) => {
      const payload = { languages }
      const saved = await app.inject({ method: 'PUT', url: '/api/site-settings', headers: staff, payload })
      expect(saved.statusCode, saved.body).toBe(200)
    }
    beforeAll(() => choose(['en']))
    afterAll(() => choose([]))

    it.each([
      ['/ar', '/'],
      ['/ar/programs?page=2', '/programs?page=2'],
      ['/ar/events.ics', '/events.ics'],
      ['/ar/news.xml', '/news.xml'],
      ['/ar/site.webmanifest', '/site.webmanifest'],
      ['/ar//evil.example/', '/evil.example'],
    ])('leads from %s to the main language, for now', async (url, plain) => {
      const answer = await get(url)
      expect(answer.statusCode).toBe(302)
      expect(answer.headers).toMatchObject({ location: plain, 'cache-control': 'no-store' })
    })

    it('is named by no sitemap, and by none of the files for machines', async () => {
      expect((await get('/sitemap.xml')).body).not.toMatch(/site\.example\/ar|hreflang="ar"/)
      expect((await get('/.well-known/security.txt')).body).toContain('Preferred-Languages: en\n')
    })

    it('shows its pages to staff, and lets them translate', async () => {
      const page = await app.inject({ url: '/ar/programs', headers: staff })
      expect(page.body).toContain('<html lang="ar" dir="rtl"')
      const url = '/api/events/breakfast/translations/ar'
      const payload = { texts: { title: 'فطور المؤسسين' } }
      expect((await app.inject({ method: 'PUT', url, headers: staff, payload })).statusCode).toBe(200)
      expect((await app.inject({ url, headers: staff })).json().texts.title).toBe('فطور المؤسسين')
    })

    it('takes an application that was begun in it', async () => {
      const sent = await apply({ ...exampleApplication, email: 'hind@nile.example', language: 'ar' })
      expect(sent.statusCode, sent.body).toBe(201)
      expect(await receipts('hind@nile.example')).toMatchObject([{ subject: 'وصلنا طلبكم' }])
    })

    it('is back at once, in the order that was chosen', async () => {
      await choose(['ar', 'en'])
      expect((await get('/ar/programs')).body).toContain('<html lang="ar" dir="rtl"')
      const [first] = (await get('/sitemap.xml')).body.match(/hreflang="\w+"/) ?? []
      expect(first).toBe('hreflang="ar"')
    })
  })
})
