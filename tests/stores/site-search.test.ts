import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { contentTypes } from '../../src/content/index.ts'
import { clearPageTexts, listBehind } from '../../src/server/engine/page-text-store.ts'
import { rebuildPageTexts } from '../../src/server/engine/rebuild-page-texts.ts'
import { maxSearchesPerMinute } from '../../src/server/search/site-search-route.ts'
import type { SiteResult, SiteSearchAnswer } from '../../src/shared/site-search-rules.ts'
import { onEachDatabase, startTestApp, type TestApp } from '../support/test-app.ts'
import { signInAs, type TestUser } from '../support/test-user.ts'

onEachDatabase('the search of visitors', (database) => {
  let site: TestApp
  let editor: TestUser
  beforeAll(async () => {
    site = await startTestApp(database)
    editor = await signInAs(site, 'editor')
    await send('POST', '/api/programs', {
      title: 'Orchard',
      description: 'Six months of acceleration for young growers.',
      sections: [
        { layout: 'textLeftImageRight', header: 'Mangroves', content: 'Seedlings for the coast.' },
        { layout: 'textLeftImageRight', header: 'Secret', content: 'Unfinishedword', enabled: false },
      ],
    })
    await send('POST', '/api/projects', {
      id: 'coast-watch',
      title: 'Coast watch',
      description: 'Growers of the orchard.',
      fullDescription: '.',
    })
    await send('POST', '/api/projects', {
      title: 'Orchard of the night',
      description: '.',
      fullDescription: '.',
      isActive: false,
    })
    await send('POST', '/api/success-stories', { name: 'Hoda', story: 'Her orchard dryers keep tomatoes.' })
  })
  afterAll(() => site.close())

  const send = async (method: 'POST' | 'PUT' | 'DELETE', url: string, payload?: object) => {
    const answer = await site.app.inject({
      method,
      url,
      headers: editor.headers,
      ...(payload ? { payload } : {}),
    })
    expect(answer.statusCode, answer.payload).toBeLessThan(300)
    return answer
  }
  let visitors = 0
  const newVisitor = () => {
    visitors += 1
    return `198.51.100.${visitors % 250}`
  }
  const ask = (query: string, more = '', address = newVisitor()) =>
    site.app.inject({
      method: 'GET',
      url: `/api/site-search?q=${encodeURIComponent(query)}${more}`,
      remoteAddress: address,
    })
  const find = async (query: string, more = '') => (await ask(query, more)).json<SiteSearchAnswer>()
  const plain = (parts: SiteResult['title']) => parts.map(({ text }) => text).join('')
  const marked = (parts: SiteResult['title']) => parts.flatMap(({ text, isFound }) => (isFound ? [text] : []))
  const titles = async (query: string, more = '') =>
    (await find(query, more)).results.map(({ title }) => plain(title))

  it('finds what visitors see by title and text, titles first, and says what it is and where it stands', async () => {
    const { results, total } = await find('orchard')
    expect(total).toBe(3)
    expect(results.map(({ kind, path, title }) => [kind, path, plain(title)])).toEqual([
      ['Program', '/programs/orchard', 'Orchard'],
      ['Project', '/projects/coast-watch', 'Coast watch'],
      ['Success story', '/impact', 'Hoda'],
    ])
    expect(results[0] && marked(results[0].title)).toEqual(['Orchard'])
    expect(results[1] && [plain(results[1].passage), marked(results[1].passage)]).toEqual([
      'Growers of the orchard.',
      ['orchard'],
    ])
  })

  it('looks into the sections of a page, never into hidden ones', async () => {
    expect(await titles('mangroves seedlings')).toEqual(['Orchard'])
    expect(await titles('unfinishedword')).toEqual([])
  })

  it('finds pages that are no record’s', async () => {
    expect(await titles('join us')).toContain('Join Us')
    expect(await titles('انضموا', '&lang=ar')).toEqual(['انضموا إلينا'])
  })

  it('follows every change: a new word, a hidden record, the trash, and the way back', async () => {
    await send('PUT', '/api/projects/coast-watch', { description: 'Guardians of lagoons.' })
    expect([await titles('lagoons'), (await find('orchard')).total]).toEqual([['Coast watch'], 2])
    await send('PUT', '/api/projects/coast-watch', { isActive: false })
    expect(await titles('lagoons')).toEqual([])
    await send('PUT', '/api/projects/coast-watch', { isActive: true })
    await send('DELETE', '/api/projects/coast-watch')
    expect(await titles('lagoons')).toEqual([])
    await send('POST', '/api/trash/projects/coast-watch/restore')
    expect(await titles('lagoons')).toEqual(['Coast watch'])
  })

  it('in another language searches its published words, and the main language where there are none', async () => {
    const story = '/api/success-stories/hoda'
    expect(await titles('dryers', '&lang=ar')).toEqual(['Hoda'])
    const texts = { name: 'هدى', story: 'حُرّاسُ البُحَيْرات.' }
    await send('PUT', `${story}/translations/ar`, { texts, state: 'draft' })
    expect(await titles('البحيرات', '&lang=ar')).toEqual([])
    await send('PUT', `${story}/translations/ar`, { texts, state: 'published' })
    const { results } = await find('البحيرات', '&lang=ar')
    expect(results.map(({ kind, lang, title }) => [kind, lang, plain(title)])).toEqual([
      ['قصة نجاح', 'ar', 'هدى'],
    ])
    expect(results[0] && marked(results[0].passage)).toEqual(['البُحَيْرات'])
    expect(await titles('dryers', '&lang=ar')).toEqual([])
    // Names are typed as they stand on posters, in either script.
    expect(await titles('hoda', '&lang=ar')).toEqual(['هدى'])
    expect(await titles('dryers')).toEqual(['Hoda'])
  })

  it('takes signs of the database’s own language for what they are', async () => {
    for (const query of ['%%', '__', "' or 1=1 --", '"orchard" AND', 'orchard*', '\\\\', ')(', 'NEAR(a b)'])
      expect([query, (await ask(query)).statusCode, await titles(query)]).toEqual([query, 200, []])
  })

  it('refuses what is too short, too long or no number, in words', async () => {
    const messageOf = async (query: string, more = '') => {
      const answer = await ask(query, more)
      return [answer.statusCode, answer.json().issues?.[0]?.message]
    }
    expect(await messageOf('')).toEqual([400, 'q must have at least 2 letters'])
    expect(await messageOf(' ُ a')).toEqual([400, 'q must have at least 2 letters'])
    expect(await messageOf('x'.repeat(101))).toEqual([400, 'q must be at most 100 characters'])
    expect((await messageOf('orchard', '&page=0'))[0]).toBe(400)
    expect((await messageOf('orchard', '&page=21'))[0]).toBe(400)
    expect((await messageOf('orchard', '&lang=xx'))[0]).toBe(400)
  })

  it('is read page by page, and says where there are more than it lists', async () => {
    for (let number = 0; number < 12; number += 1)
      await send('POST', '/api/partners', { name: `Lantern ${number}` })
    const [first, second] = [await find('lantern'), await find('lantern', '&page=2')]
    expect([first.total, first.results.length, second.results.length, first.isCut]).toEqual([
      12,
      10,
      2,
      false,
    ])
    const all = [...first.results, ...second.results].map(({ title }) => plain(title))
    expect(new Set(all).size).toBe(12)
  })

  it('still answers where what was saved cannot be indexed, and catches up as soon as it can', async () => {
    const { database: own } = site.context
    await send('POST', '/api/partners', { name: 'Saffron Windmill' })
    const write = vi.spyOn(own, 'write').mockRejectedValue(new Error('disk full'))
    expect(await titles('saffron')).toEqual([])
    expect(await titles('orchard')).toContain('Orchard')
    write.mockRestore()
    expect(await titles('saffron')).toEqual(['Saffron Windmill'])
    expect(await listBehind(own.db, 1)).toEqual([])
  })

  it('is made anew at the start where other code made it, or nobody', async () => {
    const { database: own } = site.context
    await own.write(clearPageTexts)
    expect(await titles('orchard')).toEqual([])
    const { indexed } = await rebuildPageTexts(site.context, contentTypes)
    expect(indexed).toBeGreaterThan(2)
    expect(await titles('orchard')).toContain('Orchard')
    expect(await rebuildPageTexts(site.context, contentTypes)).toEqual({ indexed: 0 })
  })

  it('refuses a flood from one address, and nobody else', async () => {
    const flood = Array.from({ length: maxSearchesPerMinute + 1 }, () => ask('orchard', '', '203.0.113.5'))
    const statuses = (await Promise.all(flood)).map(({ statusCode }) => statusCode)
    expect(statuses.filter((status) => status === 429)).toHaveLength(1)
    expect((await ask('orchard')).statusCode).toBe(200)
  })
})
