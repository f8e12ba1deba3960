import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { pageKey, renderPage } from '../../src/entry/render.tsx'
import { buildApp } from '../../src/server/app.ts'
import { developmentAssets } from '../../src/server/pages/rendering/site-assets.ts'
import { seedSample } from '../support/seed-sample.ts'
import { onEachDatabase, startTestApp, type TestApp } from '../support/test-app.ts'

const pages = { render: renderPage, keyOf: pageKey, assets: { ...developmentAssets, isDevelopment: false } }

/** Pages, and what they read of the API. */
const readBy: Record<string, string[]> = {
  '/': ['/api/menu', '/api/footer', '/api/site-settings', '/api/events?near=2&summary=true'],
  '/ar': ['/api/menu?lang=ar', '/api/footer?lang=ar', '/api/site-settings?lang=ar'],
  '/programs': ['/api/programs-page-content', '/api/programs?summary=true'],
  '/programs/bridgez': ['/api/programs/bridgez?by=address'],
  '/ar/programs/bridgez': ['/api/programs/bridgez?by=address&lang=ar'],
  '/events': ['/api/events-page'],
  '/nothing-here': ['/api/own-pages/nothing-here?by=address'],
}

/** Without what belongs to one request or one connection. */
async function answerTo(url: string) {
  const answer = await fetch(url)
  const passing = new Set(['date', 'x-request-id', 'connection', 'keep-alive', 'content-length'])
  const headers = [...answer.headers].filter(([name]) => !passing.has(name))
  return { status: answer.status, headers: Object.fromEntries(headers), body: await answer.text() }
}

onEachDatabase('what a page has read of the API', (database) => {
  let site: TestApp
  let routes: Awaited<ReturnType<typeof buildApp>>
  let [drawn, routed] = ['', '']
  beforeAll(async () => {
    site = await startTestApp(database, { PUBLIC_URL: 'https://site.example' }, { pages })
    site.clock.now = new Date('2026-11-15T10:00:00Z')
    await seedSample(site)
    routes = await buildApp(site.context)
    drawn = await site.app.listen({ port: 0, host: '127.0.0.1' })
    routed = await routes.listen({ port: 0, host: '127.0.0.1' })
  })
  afterAll(async () => {
    await routes.close()
    await site.close()
  })

  it.each(Object.entries(readBy))('for %s was read without a request', async (page) => {
    const inject = vi.spyOn(site.app, 'inject')
    const { status } = await answerTo(drawn + page)
    expect(status).toBe(page === '/nothing-here' ? 404 : 200)
    expect(inject.mock.calls).toEqual([])
    inject.mockRestore()
  })

  it.each(Object.values(readBy).flat())('is what its route answers: %s', async (path) => {
    expect(await answerTo(drawn + path)).toEqual(await answerTo(routed + path))
  })
})
