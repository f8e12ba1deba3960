import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type AttackedSite, startAttackedSite } from '../support/attacked-site.ts'
import { onEachDatabase } from '../support/test-app.ts'
import { countSent, exampleApplication } from '../support/test-application.ts'

const names = [
  'x-forwarded-for',
  'x-real-ip',
  'forwarded',
  'x-client-ip',
  'true-client-ip',
  'cf-connecting-ip',
  'x-cluster-client-ip',
]
const claim = (address: string) =>
  Object.fromEntries(names.map((name) => [name, name === 'forwarded' ? `for=${address}` : address]))

function apply(site: AttackedSite, headers: Record<string, string>) {
  return site.send({ method: 'POST', path: '/api/applications', headers, body: exampleApplication })
}

function guess(site: AttackedSite, index: number, headers: Record<string, string>) {
  const body = { email: `person${index}@example.org`, password: 'some guess' }
  return site.send({ method: 'POST', path: '/api/auth/sign-in', headers, body })
}

async function statusesOf(answers: Promise<{ status: number }>[]): Promise<Record<number, number>> {
  const counts: Record<number, number> = {}
  for (const { status } of await Promise.all(answers)) counts[status] = (counts[status] ?? 0) + 1
  return counts
}

async function countMarked({ context }: AttackedSite): Promise<number> {
  const rows = await context.database.db.selectFrom('applications').select('is_one_of_many').execute()
  return rows.filter((row) => row.is_one_of_many === 1).length
}

onEachDatabase('limits', (database) => {
  describe('without a proxy', () => {
    let site: AttackedSite
    beforeAll(async () => {
      site = await startAttackedSite(database)
    })
    afterAll(() => site.close())

    it('count applications by the connection, whatever address is claimed, also all at once', async () => {
      await countSent(site, '127.0.0.1', 290)
      const sent = Array.from({ length: 25 }, (_, index) => apply(site, claim(`203.0.113.${index}`)))
      expect(await statusesOf(sent)).toEqual({ 201: 25 })
      expect(await countMarked(site)).toBe(15)
      await apply(site, claim('2001:db8::1'))
      expect(await countMarked(site)).toBe(16)
    })

    it('count guesses of passwords the same way', async () => {
      const sent = Array.from({ length: 30 }, (_, index) => guess(site, index, claim(`203.0.113.${index}`)))
      expect(await statusesOf(sent)).toEqual({ 401: 20, 429: 10 })
    })

    it('count the form without scripts with the others', async () => {
      const body = new URLSearchParams(exampleApplication).toString()
      const type = { origin: site.url, 'content-type': 'application/x-www-form-urlencoded' }
      const headers = { ...claim('203.0.113.200'), ...type }
      const before = await countMarked(site)
      const { status } = await site.send({ method: 'POST', path: '/join', headers, body })
      expect(status).toBe(200)
      expect(await countMarked(site)).toBe(before + 1)
    })

    it('refuse a flood by the connection, and give the form without scripts back with every word', async () => {
      const wrong = { ...exampleApplication, email: '' }
      const send = (index: number) =>
        site.send({
          method: 'POST',
          path: '/api/applications',
          headers: claim(`203.0.113.${index}`),
          body: wrong,
        })
      site.clock.now = new Date()
      for (let sent = 0; sent < 400; sent += 50)
        await Promise.all(Array.from({ length: 50 }, (_, index) => send(index)))
      const answer = await apply(site, claim('2001:db8::1'))
      expect(answer.status).toBe(429)
      expect(Number(answer.headers['retry-after'])).toBeGreaterThan(0)
      const body = new URLSearchParams(exampleApplication).toString()
      const type = { origin: site.url, 'content-type': 'application/x-www-form-urlencoded' }
      const { status, text } = await site.send({ method: 'POST', path: '/join', headers: type, body })
      site.clock.now = undefined
      expect(status).toBe(429)
      expect(text).toContain('Very many applications are coming in.')
      expect(text).toContain(exampleApplication.request)
    })
  })

  describe('behind a proxy that is trusted by configuration', () => {
    let site: AttackedSite
    beforeAll(async () => {
      site = await startAttackedSite(database, { TRUST_PROXY: '127.0.0.1' })
    })
    afterAll(() => site.close())

    it('count by the address the proxy saw, not by what the visitor wrote before it', async () => {
      await countSent(site, '203.0.113.7', 290)
      const sent = Array.from({ length: 15 }, (_, index) =>
        apply(site, { 'x-forwarded-for': `198.51.100.${index}, 203.0.113.7` }),
      )
      expect(await statusesOf(sent)).toEqual({ 201: 15 })
      expect(await countMarked(site)).toBe(5)
      await apply(site, { 'x-forwarded-for': '203.0.113.8' })
      expect(await countMarked(site)).toBe(5)
    })

    it('take a whole IPv6 network for one visitor', async () => {
      const from = (network: string, index: number) => ({
        'x-forwarded-for': `2001:db8:0:${network}::${index.toString(16)}`,
      })
      await countSent(site, '2001:db8:0:7::99', 290)
      const before = await countMarked(site)
      const applications = Array.from({ length: 15 }, (_, index) => apply(site, from('7', index + 1)))
      expect(await statusesOf(applications)).toEqual({ 201: 15 })
      expect(await countMarked(site)).toBe(before + 5)
      await apply(site, from('8', 1))
      expect(await countMarked(site)).toBe(before + 5)
      const guesses = Array.from({ length: 25 }, (_, index) => guess(site, index, from('9', index + 1)))
      expect(await statusesOf(guesses)).toEqual({ 401: 20, 429: 5 })
    })
  })
})
