import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type AttackedSite, startAttackedSite } from '../support/attacked-site.ts'
import { onEachDatabase } from '../support/test-app.ts'
import { exampleApplication } from '../support/test-application.ts'

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

onEachDatabase('limits', (database) => {
  describe('without a proxy', () => {
    let site: AttackedSite
    beforeAll(async () => {
      site = await startAttackedSite(database)
    })
    afterAll(() => site.close())

    it('count applications by the connection, whatever address is claimed, also all at once', async () => {
      const sent = Array.from({ length: 25 }, (_, index) => apply(site, claim(`203.0.113.${index}`)))
      expect(await statusesOf(sent)).toEqual({ 201: 10, 429: 15 })
      const answer = await apply(site, claim('2001:db8::1'))
      expect(answer.status).toBe(429)
      expect(Number(answer.headers['retry-after'])).toBeGreaterThan(0)
    })

    it('count guesses of passwords the same way', async () => {
      const sent = Array.from({ length: 30 }, (_, index) => guess(site, index, claim(`203.0.113.${index}`)))
      expect(await statusesOf(sent)).toEqual({ 401: 20, 429: 10 })
    })

    it('count the form without scripts with the others', async () => {
      const body = new URLSearchParams(exampleApplication).toString()
      const type = { origin: site.url, 'content-type': 'application/x-www-form-urlencoded' }
      const headers = { ...claim('203.0.113.200'), ...type }
      const { status, text } = await site.send({ method: 'POST', path: '/join', headers, body })
      expect(status).toBe(429)
      expect(text).toContain('Many applications came from your address')
    })
  })

  describe('behind a proxy that is trusted by configuration', () => {
    let site: AttackedSite
    beforeAll(async () => {
      site = await startAttackedSite(database, { TRUST_PROXY: '127.0.0.1' })
    })
    afterAll(() => site.close())

    it('count by the address the proxy saw, not by what the visitor wrote before it', async () => {
      const sent = Array.from({ length: 15 }, (_, index) =>
        apply(site, { 'x-forwarded-for': `198.51.100.${index}, 203.0.113.7` }),
      )
      expect(await statusesOf(sent)).toEqual({ 201: 10, 429: 5 })
      expect((await apply(site, { 'x-forwarded-for': '203.0.113.8' })).status).toBe(201)
    })

    it('take a whole IPv6 network for one visitor', async () => {
      const from = (network: string, index: number) => ({
        'x-forwarded-for': `2001:db8:0:${network}::${index.toString(16)}`,
      })
      const applications = Array.from({ length: 15 }, (_, index) => apply(site, from('7', index + 1)))
      expect(await statusesOf(applications)).toEqual({ 201: 10, 429: 5 })
      expect((await apply(site, from('8', 1))).status).toBe(201)
      const guesses = Array.from({ length: 25 }, (_, index) => guess(site, index, from('9', index + 1)))
      expect(await statusesOf(guesses)).toEqual({ 401: 20, 429: 5 })
    })
  })
})
