import type { FastifyInstance } from 'fastify'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { pageKey, renderPage } from '../../src/entry/render.tsx'
import { buildApp } from '../../src/server/app.ts'
import { developmentAssets } from '../../src/server/pages/rendering/site-assets.ts'
import { onEachDatabase, startTestApp, type TestApp } from '../support/test-app.ts'
import { signInAs } from '../support/test-user.ts'

const publicUrl = 'https://site.example'
const pages = { render: renderPage, keyOf: pageKey, assets: developmentAssets }

onEachDatabase('news', (database) => {
  let site: TestApp
  let app: FastifyInstance
  let headers: { cookie: string }

  beforeAll(async () => {
    site = await startTestApp(database, { PUBLIC_URL: publicUrl })
    app = await buildApp(site.context, { pages })
    headers = (await signInAs(site, 'editor')).headers
    for (let day = 1; day <= 15; day += 1) {
      await write({ title: `Post ${day}`, date: `2026-10-${String(day).padStart(2, '0')}` })
    }
    await write({
      title: 'Water <& bread>',
      date: '2026-10-20',
      summary: 'Wells & ovens',
      content: 'A **bold** word and [a link](/join).\n\n## Then\n\n<script>alert(1)</script>',
      tags: ['Water', 'Café'],
      authorName: 'Mona Adel',
    })
    await write({ title: 'Only for us', date: '2026-10-30', tags: ['Water'], isActive: false })
  })
  afterAll(async () => {
    await app.close()
    await site.close()
  })

  const write = async (facts: object) => {
    const payload = { summary: 'In short', content: 'At length', ...facts }
    const answer = await app.inject({ method: 'POST', url: '/api/news', headers, payload })
    expect(answer.statusCode, answer.body).toBe(201)
  }
  const get = (url: string) => app.inject({ url, headers: { accept: 'text/html' } })
  const titles = async (query: string) => {
    const answer = await app.inject({ url: `/api/news${query}` })
    const list: { title: string }[] = answer.json()
    return { titles: list.map(({ title }) => title), total: answer.headers['x-total-count'] }
  }

  it('comes newest first, page by page, without what is hidden', async () => {
    const { titles: first, total } = await titles('?limit=3')
    expect([first, total]).toEqual([['Water <& bread>', 'Post 15', 'Post 14'], '16'])
    expect((await titles('?limit=3&offset=14')).titles).toEqual(['Post 2', 'Post 1'])
  })

  it('is narrowed to one tag, however it is written, and only to what visitors see', async () => {
    for (const tag of ['Water', 'water', 'cafe']) {
      expect(await titles(`?tags=${tag}`)).toEqual({ titles: ['Water <& bread>'], total: '1' })
    }
    expect(await titles('?tags=water&limit=1&offset=1')).toEqual({ titles: [], total: '1' })
    expect((await titles('?tags=wat')).titles).toEqual([])
    expect((await app.inject({ url: '/api/news?tags=a&tags=b' })).statusCode).toBe(400)
  })

  it('says in summaries what lists show, and leaves the text to the page', async () => {
    const [post] = (await app.inject({ url: '/api/news?summary=true&limit=1' })).json()
    expect([post.summary, 'content' in post]).toEqual(['Wells & ovens', false])
  })

  it('has a list of twelve at a time that leads to older posts and back', async () => {
    const first = await get('/news')
    expect(first.statusCode).toBe(200)
    expect(first.body.match(/<article/g)).toHaveLength(12)
    expect(first.body).toContain('href="/news/page/2"')
    expect(first.body).not.toContain('Only for us')
    const second = await get('/news/page/2')
    expect(second.body.match(/<article/g)).toHaveLength(4)
    expect(second.body).toMatch(/<a rel="prev"[^>]* href="\/news"/)
    expect(second.body).toContain(`rel="canonical" href="${publicUrl}/news/page/2"`)
  })

  it('has a page for each tag, and none for tags and pages that do not exist', async () => {
    expect((await get('/news/tag/water')).headers.location).toBe('/news/tag/Water')
    const tagged = await get('/news/tag/Water')
    expect([tagged.statusCode, tagged.body.includes('News about Water')]).toEqual([200, true])
    for (const url of ['/news/tag/wine', '/news/page/3', '/news/page/0', '/news/tag/water/page/2']) {
      expect([url, (await get(url)).statusCode]).toEqual([url, 404])
    }
  })

  it('tells each post on its own page, with looks but without code, and who wrote it', async () => {
    const { statusCode, body } = await get('/news/water-bread')
    expect(statusCode).toBe(200)
    expect(body).toContain('<strong>bold</strong>')
    expect(body).toContain('&lt;script&gt;alert(1)&lt;/script&gt;')
    expect(body).not.toContain('<script>alert')
    expect(body).toContain('By Mona Adel')
    expect(body).toContain('"@type":"NewsArticle"')
    expect(body).toContain('href="/news/tag/Caf%C3%A9"')
    expect((await get('/news/only-for-us')).statusCode).toBe(404)
  })

  it('stands on the home page as soon as there is some, drawn by the server', async () => {
    const { body } = await get('/')
    expect(body).toContain('Latest news')
    expect(body).toContain('href="/news/water-bread"')
  })

  it('is fed to readers as RSS and as JSON', async () => {
    const rss = await get('/news.xml')
    expect(rss.headers['content-type']).toBe('application/rss+xml; charset=utf-8')
    expect(rss.body).toContain('<title>Water &#60;&#38; bread&#62;</title>')
    expect(rss.body).toContain(`<link>${publicUrl}/news/water-bread</link>`)
    expect(rss.body).not.toContain('Only for us')
    const [item] = JSON.parse((await get('/news.json')).body).items
    expect(item).toMatchObject({
      url: `${publicUrl}/news/water-bread`,
      date_published: '2026-10-20T00:00:00.000Z',
      tags: ['Water', 'Café'],
    })
    expect(item.content_text).toMatch(/^A bold word and a link\./)
    expect((await get('/sitemap.xml')).body).toContain(`${publicUrl}/news/water-bread<`)
  })

  it('is found by its tags in each language', async () => {
    const url = '/api/news/water-bread/translations/ar'
    const { missing } = (await app.inject({ url, headers })).json()
    const words: Record<string, string> = { Water: 'ماء', Café: 'مقهى' }
    const translated = missing.map(({ path, source }: { path: string; source: string }) => [
      path,
      words[source] ?? `${source} بالعربية`,
    ])
    const payload = { texts: Object.fromEntries(translated), state: 'published' }
    const saved = await app.inject({ method: 'PUT', url, headers, payload })
    expect(saved.statusCode, saved.body).toBe(200)
    const inArabic = await app.inject({ url: `/api/news?lang=ar&tags=${encodeURIComponent('مَاء')}` })
    expect(inArabic.json()).toMatchObject([{ id: 'water-bread', lang: 'ar' }])
  })
})
