import { afterAll, beforeAll, expect, it } from 'vitest'
import { fileText, openPageFilesSite, type PageFilesSite } from '../support/page-files-site.ts'
import { numbersFrom } from '../support/seeded-numbers.ts'
import { onEachDatabase } from '../support/test-app.ts'

const times = Number(process.env.RANDOM_SAVES ?? 4)
/** One with a single save, and one with two and three at once. */
const rounds = 3
/** The same saves in every run; `RANDOM_SAVES_SEED=…` looks for others. */
const seed = Number(process.env.RANDOM_SAVES_SEED ?? 2026)
const addresses = [
  ...['/', '/ar', '/about', '/programs', '/ar/programs/bridgez', '/programs/bridgez', '/partners', '/news'],
  ...['/events', '/ar/events', '/events/mentors-summit', '/events/what-did-not-work', '/impact', '/join'],
  ...['/sitemap.xml', '/events.ics', '/ar/events.ics', '/news.json', '/site.webmanifest'],
]
/** Of each: the texts that may change, and how it is hidden and shown. */
const kinds = [
  {
    path: 'events',
    texts: ['title', 'location', 'description', 'time'],
    hide: { status: 'Draft' },
    show: { status: 'Published' },
  },
  { path: 'programs', texts: ['title', 'description'], hide: { isActive: false }, show: { isActive: true } },
  { path: 'projects', texts: ['title', 'description'], hide: { isActive: false }, show: { isActive: true } },
  { path: 'partners', texts: ['name'], hide: { isActive: false }, show: { isActive: true } },
  { path: 'team-members', texts: ['name', 'position'], hide: { isActive: false }, show: { isActive: true } },
] as const

onEachDatabase('random saves', (database) => {
  let pages: PageFilesSite
  beforeAll(async () => {
    pages = await openPageFilesSite(database)
  })
  afterAll(() => pages.close())

  /** By a number in the words, no two texts are the same. */
  let number = 0
  const removed: string[] = []
  async function write(): Promise<string> {
    number += 1
    // Each has numbers of its own: which of those at once comes first is not ours to say.
    const random = numbersFrom(seed + number)
    const one = <T>(of: readonly T[]): T => of[random(of.length)] as T
    const kind = one(kinds)
    const records = JSON.parse((await pages.call('GET', `/api/${kind.path}`)).body) as { id: string }[]
    const id = one(records).id
    const path = `/api/${kind.path}/${id}`
    const sent = (method: string, to: string, body?: object) => [method, to, body] as const
    const back = removed.pop()
    const [method, to, body] = one([
      sent('PUT', path, { [one(kind.texts)]: `Words ${number}` }),
      sent('PUT', path, { [one(kind.texts)]: `Words ${number}` }),
      sent('PUT', path, kind.hide),
      sent('PUT', path, kind.show),
      sent('DELETE', path),
      sent('PUT', '/api/footer', { companyDescription: `Words ${number}` }),
      sent('PUT', '/api/site-settings', { shortName: `S ${number}` }),
      ...(back ? [sent('POST', back), sent('POST', back)] : []),
    ])
    if (back && to !== back) removed.push(back)
    const { status } = await pages.call(method, to, body)
    if (method === 'DELETE' && status === 204) removed.push(`/api/trash/${kind.path}/${id}/restore`)
    return `${method} ${to} ${JSON.stringify(body)}: ${status}`
  }

  const turns = Array.from({ length: times }, (_, turn) => turn + 1)
  it.each(turns)('leave no page older than itself, as a file or in memory (%i)', async () => {
    let stayed = 0
    for (let round = 0; round < rounds; round += 1) {
      await pages.visit(addresses)
      const writes: string[] = []
      // Some at once, so that one overtakes the comparing of another.
      const together = Array.from({ length: 1 + (round % 3) }, async () => writes.push(await write()))
      await Promise.all(together)
      const files = await pages.files(addresses)
      const now = await pages.drawnNow(addresses)
      stayed += files.size
      for (const [address, file] of files)
        expect(fileText(file) === now.get(address), `${address} after ${writes.join(', ')}`).toBe(true)
      for (const address of addresses) {
        const shown = await pages.shown(address)
        expect(shown === now.get(address), `${address} in memory after ${writes.join(', ')}`).toBe(true)
      }
    }
    expect(stayed).toBeGreaterThan(0)
  })
})
