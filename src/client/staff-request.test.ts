import { afterEach, expect, it, vi } from 'vitest'
import { RequestError } from './request-json.ts'
import { onSessionNews } from './session.ts'
import { SessionGate } from './session-gate.ts'
import { readAsStaff, saveAsStaff, sendAsStaff, whileSignedIn } from './staff-request.ts'

afterEach(() => vi.unstubAllGlobals())

function answer(body: unknown, headers: Record<string, string>, status = 200) {
  const fetch = vi.fn(async (_url: string, _init?: RequestInit) => Response.json(body, { status, headers }))
  vi.stubGlobal('fetch', fetch)
  return fetch
}

it('keeps the tag of what was read', async () => {
  answer([1], { etag: '"a"' })
  expect(await readAsStaff('/api/partners')).toEqual({ record: [1], etag: '"a"' })
})

it('says that it asks as staff, and takes the answer whatever a proxy made of its cache headers', async () => {
  const fetch = answer([1], { 'cache-control': 'max-age=60', etag: '"a"' })
  expect((await readAsStaff('/api/partners')).record).toEqual([1])
  await sendAsStaff('DELETE', '/api/partners/x')
  await saveAsStaff('POST', '/api/partners', {})
  const asked = fetch.mock.calls.map(([, init]) => new Headers(init?.headers).get('x-audience'))
  expect(asked).toEqual(['staff', 'staff', 'staff'])
})

it('reports the end of the session as the server does', async () => {
  answer({ message: 'Please sign in' }, {}, 401)
  await expect(readAsStaff('/api/partners')).rejects.toMatchObject({ status: 401 })
})

it('sends the tag with a change', async () => {
  const fetch = answer({ id: 'x' }, { etag: '"b"' })
  expect(await saveAsStaff('PUT', '/api/partners/x', { name: 'X' }, { 'if-match': '"a"' })).toEqual({
    record: { id: 'x' },
    etag: '"b"',
  })
  expect(fetch.mock.calls[0]?.[1]).toMatchObject({ method: 'PUT', headers: { 'if-match': '"a"' } })
})

it('tries a call again after the sign-in it waited for, and hands on every other failure', async () => {
  const gate = new SessionGate()
  gate.subscribe(() => gate.waitsFor() && queueMicrotask(gate.open))
  const call = vi
    .fn<() => Promise<string>>()
    .mockRejectedValueOnce(new RequestError(401, '', ''))
    .mockResolvedValueOnce('stored')
  expect(await whileSignedIn('write', call, gate)).toBe('stored')

  const refused = async () => {
    throw new RequestError(403, '', '')
  }
  await expect(whileSignedIn('write', refused, gate)).rejects.toMatchObject({ status: 403 })
})

it('tells the screen when something has to be done before anything else', async () => {
  const news = new Promise((resolve) => {
    const stop = onSessionNews((heard) => {
      stop()
      resolve(heard)
    })
  })
  answer({ message: 'Please choose your own password first.', code: 'password_change_required' }, {}, 403)
  await expect(readAsStaff('/api/users')).rejects.toMatchObject({ status: 403 })
  expect(await news).toBe('signed-in')
})
