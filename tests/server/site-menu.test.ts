import { afterEach, beforeEach, expect, it } from 'vitest'
import { onEachDatabase, startTestApp, type TestApp } from '../support/test-app.ts'
import { signInAs } from '../support/test-user.ts'

onEachDatabase('the menu', (database) => {
  let site: TestApp
  let headers: { cookie: string }

  beforeEach(async () => {
    site = await startTestApp(database)
    headers = (await signInAs(site, 'editor')).headers
  })
  afterEach(() => site.close())

  const send = async (method: 'POST' | 'PUT', url: string, payload: object) => {
    const answer = await site.app.inject({ method, url, headers, payload })
    expect(answer.statusCode, answer.body).toBeLessThan(300)
    return answer.json()
  }
  const menu = async (lang = 'en') => (await site.app.inject({ url: `/api/menu?lang=${lang}` })).json()
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

  it('refuses an unknown language', async () => {
    expect((await site.app.inject({ url: '/api/menu?lang=xx' })).statusCode).toBe(400)
  })
})
