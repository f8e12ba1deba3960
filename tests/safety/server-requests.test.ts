import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { type AttackedSite, startAttackedSite } from '../support/attacked-site.ts'
import { onEachDatabase } from '../support/test-app.ts'
import { exampleApplication } from '../support/test-application.ts'
import { formOf } from '../support/test-pictures.ts'
import { signInAs } from '../support/test-user.ts'
import { fieldPlaces, pagePaths, saveOfEveryType } from './content-bodies.ts'
import { apiRules } from './route-rules.ts'

onEachDatabase('an address inside the network', (database) => {
  let site: AttackedSite
  let visits = 0
  const canary = createServer((_request, response) => {
    visits += 1
    response.end('secret')
  })
  canary.on('connection', () => {
    visits += 1
  })
  beforeAll(async () => {
    site = await startAttackedSite(database)
    canary.listen(0, '127.0.0.1')
    await once(canary, 'listening')
  })
  afterAll(async () => {
    canary.close()
    await site.close()
  })

  it('is never called by the server, in whatever field it stands', async () => {
    const { port } = canary.address() as AddressInfo
    const address = `http://127.0.0.1:${port}/canary.png`
    const admin = await signInAs(site, 'super_admin')
    expect(fieldPlaces('link', 'image', 'video').length).toBeGreaterThan(30)
    const records = await saveOfEveryType(site, admin, ({ kind, facts }) => {
      if (['link', 'image', 'video'].includes(kind)) return address
      return ['text', 'longText', 'richText'].includes(kind) ? address.slice(0, facts.maxLength) : undefined
    })
    const application = { ...exampleApplication, request: address, subject: address, name: address }
    await site.send({ method: 'POST', path: '/api/applications', body: application })
    const form = formOf({ name: 'file', bytes: address }, { name: 'url', bytes: address })
    const headers = { ...admin.headers, ...form.headers }
    await site.send({
      method: 'POST',
      path: `/api/storage/upload?url=${address}`,
      headers,
      body: form.payload,
    })
    const readable = [...apiRules.keys()].filter((route) => route.startsWith('GET ') && !route.includes(':'))
    for (const path of [
      ...pagePaths,
      ...records,
      ...readable.map((route) => route.slice(4)),
      '/sitemap.xml',
      '/events.ics',
    ])
      await site.send({ path, headers: { ...admin.headers, referer: address, 'x-forwarded-host': address } })
    for (const path of [
      `/${address}`,
      `/files/${encodeURIComponent(address)}`,
      `/api/partners?url=${address}`,
    ])
      await site.send({ path })
    expect(visits).toBe(0)
  })

  it('would have been noticed', async () => {
    const { port } = canary.address() as AddressInfo
    expect(await (await fetch(`http://127.0.0.1:${port}/`)).text()).toBe('secret')
    expect(visits).toBeGreaterThan(0)
  })
})
