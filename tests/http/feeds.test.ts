import type { FastifyInstance } from 'fastify'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { buildApp } from '../../src/server/app.ts'
import { cacheSlots } from '../../src/server/pages/cache/cache-slot.ts'
import { developmentAssets } from '../../src/server/pages/rendering/site-assets.ts'
import { startTestApp, type TestApp } from '../support/test-app.ts'
import { signInAs } from '../support/test-user.ts'

const publicUrl = 'https://site.example'
const pages = {
  render: () => Promise.reject(new Error('No page is drawn here')),
  keyOf: () => undefined,
  assets: developmentAssets,
}
const event = {
  id: 'breakfast',
  title: 'Founders’ breakfast',
  description: 'Coffee, and questions.',
  date: '2026-11-20',
  time: '09:00 to 11:00',
  location: 'The Greek Campus, Cairo',
  type: 'Networking',
  status: 'Published',
}

describe('files for machines', () => {
  let site: TestApp
  let app: FastifyInstance
  let headers: { cookie: string }

  beforeEach(async () => {
    site = await startTestApp('SQLite', { PUBLIC_URL: publicUrl })
    site.clock.now = new Date('2026-11-15T10:00:00Z')
    app = await buildApp(site.context, { pages })
    headers = (await signInAs(site, 'super_admin')).headers
  })
  afterEach(async () => {
    await app.close()
    await site.close()
  })

  it('leave out of the sitemap what is hidden from search engines', async () => {
    const isListed = async (path: string) => {
      const { payload } = await app.inject({ url: '/sitemap.xml' })
      return payload.includes(`<loc>${publicUrl}${path}</loc>`)
    }
    const send = (method: 'POST' | 'PUT', url: string, payload: object) =>
      app.inject({ method, url, headers, payload })
    await send('POST', '/api/events', event)
    await send('PUT', '/api/programs-page-content', { heroTitle: 'Programs' })
    expect([await isListed('/events/breakfast'), await isListed('/programs')]).toEqual([true, true])
    await send('PUT', '/api/events/breakfast', { sharing: { isHidden: true } })
    await send('PUT', '/api/programs-page-content', { sharing: { isHidden: true } })
    expect([await isListed('/events/breakfast'), await isListed('/programs')]).toEqual([false, false])
    expect((await app.inject({ url: '/api/events/breakfast' })).statusCode).toBe(200)
    for (const page of ['/events', '/news', '/partners', '/join']) {
      expect([page, await isListed(page)]).toEqual([page, true])
      await send('PUT', `/api${page}-page`, { sharing: { isHidden: true } })
      expect([page, await isListed(page)]).toEqual([page, false])
    }
  })

  const store = async (path: string, payload: object) => {
    const answer = await app.inject({ method: 'POST', url: `/api/${path}`, headers, payload })
    expect(answer.statusCode, answer.body).toBe(201)
  }
  const get = (url: string, more: Record<string, string> = {}) => app.inject({ url, headers: more })
  const linesOf = (file: string) => file.replace(/\r\n /g, '').split('\r\n')

  describe('the calendar of events', () => {
    it('holds upcoming events, soonest first, with the times of Cairo', async () => {
      await store('events', { ...event, id: 'later', title: 'Later', date: '2026-12-20', time: '' })
      await store('events', event)
      await store('events', { ...event, id: 'gone', title: 'Gone', date: '2026-11-14' })
      const answer = await get('/events.ics')
      expect(answer.headers['content-type']).toBe('text/calendar; charset=utf-8')
      const lines = linesOf(answer.body)
      expect(lines.filter((line) => line.startsWith('SUMMARY:'))).toEqual([
        'SUMMARY:Founders’ breakfast',
        'SUMMARY:Later',
      ])
      expect(lines).toContain('UID:breakfast@site.example')
      expect(lines).toContain('DTSTART;TZID=Africa/Cairo:20261120T090000')
      expect(lines).toContain('DTEND;TZID=Africa/Cairo:20261120T110000')
      expect(lines).toContain('DTSTART;VALUE=DATE:20261220')
      expect(lines).toContain('LOCATION:The Greek Campus\\, Cairo')
      expect(lines).toContain('URL:https://site.example/events/breakfast')
    })

    it('is a whole calendar without any event', async () => {
      const lines = linesOf((await get('/events.ics')).body)
      expect(lines.at(0)).toBe('BEGIN:VCALENDAR')
      expect(lines.at(-2)).toBe('END:VCALENDAR')
      expect(lines).not.toContain('BEGIN:VEVENT')
    })

    it('of one event is a file to save, also when the event is past', async () => {
      await store('events', { ...event, date: '2026-11-01', time: 'after sunset' })
      const answer = await get('/events/breakfast/calendar.ics')
      expect(answer.headers['content-disposition']).toBe('attachment; filename="breakfast.ics"')
      const lines = linesOf(answer.body)
      expect(lines).toContain('DTSTART;VALUE=DATE:20261101')
      expect(lines).toContain('DTEND;VALUE=DATE:20261102')
      expect(answer.body.replaceAll('\r\n ', '')).toContain('Time: after sunset')
    })

    it('of an unknown event is not there', async () => {
      expect((await get('/events/nothing/calendar.ics')).statusCode).toBe(404)
    })
  })

  it('keep a cancelled event and say so, and lead to the page of a completed one', async () => {
    await store('events', { ...event, status: 'Cancelled' })
    await store('events', { ...event, id: 'was', title: 'Was', status: 'Completed' })
    for (const url of ['/events.ics', '/events/breakfast/calendar.ics']) {
      const lines = linesOf((await get(url)).body)
      expect(lines).toContain('STATUS:CANCELLED')
      expect(lines).not.toContain('STATUS:CONFIRMED')
    }
    expect(linesOf((await get('/events/was/calendar.ics')).body)).toContain('STATUS:CONFIRMED')
    const { body } = await get('/sitemap.xml')
    for (const id of ['breakfast', 'was']) expect(body).toContain(`<loc>${publicUrl}/events/${id}</loc>`)
  })

  it('hold nothing that is hidden from visitors, not even for staff', async () => {
    const secret = { title: 'SECRET', description: 'SECRET' }
    await store('events', { ...event, ...secret, id: 'draft-secret', status: 'Draft' })
    await store('events', { ...event, ...secret, id: 'off-secret', isPublished: false })
    await store('programs', { ...secret, id: 'program-secret', isActive: false })
    await store('projects', { ...secret, fullDescription: 's', id: 'project-secret', isActive: false })
    for (const url of ['/events.ics', '/sitemap.xml', '/robots.txt']) {
      for (const answer of [await get(url), await get(url, headers)]) {
        expect(answer.statusCode).toBe(200)
        expect(answer.body).not.toMatch(/secret/i)
      }
    }
    for (const id of ['draft-secret', 'off-secret']) {
      expect((await get(`/events/${id}/calendar.ics`)).statusCode).toBe(404)
      expect((await get(`/events/${id}/calendar.ics`, headers)).statusCode).toBe(404)
    }
  })

  describe('the sitemap', () => {
    it('names every page, program, project and event, with the time of its last change', async () => {
      await store('events', event)
      await store('programs', { id: 'bridgez', title: 'Bridgez' })
      await store('projects', { id: 'eden', title: 'Eden', description: 'd', fullDescription: 'f' })
      const { body, headers: sent } = await get('/sitemap.xml')
      expect(sent['content-type']).toBe('application/xml; charset=utf-8')
      for (const path of [
        ...['/', '/about', '/programs', '/portfolio', '/events', '/join', '/impact', '/partners'],
        ...['/programs/bridgez', '/projects/eden', '/events/breakfast'],
      ]) {
        expect(body).toContain(`<loc>${publicUrl}${path}</loc>`)
      }
      const changed = '<lastmod>2026-11-15T10:00:00.000Z</lastmod>'
      expect(body).toContain(`<loc>${publicUrl}/events/breakfast</loc>${changed}`)
      expect(body).toContain(`<loc>${publicUrl}/events</loc>${changed}`)
      expect(body).toContain(`<loc>${publicUrl}/join</loc><xhtml:link`)
    })

    it('leaves out the impact page while it is hidden', async () => {
      const hide = { method: 'PUT', url: '/api/impact-page-content', headers } as const
      expect((await app.inject({ ...hide, payload: { isActive: false } })).statusCode).toBe(200)
      expect((await get('/sitemap.xml')).body).not.toContain('/impact')
    })
  })

  it('the sitemap names every page in both languages, each with the others', async () => {
    await store('events', event)
    const { body } = await get('/sitemap.xml')
    const alternates = [
      `<xhtml:link rel="alternate" hreflang="en" href="${publicUrl}/events/breakfast"/>`,
      `<xhtml:link rel="alternate" hreflang="ar" href="${publicUrl}/ar/events/breakfast"/>`,
      `<xhtml:link rel="alternate" hreflang="x-default" href="${publicUrl}/events/breakfast"/>`,
    ].join('')
    for (const path of ['/events/breakfast', '/ar/events/breakfast']) {
      const [, entry] = body.split(`<loc>${publicUrl}${path}</loc>`)
      expect(entry?.split('</url>')[0], path).toContain(alternates)
    }
    for (const path of ['/', '/ar', '/ar/join']) expect(body).toContain(`<loc>${publicUrl}${path}</loc>`)
    expect(body).not.toContain(`${publicUrl}/ar/<`)
  })

  it('robots.txt keeps search engines out of the staff area and the API, and names the sitemap', async () => {
    const lines = (await get('/robots.txt')).body.split('\n')
    expect(lines).toEqual(expect.arrayContaining(['User-agent: *', 'Disallow: /admin', 'Disallow: /api']))
    expect(lines).toContain('Sitemap: https://site.example/sitemap.xml')
  })

  it.each(['/events.ics', '/events/breakfast/calendar.ics', '/sitemap.xml', '/robots.txt'])(
    '%s is asked for again each time, and sent only when it has changed',
    async (url) => {
      await store('events', event)
      const first = await get(url)
      expect(first.headers['cache-control']).toBe('public, no-cache')
      const etag = String(first.headers.etag)
      const second = await get(url, { 'if-none-match': etag })
      expect([second.statusCode, second.body]).toEqual([304, ''])
      expect((await app.inject({ method: 'HEAD', url })).statusCode).toBe(200)
    },
  )

  it('are kept in memory, each under its own address', () => {
    const slotOf = cacheSlots([], { keyOf: () => 'page' })
    for (const url of ['/events.ics', '/events/a-b/calendar.ics', '/sitemap.xml', '/robots.txt'])
      expect(slotOf(`${url}?utm=1`)?.key).toBe(url)
    expect(slotOf('/events/a-b')?.key).toBe('page')
  })
})
