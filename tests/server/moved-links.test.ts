import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { onEachDatabase, startTestApp, type TestApp } from '../support/test-app.ts'
import { signInAs } from '../support/test-user.ts'

onEachDatabase('links that staff wrote', (database) => {
  let site: TestApp
  let headers: { cookie: string }

  /** A program of its own for each test, and an address that has no page. */
  let noria: string
  let old: string
  let count = 0

  beforeAll(async () => {
    site = await startTestApp(database, { PUBLIC_URL: 'https://site.example' })
    headers = (await signInAs(site, 'admin')).headers
  })
  afterAll(() => site.close())
  beforeEach(async () => {
    count += 1
    noria = `/programs/noria-${count}`
    old = `/old-${count}`
    await write('POST', '/api/programs', { title: 'Noria', id: `noria-${count}` })
    await write('PUT', '/api/impact-page-content', {
      heroContent: `As [Noria](${noria}#water) does, [here](/programs/nori) too.`,
      ctaButtonPrimaryLink: noria,
      ctaButtonSecondaryLink: `/ar${noria}?from=impact`,
    })
  })

  const write = async (method: 'POST' | 'PUT' | 'DELETE', url: string, payload?: object) => {
    const answer = await site.app.inject({ method, url, headers, ...(payload ? { payload } : {}) })
    expect(answer.statusCode).toBeLessThan(300)
    return answer.body === '' ? {} : answer.json()
  }
  const read = async (as: Record<string, string> = {}) =>
    (await site.app.inject({ url: '/api/impact-page-content', headers: as })).json()
  const buttons = async () => {
    const { ctaButtonPrimaryLink, ctaButtonSecondaryLink } = await read()
    return [ctaButtonPrimaryLink, ctaButtonSecondaryLink]
  }
  const move = (address: string) => write('PUT', `/api${noria}`, { address })

  it('lead straight to where a page stands today, in the same language, and follow it back', async () => {
    expect(await buttons()).toEqual([noria, `/ar${noria}?from=impact`])
    await move(`water-wheel-${count}`)
    expect(await buttons()).toEqual([
      `/programs/water-wheel-${count}`,
      `/ar/programs/water-wheel-${count}?from=impact`,
    ])
    await move(`wheel-${count}`)
    expect(await buttons()).toEqual([`/programs/wheel-${count}`, `/ar/programs/wheel-${count}?from=impact`])
    expect((await read()).heroContent).toBe(
      `As [Noria](/programs/wheel-${count}#water) does, [here](/programs/nori) too.`,
    )
    await move('')
    expect(await buttons()).toEqual([noria, `/ar${noria}?from=impact`])
  })

  it('stay as they were written for those who edit them', async () => {
    await move(`wheel-${count}`)
    expect(await read(headers)).toMatchObject({ ctaButtonPrimaryLink: noria })
    expect((await read(headers)).heroContent).toContain(`(${noria}#water)`)
  })

  it('tell nothing of a page that is hidden or deleted, and follow it once it is shown', async () => {
    await write('PUT', `/api${noria}`, { isActive: false })
    await move(`wheel-${count}`)
    expect((await buttons())[0]).toBe(noria)
    await write('PUT', `/api${noria}`, { isActive: true })
    expect((await buttons())[0]).toBe(`/programs/wheel-${count}`)
    await write('DELETE', `/api${noria}`)
    expect((await buttons())[0]).toBe(noria)
  })

  it('go to another record that took the address', async () => {
    await move(`wheel-${count}`)
    await write('POST', '/api/programs', { title: 'Another', address: `noria-${count}` })
    expect((await buttons())[0]).toBe(noria)
  })

  it('follow redirects made by hand, to their end, except where there is a page', async () => {
    await write('PUT', '/api/impact-page-content', {
      ctaButtonPrimaryLink: old,
      ctaButtonSecondaryLink: '/form?a=1',
    })
    const { id } = await write('POST', '/api/redirects', { from: old, to: noria })
    await write('POST', '/api/redirects/import', {
      redirects: [{ from: '/form', to: 'https://forms.example/apply' }],
    })
    expect(await buttons()).toEqual([noria, 'https://forms.example/apply'])
    await move(`wheel-${count}`)
    expect((await buttons())[0]).toBe(`/programs/wheel-${count}`)
    const page = await write('POST', '/api/own-pages', {
      title: 'Old',
      address: `old-${count}`,
      isActive: true,
    })
    expect((await buttons())[0]).toBe(old)
    await write('DELETE', `/api/own-pages/${page.id}`)
    expect((await buttons())[0]).toBe(`/programs/wheel-${count}`)
    await write('DELETE', `/api/redirects/${id}`)
    expect((await buttons())[0]).toBe(old)
  })

  it('of the menu follow too', async () => {
    const entry = { shows: 'Page or link', label: '', href: old, isShown: true, children: [] }
    await write('PUT', '/api/site-menu', { entries: [entry] })
    await write('POST', '/api/redirects', { from: old, to: noria })
    await move(`wheel-${count}`)
    expect((await site.app.inject({ url: '/api/menu' })).json().items).toEqual([
      { title: 'Noria', href: `/programs/wheel-${count}`, children: [] },
    ])
  })
})
