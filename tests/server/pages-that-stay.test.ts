import { afterAll, beforeAll, expect, it } from 'vitest'
import { fileText, openPageFilesSite, type PageFilesSite } from '../support/page-files-site.ts'
import { onEachDatabase } from '../support/test-app.ts'

const others = ['/partners', '/programs/bridgez', '/join', '/news.xml', '/robots.txt']
const addresses = [
  ...others,
  ...['/', '/ar', '/about', '/programs', '/ar/programs', '/ar/programs/bridgez', '/events', '/ar/events'],
  ...['/events/what-did-not-work', '/ar/events/what-did-not-work', '/events/mentors-summit'],
  ...['/sitemap.xml', '/events.ics', '/site.webmanifest', '/ar/partners'],
]

onEachDatabase('after a save, pages as files', (database) => {
  let pages: PageFilesSite
  beforeAll(async () => {
    pages = await openPageFilesSite(database)
  })
  afterAll(() => pages.close())

  /** Which files went by a write. All others are the very same ones, and nothing but a new drawing of each would say the same. */
  async function goneBy(method: string, path: string, body?: object): Promise<string[]> {
    await pages.visit(addresses)
    const before = await pages.files(addresses)
    pages.drawn.length = 0
    const { status, body: answer } = await pages.call(method, path, body)
    expect([200, 201, 204], answer).toContain(status)
    const after = await pages.files(addresses)
    expect(pages.drawn).toEqual([])
    const now = await pages.drawnNow(addresses)
    for (const [address, file] of after) {
      expect(file, address).toEqual(before.get(address))
      expect(fileText(file), address).toBe(now.get(address))
    }
    for (const address of addresses) expect(await pages.shown(address), address).toBe(now.get(address))
    for (const address of after.keys()) expect(pages.drawn).not.toContain(address)
    return [...before.keys()].filter((address) => !after.has(address))
  }

  it('are all there', async () => {
    await pages.visit(addresses)
    expect([...(await pages.files(addresses)).keys()]).toEqual(addresses)
  })

  it('stay where they show other records of the type, or other fields of the record', async () => {
    const gone = await goneBy('PUT', '/api/programs/bridgez', { description: 'Between school and work.' })
    expect(gone).toEqual([
      ...['/programs/bridgez', '/', '/ar', '/programs', '/ar/programs', '/ar/programs/bridgez'],
      '/sitemap.xml',
    ])
  })

  it('all stay where nothing that visitors see was saved', async () => {
    expect(await goneBy('POST', '/api/partners', { name: 'Hidden', isActive: false })).toEqual([])
    expect(await goneBy('PUT', '/api/programs/bridgez', { description: 'Between school and work.' })).toEqual(
      [],
    )
  })

  it('go where they show the record: its own page, lists, calendars and the map of the site', async () => {
    const gone = await goneBy('PUT', '/api/events/what-did-not-work', { title: 'What we learnt' })
    expect(gone).toEqual(expect.arrayContaining(['/events', '/events/what-did-not-work', '/events.ics']))
    for (const address of others) expect(gone).not.toContain(address)
  })

  it('go where they list a record that is hidden, shown, moved, removed or brought back', async () => {
    const id = 'what-did-not-work'
    const shows = ['/events', '/ar/events', '/sitemap.xml', '/events.ics']
    const write = async (method: string, path: string, body?: object) => {
      const gone = await goneBy(method, path, body)
      expect(gone).toEqual(expect.arrayContaining(shows))
      for (const address of others) expect(gone).not.toContain(address)
      return gone
    }
    expect(await write('PUT', `/api/events/${id}`, { status: 'Draft' })).toContain(`/events/${id}`)
    await write('PUT', `/api/events/${id}`, { status: 'Published' })
    expect(await write('PUT', `/api/events/${id}`, { address: 'what-we-learnt' })).toContain(`/events/${id}`)
    await write('PUT', `/api/events/${id}`, { address: id })
    await write('DELETE', `/api/events/${id}`)
    await write('POST', `/api/trash/events/${id}/restore`)
  })

  it('go where they list records in another order', async () => {
    const list = JSON.parse((await pages.call('GET', '/api/partners')).body) as { id: string }[]
    const ids = list.map(({ id }) => id).reverse()
    const gone = await goneBy('PUT', '/api/partners/order', { ids })
    expect(gone).toEqual(expect.arrayContaining(['/partners', '/', '/ar', '/ar/partners']))
    expect(gone).not.toContain('/about')
  })

  it('go where the menu or the settings change, which all pages show', async () => {
    const menu = { name: 'Where to', items: [{ label: 'Events', href: '/events', children: [] }] }
    const hasMenu = addresses.filter((address) => !/\.\w+$/.test(address))
    const footer = await goneBy('PUT', '/api/footer', { companyDescription: 'We begin with people.' })
    expect(footer).toEqual(expect.arrayContaining(hasMenu.filter((address) => !address.startsWith('/ar'))))
    expect(await goneBy('PUT', '/api/site-menu', menu)).toEqual(expect.arrayContaining(hasMenu))
    expect(await goneBy('PUT', '/api/site-settings', { shortName: 'The House' })).toEqual(
      expect.arrayContaining([...hasMenu, '/site.webmanifest']),
    )
  })

  it('go with their language, and come back with it', async () => {
    const arabic = addresses.filter((address) => address.startsWith('/ar'))
    expect(await goneBy('PUT', '/api/site-settings', { languages: ['en'] })).toEqual(
      expect.arrayContaining(arabic),
    )
    await goneBy('PUT', '/api/site-settings', { languages: ['en', 'ar'] })
    await pages.visit(addresses)
    expect([...(await pages.files(arabic)).keys()]).toEqual(arabic)
  })
})
