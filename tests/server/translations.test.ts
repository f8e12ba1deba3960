import { afterAll, beforeAll, expect, it } from 'vitest'
import { program } from '../../src/content/program/program.ts'
import { storeEntries } from '../support/stored-entries.ts'
import { onEachDatabase, startTestApp, type TestApp } from '../support/test-app.ts'
import { signInAs, type TestUser } from '../support/test-user.ts'

onEachDatabase('a translation', (database) => {
  let site: TestApp
  let editor: TestUser
  let origin: string
  beforeAll(async () => {
    site = await startTestApp(database)
    editor = await signInAs(site, 'editor')
    origin = await site.app.listen({ port: 0, host: '127.0.0.1' })
  })
  afterAll(() => site.close())

  const read = async (url: string) => (await fetch(origin + url)).json()
  const send = async (method: 'PUT' | 'POST' | 'DELETE' | 'GET', url: string, payload?: object) => {
    const { headers } = editor
    const answer = await site.app.inject({ method, url, headers, ...(payload ? { payload } : {}) })
    expect(answer.statusCode, answer.body).toBeLessThan(300)
    return answer.body === '' ? undefined : answer.json()
  }
  const translate = (url: string, payload: object) => send('PUT', `${url}/translations/ar`, payload)
  const publishAll = async (url: string) => {
    const { sources } = await send('GET', `${url}/translations/ar`)
    const texts = Object.fromEntries(
      sources.map(({ path, source }: Record<string, string>) => [path, `ع ${source}`]),
    )
    return translate(url, { texts, state: 'published' })
  }

  it('replaces what visitors have in their caches', async () => {
    await send('POST', '/api/partners', { id: 'cached', name: 'Cached' })
    const addresses = ['/api/partners?lang=ar', '/api/partners/cached?lang=ar']
    for (const url of addresses) expect(JSON.stringify(await read(url))).toContain('"lang":"en"')
    await translate('/api/partners/cached', { texts: { name: 'مخزون' }, state: 'published' })
    for (const url of addresses) expect(JSON.stringify(await read(url))).toContain('مخزون')
    await translate('/api/partners/cached', { state: 'draft' })
    for (const url of addresses) expect(JSON.stringify(await read(url))).not.toContain('مخزون')
    expect(await read('/api/partners/cached')).not.toHaveProperty('lang')
  })

  it('brings one text of an earlier state back and leaves the others as they are', async () => {
    const url = '/api/programs/partly'
    await send('POST', '/api/programs', { id: 'partly', title: 'Partly', subtitle: 'A part' })
    await translate(url, { texts: { title: 'جزئيًا', subtitle: 'جزء' } })
    await send('PUT', url, { title: 'In parts' })
    await translate(url, { texts: { title: 'على أجزاء', subtitle: 'قطعة' } })
    const restore = `${url}/translations/ar/revisions/1/restore`
    const restored = await send('POST', restore, { part: { field: 'title' } })
    // With the source it was made from, so that it waits to be looked at.
    expect(restored).toMatchObject({
      texts: { title: 'جزئيًا', subtitle: 'قطعة' },
      outdated: [{ path: 'title', was: 'Partly', is: 'In parts' }],
    })
    const [last] = await send('GET', `${url}/translations/ar/revisions`)
    expect(last.action).toBe('revertPart')
  })

  it('goes on without what was added to its source, and keeps what was removed', async () => {
    const url = '/api/programs/growing'
    const sections = [
      { id: 'a', header: 'First' },
      { id: 'b', header: 'Second' },
    ]
    await send('POST', '/api/programs', { id: 'growing', title: 'Growing', objectives: ['Dig'], sections })
    await publishAll(url)
    const more = {
      objectives: ['Dig', 'Plant'],
      sections: [...sections, { id: 'c', header: 'Third' }],
      overview: 'New',
    }
    await send('PUT', url, more)
    const shown = await read(`${url}?lang=ar`)
    expect(shown).toMatchObject({ lang: 'ar', title: 'ع Growing', objectives: ['ع Dig'], overview: '' })
    expect(shown.sections.map(({ header }: { header: string }) => header)).toEqual(['ع First', 'ع Second'])

    await send('PUT', url, { objectives: [], sections: sections.slice(1) })
    expect(await read(`${url}?lang=ar`)).toMatchObject({ objectives: [], sections: [{ header: 'ع Second' }] })
    await translate(url, { texts: { overview: 'جديد' } })
    await send('PUT', url, { objectives: ['Dig'], sections })
    expect(await read(`${url}?lang=ar`)).toMatchObject({
      overview: 'جديد',
      objectives: ['ع Dig'],
      sections: [{ header: 'ع First' }, { header: 'ع Second' }],
    })
    const refused = await site.app.inject({
      method: 'PUT',
      url: `${url}/translations/ar`,
      headers: editor.headers,
      payload: { texts: { title: '' } },
    })
    expect([refused.statusCode, refused.json().issues[0].path]).toEqual([400, 'texts.title'])
    const odd = await site.app.inject({
      method: 'PUT',
      url: `${url}/translations/ar`,
      headers: editor.headers,
      payload: { texts: { title: 5 }, state: 'live', stillRight: 'title' },
    })
    expect([odd.statusCode, odd.json().issues]).toEqual([
      400,
      [
        { path: 'texts.title', message: 'Translation must be text' },
        { path: 'state', message: 'State must be one of: draft, published' },
        { path: 'stillRight', message: 'stillRight must be a list of texts' },
      ],
    ])
  })

  it('comes back with the part of the record that a restored version brings back', async () => {
    const url = '/api/programs/returning'
    await send('POST', '/api/programs', { id: 'returning', title: 'Returning', objectives: ['Dig', 'Plant'] })
    await publishAll(url)
    await send('PUT', url, { title: 'Gone', objectives: ['Rest'] })
    expect(await send('GET', `${url}/translations/ar`)).toMatchObject({
      outdated: [{ path: 'title', was: 'Returning', is: 'Gone' }],
    })
    await send('POST', `${url}/revisions/1/restore`)
    expect(await read(`${url}?lang=ar`)).toMatchObject({
      title: 'ع Returning',
      objectives: ['ع Dig', 'ع Plant'],
    })
    expect(await send('GET', `${url}/translations/ar`)).toMatchObject({ missing: [], outdated: [] })
  })

  it('waits for nothing that visitors do not see', async () => {
    const url = '/api/programs/hiding'
    const sections = [
      { id: 'a', header: 'Shown' },
      { id: 'b', header: 'Hidden', enabled: false },
    ]
    await send('POST', '/api/programs', { id: 'hiding', title: 'Hiding', sections })
    const { missing, sources } = await send('GET', `${url}/translations/ar`)
    const paths = missing.map(({ path }: { path: string }) => path)
    expect(paths).toContain('sections/a/header')
    expect(paths).not.toContain('sections/b/header')
    expect(sources).toContainEqual(
      expect.objectContaining({ path: 'sections/b/header', within: ['Section: Hidden'], isShown: false }),
    )
    await send('PUT', url, { sections: sections.map((section) => ({ ...section, enabled: true })) })
    expect((await send('GET', `${url}/translations/ar`)).missing).toContainEqual({
      path: 'sections/b/header',
      source: 'Hidden',
    })
  })

  it('of a source that has changed since it was read is outdated from the start', async () => {
    await send('POST', '/api/partners', { id: 'read', name: 'Read' })
    await send('PUT', '/api/partners/read', { name: 'Changed' })
    const texts = { name: { text: '  قراءة\n', source: 'Read' } }
    expect(await translate('/api/partners/read', { texts })).toMatchObject({
      texts: { name: 'قراءة' },
      outdated: [{ path: 'name', was: 'Read', is: 'Changed' }],
    })
  })

  it('of what is served by default stays with it when it is saved for the first time', async () => {
    const translation = '/api/footer/footer/translations/ar'
    const unsaved = await send('GET', translation)
    expect(unsaved).toMatchObject({ state: 'none', revision: 0 })
    await publishAll('/api/footer/footer')
    const links = async () =>
      (await read('/api/footer?lang=ar')).quickLinks.map(({ title }: { title: string }) => title)
    const before = await links()
    const { quickLinks } = await read('/api/footer')
    await send('PUT', '/api/footer', { quickLinks: quickLinks.toReversed() })
    expect(await links()).toEqual(before.toReversed())
    expect(await send('GET', translation)).toMatchObject({ missing: [], outdated: [], state: 'published' })
  })

  it('is found by records that were stored before items had ids, and stays with their items', async () => {
    const items = [{ title: 'One' }, { title: 'Two' }]
    const stored = {
      title: 'Old',
      objectives: ['Dig'],
      sections: [{ id: 'a', order: 1, header: 'Head', items }],
    }
    await storeEntries(site.context, program, 1, () => stored)
    const [{ id }] = await read('/api/programs').then((all) =>
      all.filter(({ title }: { title: string }) => title === 'Old'),
    )
    const url = `/api/programs/${id}`
    await publishAll(url)
    const { sections } = await send('GET', url)
    expect(sections[0].items.map((item: { id: string }) => item.id)).toEqual(['1', '2'])
    const turned = [{ ...sections[0], items: sections[0].items.toReversed() }]
    await send('PUT', url, { sections: turned })
    const shown = await read(`${url}?lang=ar`)
    expect(shown.sections[0].items.map(({ title }: { title: string }) => title)).toEqual(['ع Two', 'ع One'])
    expect(shown.sections[0].items[0]).not.toHaveProperty('id')
  })

  it('is counted among what waits across the site, until nothing of it does', async () => {
    const overview = async (query = '') => {
      const [arabic] = await send('GET', `/api/translations?type=event${query}`)
      return arabic
    }
    expect(await overview()).toMatchObject({ lang: 'ar', records: 0, types: [], waiting: [] })
    for (const id of ['fair', 'talk'])
      await send('POST', '/api/events', {
        id,
        title: id,
        description: 'About',
        date: '2026-12-01',
        price: '',
      })
    await translate('/api/events/talk', { texts: { title: 'حديث' } })
    const counts = { records: 2, published: 0, drafts: 1, untranslated: 1, texts: 4, missing: 3, outdated: 0 }
    const found = await overview()
    expect(found).toMatchObject({
      ...counts,
      types: [{ type: 'event', path: 'events', label: 'Event', ...counts }],
    })
    expect(found.waiting.map((one: Record<string, unknown>) => [one.id, one.state, one.missing])).toEqual([
      ['talk', 'draft', 1],
      ['fair', 'none', 2],
    ])
    expect(await overview('&limit=1&offset=1')).toMatchObject({ waiting: [{ id: 'fair' }], waitingTotal: 2 })
    await publishAll('/api/events/fair')
    await send('PUT', '/api/events/fair', { title: 'Great fair' })
    expect(await overview()).toMatchObject({
      published: 1,
      outdated: 1,
      waiting: [{ id: 'fair', outdated: 1 }, {}],
    })
    await translate('/api/events/fair', { stillRight: ['title'] })
    await translate('/api/events/talk', { texts: { description: 'عن الحديث' } })
    expect(await overview()).toMatchObject({ waiting: [{ id: 'talk', state: 'draft', missing: 0 }] })
    await send('DELETE', '/api/events/talk')
    expect(await overview()).toMatchObject({
      records: 1,
      missing: 0,
      outdated: 0,
      waiting: [],
      waitingTotal: 0,
    })
    for (const query of ['lang=en', 'lang=fr', 'limit=x']) {
      const answer = await site.app.inject({ url: `/api/translations?${query}`, headers: editor.headers })
      expect([query, answer.statusCode]).toEqual([query, 400])
    }
  })

  it('is spoken of in the activity', async () => {
    await send('POST', '/api/partners', { id: 'spoken', name: 'Spoken' })
    await translate('/api/partners/spoken', { texts: { name: 'كلام' } })
    await translate('/api/partners/spoken', { state: 'published' })
    const [published, begun] = await send('GET', '/api/activity?type=translation&limit=2')
    expect(begun.sentence).toBe('Editor created the translation “Spoken (العربية)”')
    expect(published.sentence).toBe('Editor changed the translation “Spoken (العربية)” (State)')
  })
})
