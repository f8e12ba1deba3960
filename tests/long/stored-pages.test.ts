import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { buildApp } from '../../src/server/app.ts'
import { readVersion } from '../../src/server/engine/content-version-store.ts'
import { MarkupPiece } from '../../src/server/pages/rendering/markup-piece.ts'
import type { PageRequest, RenderedPage } from '../../src/server/pages/rendering/render-page.ts'
import { developmentAssets } from '../../src/server/pages/rendering/site-assets.ts'
import { PageFolder } from '../../src/server/pages/stored/page-folder.ts'
import { tendPageFolder } from '../../src/server/pages/stored/tend-page-folder.ts'
import { solidPng } from '../support/solid-png.ts'
import { onEachDatabase, startTestApp, type TestApp } from '../support/test-app.ts'
import { pictureForm } from '../support/test-pictures.ts'
import { signInAs } from '../support/test-user.ts'

/** However busy the machine is: files are written behind the answer. */
const soon = { timeout: 25_000 }

onEachDatabase('pages as files', (database) => {
  let site: TestApp
  let app: Awaited<ReturnType<typeof buildApp>>
  let staff: { cookie: string }
  let folder: string
  let leave: () => void
  /** Waited for by every drawing, once it has read what it draws. */
  let held = Promise.resolve()

  const render = async ({ url, fetchApi }: PageRequest): Promise<RenderedPage> => {
    const { data } = await fetchApi('/api/partners')
    await held
    const body = (data as { name: string }[]).map(({ name }) => name).join()
    const status = url.includes('missing') ? 404 : url.includes('incomplete') ? 503 : 200
    const moved = url.includes('moved') ? { movedTo: '/about' } : {}
    const state = { facts: {}, answers: new Map() }
    return {
      status,
      ...moved,
      head: '',
      body: [new MarkupPiece(body)],
      state,
      file: 'page.tsx',
      isComplete: status !== 503,
    }
  }

  beforeAll(async () => {
    folder = path.join(mkdtempSync(path.join(tmpdir(), 'stored-pages-')), 'pages')
    site = await startTestApp(database, { PAGES_DIR: folder })
    const keyOf = (url: string) => (url.includes('?tab=') ? undefined : url.split('?', 1)[0])
    const assets = { ...developmentAssets, isDevelopment: false }
    app = await buildApp(site.context, { pages: { render, keyOf, assets } })
    staff = (await signInAs(site, 'super_admin')).headers
    leave = await tendPageFolder(site.context, () => undefined)
  })
  afterAll(async () => {
    leave()
    await app.close()
    await site.close()
    rmSync(path.dirname(folder), { recursive: true, force: true })
  })

  const live = (...names: string[]) => path.join(folder, 'live', ...names)
  const isStored = (...names: string[]) => vi.waitUntil(() => existsSync(live(...names)), soon)
  const visit = async (url: string) => {
    const answer = await app.inject({ url })
    return { ...answer, status: answer.statusCode }
  }
  const save = async (name: string, url = '/api/partners', more = {}) => {
    const payload = { name, ...more }
    const answer = await app.inject({ method: 'POST', url, headers: staff, payload })
    expect(answer.statusCode).toBe(201)
  }

  const beginAnew = () =>
    site.context.database.write(async (tx) => site.context.pageFolder?.reset(await readVersion(tx)))

  it('hold what visitors get, plain and compressed, with the policy of the page', async () => {
    const answer = await visit('/about')
    await isStored('about', 'index.html')
    const html = readFileSync(live('about', 'index.html'), 'utf8')
    const policy = String(answer.headers['content-security-policy'])
    const [before = '', after = ''] = html.split(
      /<meta http-equiv="content-security-policy" content="[^"]*">/,
    )
    expect(before + after).toBe(answer.body)
    expect(before).not.toMatch(/<script|<style/)
    expect(html).toContain(`content="${policy.replace("; frame-ancestors 'none'", '')}"`)
    expect(brotliDecompressSync(readFileSync(live('about', 'index.html.br'))).toString()).toBe(html)
    expect(gunzipSync(readFileSync(live('about', 'index.html.gz'))).toString()).toBe(html)
    await visit('/')
    await isStored('index.html')
  })

  it('hold feeds as they are', async () => {
    for (const name of [
      'news.xml',
      'news.json',
      'events.ics',
      'site.webmanifest',
      'sitemap.xml',
      'robots.txt',
    ]) {
      const { body } = await visit(`/${name}`)
      await isStored(name)
      expect(readFileSync(live(name), 'utf8')).toBe(body)
    }
  })

  it('hold pictures for good', async () => {
    const { payload, headers } = pictureForm(solidPng(8, 8))
    const upload = await app.inject({
      method: 'POST',
      url: '/api/storage/upload?folder=partners',
      headers: { ...headers, ...staff },
      payload,
    })
    const { url } = upload.json<{ url: string }>()
    const { rawPayload } = await visit(url)
    await vi.waitUntil(() => existsSync(path.join(folder, url)), soon)
    expect(readFileSync(path.join(folder, url)).equals(rawPayload)).toBe(true)
  })

  it('are gone before a save is answered, and say the new when they come back', async () => {
    await visit('/about')
    await isStored('about', 'index.html')
    await save('Nile')
    expect(existsSync(live('about', 'index.html'))).toBe(false)
    await visit('/about')
    await isStored('about', 'index.html')
    expect(readFileSync(live('about', 'index.html'), 'utf8')).toContain('Nile')
  })

  it('stay, the very same, where a save changed nothing that they show', async () => {
    await beginAnew()
    await visit('/about')
    await isStored('about', 'index.html')
    await visit('/news.xml')
    await isStored('news.xml')
    const before = statSync(live('about', 'index.html'))
    await save('Mariam', '/api/team-members', { position: 'Chair' })
    await isStored('news.xml')
    await isStored('about', 'index.html')
    expect(statSync(live('about', 'index.html'))).toMatchObject({ ino: before.ino, mtimeMs: before.mtimeMs })
    await save('Luxor')
    expect(existsSync(live('about', 'index.html'))).toBe(false)
  })

  it('never hold what a save overtook while it was drawn', async () => {
    let release = () => {}
    held = new Promise((resolve) => {
      release = resolve
    })
    const slow = visit('/slow')
    await save('Delta')
    release()
    const answer = await slow
    expect(answer.body).not.toContain('Delta')
    await visit('/about')
    await isStored('about', 'index.html')
    expect(existsSync(live('slow'))).toBe(false)
  })

  it.each([
    '/missing',
    '/incomplete',
    '/moved',
    '/about?tab=one',
    '/%61bout',
    '/.hidden',
    '/admin',
    '/health',
    '/api/menu',
    '/api/partners',
    '/page.page',
    '/events/one/calendar.ics',
  ])('do not hold %s', async (url) => {
    await beginAnew()
    await visit(url)
    await visit('/after')
    await isStored('after', 'index.html')
    const names = readdirSync(live(), { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map(({ name }) => name)
    expect(names.sort()).toEqual(['index.html', 'index.html.br', 'index.html.gz'])
  })

  it('look changed to a front server exactly where they changed', async () => {
    const timeOfAbout = async () => {
      await visit('/about')
      await isStored('about', 'index.html')
      return statSync(live('about', 'index.html')).mtimeMs
    }
    const first = await timeOfAbout()
    await beginAnew()
    expect(await timeOfAbout()).toBe(first)
    await save('Rosetta')
    const changed = await timeOfAbout()
    expect(changed).not.toBe(first)
    expect(statSync(live('about', 'index.html.gz')).mtimeMs).toBe(changed)
  })

  it('are shown again after a write that was rolled back', async () => {
    const { context } = site
    vi.useFakeTimers({ toFake: ['setInterval'] })
    const stop = await tendPageFolder(context, () => undefined)
    const failed = context.database.write(async (tx) => {
      await context.version.raise(tx)
      throw new Error('no room')
    })
    await expect(failed).rejects.toThrow('no room')
    expect(await new PageFolder(folder).version()).not.toBe(context.version.current())
    vi.advanceTimersByTime(30_000)
    vi.useRealTimers()
    await vi.waitUntil(
      async () => (await new PageFolder(folder).version()) === context.version.current(),
      soon,
    )
    stop()
  })
})
