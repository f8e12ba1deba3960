import { createServer, type Server } from 'node:http'
import type { AddressInfo, LookupFunction } from 'node:net'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { checkLinks } from '../../src/server/checks/check-links.ts'
import { linkCheckKind } from '../../src/server/checks/link-check-kind.ts'
import { listLinkChecks } from '../../src/server/checks/link-check-store.ts'
import { type LinkLook, lookAtLink } from '../../src/server/checks/look-at-link.ts'
import { onEachDatabase, startTestApp, type TestApp } from '../support/test-app.ts'
import { signInAs } from '../support/test-user.ts'

describe('a look at a link', () => {
  let internet: Server
  let port: string
  let asked: string[] = []
  beforeAll(async () => {
    internet = createServer((request, reply) => {
      asked.push(`${request.method} ${request.headers.host?.split(':')[0]}${request.url}`)
      if (request.url === '/moved') return reply.writeHead(301, { location: '/here' }).end()
      if (request.url === '/round') return reply.writeHead(302, { location: '/round' }).end()
      if (request.url === '/inside')
        return reply.writeHead(302, { location: 'http://169.254.169.254/secret' }).end()
      if (request.url === '/no-head') return reply.writeHead(request.method === 'HEAD' ? 405 : 200).end()
      if (request.url === '/hangs') return undefined
      const status = Number(request.url?.slice(1)) || 200
      return reply.writeHead(status).end('x'.repeat(1000))
    })
    await new Promise<void>((done) => internet.listen(0, '127.0.0.1', done))
    port = String((internet.address() as AddressInfo).port)
  })
  beforeEach(() => {
    asked = []
  })
  afterAll(() => {
    internet.closeAllConnections()
    internet.close()
  })

  const everyName = ((_host, { all }, done) =>
    all ? done(null, [{ address: '127.0.0.1', family: 4 }]) : done(null, '127.0.0.1', 4)) as LookupFunction
  const look = (
    path: string,
    { isAllowed = (address: string) => address === '127.0.0.1', timeoutMs = 25_000 } = {},
  ) =>
    lookAtLink(`http://partner.example:${port}${path}`, {
      ...{ userAgent: 'test', lookup: everyName, isAllowed, timeoutMs },
      ports: new Set([port]),
    })

  it('tells pages that are there from those that are gone, fail or are silent', async () => {
    expect(await look('/here')).toEqual({ state: 'ok', status: 200 })
    expect(await look('/404')).toEqual({ state: 'gone', status: 404 })
    expect(await look('/410')).toEqual({ state: 'gone', status: 410 })
    expect(await look('/503')).toEqual({ state: 'failing', status: 503 })
    expect(await look('/hangs', { timeoutMs: 50 })).toEqual({ state: 'silent', status: null })
    // The page is there, and not for robots.
    for (const status of [401, 403, 429, 999])
      expect(await look(`/${status}`), String(status)).toEqual({ state: 'ok', status })
  })

  it('asks for the head alone where that is enough, follows to where a page moved, and not for ever', async () => {
    expect(await look('/moved')).toEqual({ state: 'ok', status: 200 })
    expect(asked).toEqual(['HEAD partner.example/moved', 'HEAD partner.example/here'])
    asked = []
    expect(await look('/no-head')).toEqual({ state: 'ok', status: 200 })
    expect(asked).toEqual(['HEAD partner.example/no-head', 'GET partner.example/no-head'])
    expect((await look('/round')).state).toBe('failing')
  })

  it('never asks in closed networks: by name, by number, by a redirect or at another port', async () => {
    const silent = { state: 'silent', status: null }
    const options = { userAgent: 'test', lookup: everyName, ports: new Set([port]) }
    expect(await lookAtLink(`http://partner.example:${port}/here`, options)).toEqual(silent)
    for (const host of ['127.0.0.1', '[::1]', '0x7f000001', '2130706433'])
      expect(await lookAtLink(`http://${host}:${port}/here`, options), host).toEqual(silent)
    expect(await lookAtLink(`http://93.184.216.34:${port}/`, { userAgent: 'test' })).toEqual(silent)
    expect(asked).toEqual([])
    expect(await look('/inside')).toEqual(silent)
  })
})

onEachDatabase('links to other sites', (database) => {
  let site: TestApp
  let headers: { cookie: string }
  beforeEach(async () => {
    site = await startTestApp(database, { LINK_CHECKS: 'off' })
    site.clock.now = new Date('2026-11-01T09:00:00Z')
    headers = (await signInAs(site, 'super_admin')).headers
    const partner = { id: 'nile', name: 'Nile Ventures', websiteUrl: 'https://nile.example/about' }
    const answer = await site.app.inject({ method: 'POST', url: '/api/partners', headers, payload: partner })
    expect(answer.statusCode).toBe(201)
  })
  afterEach(() => site.close())

  const used = ['https://nile.example/about', 'https://other.example/', 'https://other.example/two']
  const run = async (state: (address: string) => LinkLook['state'], links: readonly string[] = used) => {
    const asked: string[] = []
    await checkLinks(site.context, {
      links: async () => links,
      look: async (address) => {
        asked.push(address)
        return { state: state(address), status: null }
      },
      pauseMs: 0,
    })
    return asked.toSorted()
  }
  const later = (days: number) => {
    site.clock.now = new Date(site.context.now().getTime() + days * 86_400_000)
  }
  const found = async () => {
    // A session does not last for days.
    headers = (await signInAs(site, 'viewer')).headers
    const { findings } = (await site.app.inject({ url: '/api/checks?lang=en', headers })).json()
    return findings.map(({ id, check, message }: Record<string, string>) => `${id} ${check}: ${message}`)
  }

  it('are looked at once a week, those that fail once a day, and forgotten when no page has them', async () => {
    expect(await run(() => 'ok')).toEqual(used)
    later(6)
    expect(await run(() => 'ok')).toEqual([])
    later(1)
    expect(await run((address) => (address === used[0] ? 'gone' : 'ok'))).toEqual(used)
    later(1)
    expect(await run(() => 'ok', used.slice(0, 2))).toEqual([used[0]])
    const rows = await listLinkChecks(site.context.database.db)
    expect(rows.map(({ address }) => address).toSorted()).toEqual(used.slice(0, 2))
  })

  it('are reported only after they failed for days, with the day it began, until they answer again', async () => {
    for (const _day of [1, 2, 3]) {
      await run((address) => (address === used[0] ? 'gone' : 'ok'))
      expect(await found()).toEqual([])
      later(1)
    }
    await run((address) => (address === used[0] ? 'gone' : 'ok'))
    expect(await found()).toEqual([
      'nile dead-link: There has been no page at https://nile.example/about since Nov 01, 2026. Look whether it has moved.',
    ])
    later(1)
    await run(() => 'ok')
    expect(await found()).toEqual([])
  })

  it('are not blamed when this server cannot reach the internet', async () => {
    for (const _day of [1, 2, 3, 4, 5]) {
      await run(() => 'silent')
      later(1)
    }
    expect(await listLinkChecks(site.context.database.db)).toEqual([])
    expect(await found()).toEqual([])
  })

  it('are left alone where that is switched off, and by default on a site without a public address', async () => {
    const { deliver, every } = linkCheckKind(site.context)
    expect(every).toBeUndefined()
    await deliver({
      id: '',
      payload: {},
      about: '',
      dueAt: '',
      createdAt: '',
      attempts: 1,
      claim: '',
      wasHeld: false,
    })
    expect(await listLinkChecks(site.context.database.db)).toEqual([])
  })
})
