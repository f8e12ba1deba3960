import { once } from 'node:events'
import { connect } from 'node:net'
import { afterAll, beforeAll, expect, it } from 'vitest'
import type { Permission } from '../../src/shared/roles.ts'
import { type AttackedSite, startAttackedSite } from '../support/attacked-site.ts'
import { onEachDatabase } from '../support/test-app.ts'
import { signInAs } from '../support/test-user.ts'
import { apiRules } from './route-rules.ts'

/** Those that take a body, and need more than anybody has. */
const writing = [...apiRules].filter(([route, rule]) => !route.startsWith('GET ') && rule !== 'anyone')

/** Announced and never sent: who answers has not read it. The first is past every limit. */
const announced = [50_000_000, 900]

onEachDatabase('before a body is read', (database) => {
  let site: AttackedSite
  beforeAll(async () => {
    site = await startAttackedSite(database)
  })
  afterAll(() => site.close())

  const holderOf = async (...permissions: Permission[]) =>
    (await signInAs(site, 'viewer', { permissions })).headers
  const ask = (route: string, headers: Record<string, string>, length: number) => {
    const [method = '', address = ''] = route.split(' ')
    const path = address.replace(/:revision/, '1').replace(/:\w+/g, 'nobody-has-this-id')
    return statusBeforeBody(site.port, `${method} ${path}`, headers, length)
  }

  it.each(announced)('nobody is told anything but to sign in: %i bytes', async (length) => {
    const wrong: string[] = []
    for (const [route] of writing) {
      const status = await ask(route, {}, length)
      if (status !== 401) wrong.push(`${route}: ${status}`)
    }
    expect(wrong).toEqual([])
  })

  it.each(announced)('who holds no permission is refused: %i bytes', async (length) => {
    const headers = await holderOf()
    const wrong: string[] = []
    for (const [route, rule] of writing.filter(([, rule]) => rule !== 'session')) {
      const status = await ask(route, headers, length)
      if (status !== 403) wrong.push(`${route} (${rule}): ${status}`)
    }
    expect(wrong).toEqual([])
  })

  it('who may only read is refused by everything that writes', async () => {
    const headers = await holderOf('read')
    const wrong: string[] = []
    for (const [route] of writing.filter(([, rule]) => rule !== 'session' && rule !== 'read')) {
      const status = await ask(route, headers, 900)
      if (status !== 403) wrong.push(`${route}: ${status}`)
    }
    expect(wrong).toEqual([])
  })

  it('the permission of what the address names is asked for', async () => {
    const media = await holderOf('read', 'manage_media')
    expect(await ask('POST /api/trash/programs/x/restore', media, 900)).toBe(403)
    const content = await holderOf('read', 'manage_content')
    expect(await ask('POST /api/trash/media-albums/x/restore', content, 900)).toBe(403)
    expect(await ask('POST /api/trash/site-settings/x/restore', content, 900)).toBe(403)
  })

  it('a preview that is no more takes no note', async () => {
    const form = { 'content-type': 'application/x-www-form-urlencoded', origin: site.url }
    for (const address of ['/preview/none', '/preview/none/join'])
      expect(await statusBeforeBody(site.port, `POST ${address}`, form, 900)).toBe(410)
  })
})

/** What is answered to the head of a request and the beginning of a body that makes no sense. */
async function statusBeforeBody(
  port: number,
  call: string,
  headers: Record<string, string>,
  length: number,
): Promise<number> {
  const socket = connect(port, '127.0.0.1')
  socket.on('error', () => undefined)
  const given = { 'content-type': 'application/json', ...headers, 'content-length': String(length) }
  const lines = Object.entries({ host: `127.0.0.1:${port}`, ...given }).map(
    ([name, value]) => `${name}: ${value}`,
  )
  socket.write(`${call} HTTP/1.1\r\n${lines.join('\r\n')}\r\n\r\n]{"`)
  const [answer] = (await Promise.race([once(socket, 'data'), once(socket, 'close')])) as [Buffer | boolean]
  socket.destroy()
  return Number(/^HTTP\/1\.1 (\d+)/.exec(String(answer))?.[1] ?? 0)
}
