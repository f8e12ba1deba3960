import { afterEach, beforeEach, expect, it } from 'vitest'
import { countMade } from '../support/count-made.ts'
import { onEachDatabase, startTestApp, type TestApp } from '../support/test-app.ts'
import { signInAs } from '../support/test-user.ts'

onEachDatabase('the menu', (database) => {
  let site: TestApp
  let headers: { cookie: string }
  let url: string

  beforeEach(async () => {
    site = await startTestApp(database)
    // As visitors ask: what was answered before is kept until something that it was made from changes.
    url = await site.app.listen({ port: 0, host: '127.0.0.1' })
    headers = (await signInAs(site, 'editor')).headers
  })
  afterEach(() => site.close())

  const send = async (method: 'POST' | 'PUT', url: string, payload: object) => {
    const answer = await site.app.inject({ method, url, headers, payload })
    expect(answer.statusCode, answer.body).toBeLessThan(300)
    return answer.json()
  }
  const menu = async (lang = 'en') => (await fetch(`${url}/api/menu?lang=${lang}`)).json()
  const titles = async (lang?: string) =>
    (await menu(lang)).items.map(({ title }: { title: string }) => title)

  it('is the specified one until somebody saves another', async () => {
    expect(await menu()).toEqual({ items: null, name: '', hiddenLinks: [] })
    const { entries } = (await site.app.inject({ url: '/api/site-menu' })).json()
    expect(entries.map(({ href, shows }: { href: string; shows: string }) => href || shows)).toEqual([
      '/',
      '/about',
      'Programs & Projects',
      '/events',
      '/portfolio',
    ])
  })

  it('names pages as they are called today in each language, and leaves out those that are hidden', async () => {
    await send('POST', '/api/own-pages', { title: 'Privacy', address: 'legal/privacy' })
    await send('POST', '/api/programs', { title: 'Noria' })
    const entries = [
      { href: '/about' },
      { href: '/legal/privacy', children: [{ href: '/programs/noria' }, { href: 'https://a.example/' }] },
      { href: '/impact' },
    ]
    await send('PUT', '/api/site-menu', { entries })
    expect(await titles()).toEqual(['About Us', 'Privacy', 'Our Impact'])
    expect(await titles('ar')).toEqual(['من نحن', 'Privacy', 'أثرنا'])
    await send('PUT', '/api/own-pages/privacy', { address: 'privacy', title: 'Your data' })
    expect((await menu()).items[1]).toEqual({
      title: 'Your data',
      href: '/privacy',
      children: [
        { title: 'Noria', href: '/programs/noria' },
        { title: 'a.example', href: 'https://a.example/' },
      ],
    })
    await send('PUT', '/api/programs/noria', { isActive: false })
    expect((await menu()).items[1].children).toHaveLength(1)
    await send('PUT', '/api/own-pages/privacy', { isActive: false })
    await send('PUT', '/api/impact-page-content', { isActive: false })
    expect(await titles()).toEqual(['About Us'])
  })

  it('says which links of the footer lead to hidden pages', async () => {
    await send('POST', '/api/own-pages', { title: 'Privacy', isActive: false })
    const policyLinks = [
      { title: 'Privacy', href: '/privacy' },
      { title: 'Elsewhere', href: 'https://a.example' },
      { title: 'About', href: '/about' },
    ]
    await send('PUT', '/api/footer', { policyLinks })
    expect((await menu()).hiddenLinks).toEqual(['/privacy'])
  })

  it('is made anew by a save of what it names, and of nothing else', async () => {
    await send('POST', '/api/programs', { title: 'Noria' })
    await send('POST', '/api/partners', { name: 'Nile Ventures' })
    await send('PUT', '/api/site-menu', { entries: [{ href: '/about' }, { href: '/impact' }] })
    const madeAfter = async (path: string, payload: object) => {
      await send('PUT', path, payload)
      return countMade(async () => {
        await menu()
        await menu()
      })
    }
    await menu()
    expect(await madeAfter('/api/partners/nile-ventures', { name: 'Delta Ventures' })).toBe(0)
    expect(await madeAfter('/api/programs/noria', { title: 'Saqia' })).toBe(0)
    expect(
      await madeAfter('/api/footer', { quickLinks: [{ title: 'Noria', href: '/programs/noria' }] }),
    ).toBe(1)
    expect(await madeAfter('/api/programs/noria', { isActive: false })).toBe(1)
    expect((await menu()).hiddenLinks).toEqual(['/programs/noria'])
    expect(await madeAfter('/api/partners/nile-ventures', { name: 'Nile Ventures' })).toBe(0)
  })

  it('refuses an unknown language', async () => {
    expect((await site.app.inject({ url: '/api/menu?lang=xx' })).statusCode).toBe(400)
  })
})
