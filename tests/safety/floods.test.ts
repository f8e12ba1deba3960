import { readdirSync } from 'node:fs'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type AttackedSite, startAttackedSite } from '../support/attacked-site.ts'
import { onEachDatabase } from '../support/test-app.ts'
import { exampleApplication, newVisitor } from '../support/test-application.ts'
import { boundary, pictureForm, plain, pngClaiming } from '../support/test-pictures.ts'
import { signInAs, type TestUser } from '../support/test-user.ts'
import { definitions, freshBody, save } from './content-bodies.ts'
import { apiRules, distinctRoutes, type Rule } from './route-rules.ts'

const megabyte = 1024 * 1024
const deep = 100_000
const deepBodies = {
  lists: `{"title":${'['.repeat(deep)}${']'.repeat(deep)}}`,
  objects: `${'{"a":'.repeat(deep)}1${'}'.repeat(deep)}`,
}
const writing = distinctRoutes.filter(
  (route) => /^(?:POST|PUT)/.test(route) && !/sign-out|upload/.test(route),
)

onEachDatabase('a flood', (database) => {
  let site: AttackedSite
  let admin: TestUser
  let memory: number
  beforeAll(async () => {
    site = await startAttackedSite(database, { TRUST_PROXY: '127.0.0.1' })
    admin = await signInAs(site, 'super_admin')
    memory = process.memoryUsage().rss
  })
  afterAll(async () => {
    expect(
      readdirSync(site.context.config.dataDir).filter((name) => !/^site\.(db|key)|^files$/.test(name)),
    ).toEqual([])
    expect(process.memoryUsage().rss - memory).toBeLessThan(400 * megabyte)
    await site.close()
  })

  const upload = (payload: Buffer, type: string) => {
    const headers = { ...admin.headers, 'content-type': type }
    return site.send({ method: 'POST', path: '/api/storage/upload', headers, body: payload })
  }
  const json = (route: string, body: string) => {
    const [method = '', address = ''] = route.split(' ')
    const headers = { ...admin.headers, 'content-type': 'application/json' }
    return site.send({ method, path: address.replace(/:\w+/g, '1'), headers, body })
  }

  it.each([
    [60_000, 60_000],
    [10_000, 5001],
    [1_000_000, 51],
  ])('of %i × %i pixels in a few bytes is refused', async (width, height) => {
    const { payload, headers } = pictureForm(pngClaiming(width, height))
    const answer = await upload(payload, headers['content-type'] ?? '')
    expect([400, 413]).toContain(answer.status)
    expect(answer.json().ok).toBe(false)
  })

  it('of parts in a form is refused', async () => {
    const part = `--${boundary}\r\nContent-Disposition: form-data; name="a"\r\n\r\nb\r\n`
    const form = Buffer.from(`${part.repeat(40_000)}--${boundary}--\r\n`)
    expect((await upload(form, `multipart/form-data; boundary=${boundary}`)).status).toBe(400)
  })

  it('of bytes is refused before they are read', async () => {
    const whole = pictureForm(Buffer.alloc(6 * megabyte, 7))
    expect((await upload(whole.payload, String(whole.headers['content-type']))).status).toBe(413)
    for (const route of ['POST /api/applications', 'POST /api/auth/sign-in', 'POST /api/partners']) {
      const answer = await json(route, JSON.stringify({ name: 'a'.repeat(3 * megabyte) }))
      expect([route, answer.status]).toEqual([route, 413])
      expect(answer.json()).toEqual({ message: 'The request is too large' })
    }
  })

  it('of bytes is refused sooner where anybody may send them', async () => {
    const limits: [limit: number, isOfKind: (rule: Rule, route: string) => boolean][] = [
      [64, (_rule, route) => route === 'POST /api/applications'],
      [32, (rule) => rule === 'anyone' || rule === 'session'],
      [512, (rule) => rule === 'read'],
    ]
    for (const route of writing) {
      const rule = apiRules.get(route) ?? 'anyone'
      const kilobytes = limits.find(([, isOfKind]) => isOfKind(rule, route))?.[0]
      if (kilobytes === undefined) continue
      const answer = await json(route, JSON.stringify({ name: 'a'.repeat(kilobytes * 1024) }))
      expect([route, answer.status]).toEqual([route, 413])
    }
    const fits = { ...exampleApplication, padding: 'a'.repeat(40 * 1024) }
    expect((await json('POST /api/applications', JSON.stringify(fits))).status).not.toBe(413)
  })

  it.each(['', '--', `--${boundary}`, `--${boundary}\r\n\r\n`, `--${boundary}--`, '\r\n'.repeat(5000)])(
    'of nothing is refused as a form: %j',
    async (body) => {
      const answer = await upload(Buffer.from(body), `multipart/form-data; boundary=${boundary}`)
      expect(answer.status).toBe(400)
      expect(answer.json().message).toMatch(/^[A-Z]/)
    },
  )

  it('leaves no file behind', async () => {
    const picture = pictureForm(await plain(9, 9).png().toBuffer())
    expect((await upload(picture.payload, String(picture.headers['content-type']))).status).toBe(200)
    const files = readdirSync(`${site.context.config.dataDir}/files`, {
      recursive: true,
      withFileTypes: true,
    })
    expect(files.filter((entry) => entry.isFile())).toHaveLength(1)
  })

  describe('of nesting', () => {
    it.each(Object.entries(deepBodies))('gets nowhere: 100,000 deep %s', async (_what, body) => {
      expect(writing.length).toBeGreaterThan(15)
      for (const route of writing) {
        const answer = await json(route, body)
        expect([route, answer.status < 500]).toEqual([route, true])
        if (answer.status >= 400) expect(answer.json()).toHaveProperty('message')
      }
      const rows = await site.context.database.db.selectFrom('entries').select('data').execute()
      expect(JSON.stringify(rows)).not.toMatch(/\[\[\[|\{\\"a\\":/)
    })
  })

  it('of items in a list is refused', async () => {
    const lists = definitions.filter(({ fields }) => 'sections' in fields)
    expect(lists.length).toBeGreaterThan(1)
    for (const definition of lists) {
      const body = { ...freshBody(definition), sections: Array(100_000).fill({}) }
      const answer = await save(site, admin, definition, body)
      expect(answer.status).toBe(400)
      expect(answer.text.length).toBeLessThan(100_000)
    }
    const ids = Array.from({ length: 10_001 }, (_, index) => String(index))
    expect((await json('PUT /api/partners/order', JSON.stringify({ ids }))).status).toBe(400)
  })

  it.each([
    '{"__proto__":{"isAdmin":true,"role":"super_admin"},"name":"x"}',
    '{"constructor":{"prototype":{"isAdmin":true}},"name":"x"}',
    '{"name":"x","__proto__":null}',
    '{"sections":[{"__proto__":{"isAdmin":true}}],"name":"x","title":"x"}',
  ])('of prototypes is harmless: %s', async (body) => {
    for (const route of writing) {
      const { status } = await json(route, body)
      expect([route, status < 500]).toEqual([route, true])
    }
    expect(({} as { isAdmin?: boolean }).isAdmin).toBeUndefined()
    const rows = await site.context.database.db.selectFrom('entries').select('data').execute()
    expect(JSON.stringify(rows)).not.toContain('isAdmin')
    const form = `__proto__=x&constructor=y&${new URLSearchParams(exampleApplication)}`
    const type = { origin: site.url, 'content-type': 'application/x-www-form-urlencoded' }
    const headers = { ...type, 'x-forwarded-for': newVisitor() }
    expect((await site.send({ method: 'POST', path: '/join', headers, body: form })).status).toBe(200)
  })
})
